import Tatami

/// Creates the texts of a grid.
@MainActor
struct GridCellBuilder {
  /// The text style of the grid.
  let base: TextStyle
  let columns: [GridColumn]
  let alignments: [GridAlignment]
  /// A label for measuring parts of texts.
  private let ruler = SceneLabel(frame: .zero)
  /// The characters that begin decimals, by column.
  private var points: [Character?] = []

  /// The number of words of a text that are measured, the longest ones.
  private static let measuredWords = 3

  init(base: TextStyle, columns: [GridColumn], alignments: [GridAlignment], rows: [GridRow]) {
    self.base = base
    self.columns = columns
    self.alignments = alignments
    points = columns.indices.map { (column) -> Character? in
      guard alignments[column] == .decimal else { return nil }
      return rows.lazy.compactMap { GridNumber($0.spans(in: column).joined)?.point }.first
    }
  }

  /// Returns the texts of a row; nil for empty cells.
  func cells(of row: GridRow) -> [GridCell?] {
    columns.indices.map { column in
      let style = style(of: column, columns[column].changes + row.changes)
      return cell(row.spans(in: column), style: style, column)
    }
  }

  /// Returns the titles of the columns; nil for columns without one.
  func titles(_ header: GridRow) -> [GridCell?] {
    columns.indices.map { column in
      let defaults: SceneProperty<TextStyle>.Assignment = { style in
        style.size = max(1, style.size * 0.8)
        style.weight = .semibold
        style.color = .secondaryLabel
      }
      let style = style(of: column, [defaults] + header.changes)
      var cell = cell(columns[column].title, style: style, column)
      cell?.headWidth = nil
      return cell
    }
  }

  private func style(
    of column: Int,
    _ changes: [SceneProperty<TextStyle>.Assignment]
  ) -> TextStyle {
    var style = base
    if alignments[column] == .decimal { style.hasMonospacedDigits = true }
    for change in changes { change(&style) }
    return style
  }

  private func cell(_ spans: [TextSpan], style: TextStyle, _ column: Int) -> GridCell? {
    let text = spans.joined
    guard !text.isEmpty else { return nil }
    let label = GridLabel(frame: .zero)
    label.column = column
    label.textStyle = style
    label.spans = spans
    label.numberOfLines = columns[column].lines
    label.propertiesDidChange()
    let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "/" }
    let longest = words.sorted { $0.count > $1.count }.prefix(Self.measuredWords)
    return GridCell(
      label: label,
      ascent: ascent(spans, style),
      width: width(spans, style),
      wordWidth: longest.map { width(String($0), style) }.max() ?? 0,
      headWidth: headWidth(text, style, column)
    )
  }

  private func ascent(_ spans: [TextSpan], _ style: TextStyle) -> Double {
    let ascents = spans.map { span in
      var style = style
      for change in span.changes { change(&style) }
      return Double(style.font.ascender + style.baselineOffset)
    }
    return ascents.max() ?? 0
  }

  /// Returns the width of a text on one line for each of its own, in whole points.
  private func width(_ spans: [TextSpan], _ style: TextStyle) -> Double {
    ruler.textStyle = style
    ruler.spans = spans
    ruler.propertiesDidChange()
    let unlimited = CGSize(width: Double.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return ruler.sizeThatFits(unlimited).width.rounded(.up)
  }

  private func width(_ text: String, _ style: TextStyle) -> Double {
    width([TextSpan(text: text)], style)
  }

  private func headWidth(_ text: String, _ style: TextStyle, _ column: Int) -> Double? {
    guard alignments[column] == .decimal, let number = GridNumber(text) else { return nil }
    let head = number.head(point: points[column])
    return head.isEmpty ? 0 : width(String(head), style)
  }
}
