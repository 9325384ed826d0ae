import Tatami

/// A text in a cell of a grid.
@MainActor
struct GridCell {
  let label: GridLabel
  /// The largest ascent of the text's fonts, in points.
  let ascent: Double
  /// The width on one line, in points.
  let width: Double
  /// The width of the longest word, in points.
  let wordWidth: Double
  /// The width in front of the decimals of a number that is aligned at them, in points.
  var headWidth: Double?
}

/// The texts of a grid; nil for empty cells.
@MainActor
struct GridCells {
  private let rows: [[GridCell?]]
  private let alignments: [GridAlignment]
  private let ranges: GridWidths
  /// The widths in front of the decimals and of the rest, by column.
  private let decimals: [(head: Double, tail: Double)]

  /// The width of a cell with a limited number of lines from which it ends in an ellipsis early.
  private static let shortest = 40.0

  init(rows: [[GridCell?]], columns: [(GridColumn, GridAlignment)]) {
    self.rows = rows
    alignments = columns.map(\.1)
    decimals = columns.indices.map { column in
      let numbers = rows.compactMap { $0[column] }.filter { $0.headWidth != nil }
      let heads = numbers.map { $0.headWidth ?? 0 }
      let tails = numbers.map { $0.width - ($0.headWidth ?? 0) }
      return (heads.max() ?? 0, tails.max() ?? 0)
    }
    let decimals = decimals
    ranges = GridWidths(
      columns.enumerated().map { index, column in
        let cells = rows.compactMap { $0[index] }
        let block = (decimals[index].head + decimals[index].tail).rounded(.up)
        let natural = max(block, cells.map(\.width).max() ?? 0)
        let words = cells.map { $0.headWidth == nil ? $0.wordWidth : $0.width }.max() ?? 0
        let least = column.0.lines == 1 && block == 0 ? Self.shortest : max(block, words)
        return GridWidths.Column(
          width: column.0.width,
          natural: natural,
          least: min(least, natural)
        )
      }
    )
  }

  /// Returns the widths of the columns.
  ///
  /// - Parameters:
  ///   - length: The width of all columns together; nil for no limit.
  ///   - fills: Whether the columns fill a length that is larger than their content.
  func widths(in length: Double?, fills: Bool) -> [Double] {
    guard let length else { return ranges.unlimited() }
    let natural = ranges.unlimited()
    if !fills, !ranges.hasShares, natural.reduce(0, +) <= length { return natural }
    return ranges.widths(in: max(0, length))
  }

  /// Returns the heights of the rows without their padding.
  func heights(_ widths: [Double]) -> [Double] {
    rows.map { row in
      let ascent = row.compactMap { $0?.ascent }.max() ?? 0
      let bottoms = zip(row, widths).map { cell, width in
        cell.map { ascent - $0.ascent + Self.height($0, width) } ?? 0
      }
      return bottoms.max() ?? 0
    }
  }

  private static func height(_ cell: GridCell, _ width: Double) -> Double {
    let limit = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    return cell.label.sizeThatFits(limit).height
  }

  /// Aligns the lines of all texts.
  func align(isMirrored: Bool) {
    for row in rows {
      for (cell, alignment) in zip(row, alignments) {
        let lines: NSTextAlignment =
          switch alignment {
          case .leading: .natural
          case .center: .center
          case .trailing, .decimal: isMirrored ? .left : .right
          }
        cell?.label.align(lines)
      }
    }
  }

  /// Places a text in the rectangle of its cell, on the baseline of its row.
  func place(row: Int, column: Int, in area: CGRect, isMirrored: Bool) {
    guard let cell = rows[row][column] else { return }
    let ascent = rows[row].compactMap { $0?.ascent }.max() ?? 0
    var frame = area
    frame.origin.y += ascent - cell.ascent
    frame.size.height = Self.height(cell, area.width)
    if let head = cell.headWidth {
      let block = decimals[column]
      let start = isMirrored ? area.minX : max(area.minX, area.maxX - block.head - block.tail)
      frame.origin.x = start + block.head - head
      frame.size.width = max(0, min(cell.width, area.maxX - frame.minX))
    }
    cell.label.frame = frame
  }
}

extension SceneLabel {
  /// Shows the lines with an alignment.
  func align(_ alignment: NSTextAlignment) {
    guard alignment != textAlignment else { return }
    paragraph.alignment = alignment
    textAlignment = alignment
    propertiesDidChange()
  }
}
