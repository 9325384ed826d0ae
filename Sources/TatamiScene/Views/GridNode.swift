import Tatami

/// A grid of a document.
final class GridNode: UIView, ComposedView {
  var columns: [GridColumn] = []
  var rows: [GridRow] = []
  /// The style of the titles.
  var header = GridRow()
  /// The changes of the text style of all cells.
  var changes: [SceneProperty<TextStyle>.Assignment] = []
  /// The space between columns, in points.
  var space = 16.0
  var rowPadding = BorderInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
  var separators = GridSeparators.rows
  var separatorColor = UIColor.separator
  /// The color behind every second row; nil for none.
  var stripes: UIColor?

  private var content = GridCells(rows: [], columns: [])
  private var lines: [GridLine] = []
  /// The texts of the rows, that of the titles included; nil for empty cells.
  private(set) var table: [[GridLabel?]] = []
  /// The measured sizes by the width of the row.
  private var sizes: [CGFloat: CGSize] = [:]

  /// The length from which a box has no limit, in points.
  private static let unlimited = 1_000_000.0

  func propertiesDidChange() {
    let count = max(columns.count, rows.map(\.cells.count).max() ?? 0)
    columns += Array(repeating: GridColumn(), count: count - columns.count)
    let alignments = columns.indices.map(alignment)
    var base = TextStyle()
    for change in changes { change(&base) }
    let builder = GridCellBuilder(
      base: base,
      columns: columns,
      alignments: alignments,
      rows: rows
    )
    var cells = rows.map { builder.cells(of: $0) }
    if hasTitles { cells.insert(builder.titles(header), at: 0) }
    table = cells.map { $0.map { $0?.label } }
    for (row, labels) in table.enumerated() { for label in labels { label?.row = row } }
    content = GridCells(rows: cells, columns: zip(columns, alignments).map { $0 })
    lines = (0..<cells.count).map(line)
    for line in lines { for view in line.views { addSubview(view) } }
    for cell in cells.joined() { cell.map { addSubview($0.label) } }
  }

  /// Whether a column has a title.
  var hasTitles: Bool { columns.contains { !$0.title.isEmpty } }

  private func alignment(_ column: Int) -> GridAlignment {
    if let alignment = columns[column].alignment { return alignment }
    let texts = rows.map { $0.spans(in: column).joined }.filter { !$0.isEmpty }
    let areNumbers = !texts.isEmpty && texts.allSatisfy { GridNumber($0) != nil }
    return areNumbers ? .decimal : .leading
  }

  /// Returns the background and the line of a row, counted with that of the titles.
  private func line(_ index: Int) -> GridLine {
    let titles = hasTitles ? 1 : 0
    let row = index < titles ? header : rows[index - titles]
    let isBelowTitles = titles == 1 && index == 1
    let hasSeparator =
      switch separators {
      case .none: false
      case .header: isBelowTitles
      case .rows: index > 0
      }
    let isStriped = index >= titles && (index - titles) % 2 == 1
    return GridLine(
      background: row.background ?? (isStriped ? stripes : nil),
      separator: row.hasSeparator ?? hasSeparator ? separatorColor : nil
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < Self.unlimited
    let width = isLimited ? size.width : .infinity
    if let size = sizes[width] { return size }
    let padding = horizontalPadding
    let widths = content.widths(in: isLimited ? width - padding : nil, fills: false)
    let height = content.heights(widths).reduce(0) { $0 + rowHeight($1) }
    let size = CGSize(width: max(0, widths.reduce(padding, +)), height: height)
    sizes[width] = size
    return size
  }

  /// The part of a row's width that is not that of columns, in points.
  private var horizontalPadding: Double {
    let insets = rowPadding.insets(in: direction)
    return insets.left + insets.right + space * Double(max(0, columns.count - 1))
  }

  private var direction: SemanticDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private func rowHeight(_ height: Double) -> Double {
    max(0, height + rowPadding.top + rowPadding.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = direction == .rightToLeft
    let widths = content.widths(in: bounds.width - horizontalPadding, fills: true)
    let insets = rowPadding.insets(in: direction)
    var top = 0.0
    content.align(isMirrored: isMirrored)
    for (index, height) in content.heights(widths).enumerated() {
      lines[index].place(top: top, width: bounds.width, height: rowHeight(height))
      var start = isMirrored ? insets.right : insets.left
      for (column, width) in widths.enumerated() {
        let x = isMirrored ? bounds.width - start - width : start
        let area = CGRect(x: x, y: top + rowPadding.top, width: width, height: height)
        content.place(row: index, column: column, in: area, isMirrored: isMirrored)
        start += width + space
      }
      top += rowHeight(height)
    }
  }
}

/// The background of a row and the line above it.
struct GridLine {
  /// The views, the background first.
  let views: [UIView]
  private let hasSeparator: Bool

  /// The thickness of a line, in points.
  private static let thickness = 1.0

  @MainActor
  init(background: UIColor?, separator: UIColor?) {
    hasSeparator = separator != nil
    views = [background, separator].compactMap { color in
      color.map { color in
        let view = UIView(frame: .zero)
        view.backgroundColor = color
        return view
      }
    }
  }

  @MainActor
  func place(top: Double, width: Double, height: Double) {
    for view in views {
      view.frame = CGRect(x: 0, y: top, width: width, height: height)
    }
    if hasSeparator { views.last?.frame.size.height = min(Self.thickness, height) }
  }
}

extension [TextSpan] {
  /// The whole text.
  var joined: String { map(\.text).joined() }
}
