import TatamiGeometry

/// A table at its position on a poster.
struct PosterTable {
  /// The texts.
  private(set) var content: TableContent
  /// The frame of the whole table.
  private(set) var frame: Rect
  /// The index of the first row, above 0 if the table continues that of another page.
  private(set) var firstRow = 0
  /// The x coordinate of the names.
  let nameX: Double
  /// The height of a row.
  private let rowHeight: Double
  /// The width of a column of numbers.
  let numberWidth: Double

  /// The titles of the columns after the name.
  var titles: [String] { content.titles }
  /// The index of the last row above the line below those who play in the next stage, nil without
  /// one in these rows.
  var lastQualifiedRow: Int? {
    let index = content.qualifiedCount - 1 - firstRow
    return rows.indices.contains(index) ? index : nil
  }
  /// The rows, best first.
  var rows: [TableContent.Row] { content.rows }

  /// Plans a table with its origin at zero, as wide as its texts need.
  ///
  /// - Parameter nameLimit: The maximum width of names; wider ones have two lines. Nil for none.
  init(_ content: TableContent, nameLimit: Double? = nil) {
    self.content = content
    let rows = content.rows
    let numberFont = PosterSheet.Font.tablePoints
    nameX = max(34, PosterText.width(of: "\(rows.count)", numberFont) + 16)
    let numbers = rows.flatMap(\.numbers).map { PosterText.width(of: $0, numberFont) }
    numberWidth = max(PosterMetrics.numberWidth, ((numbers.max() ?? 0) + 8).rounded(.up))
    rowHeight = PosterMetrics.tableRowHeight + (nameLimit == nil ? 0 : PosterMetrics.secondLine)
    let names = rows.map { row in
      PosterText.width(of: row.shownName, .winner) + row.logo.width
    }
    let width =
      nameX + min(max(names.max() ?? 0, 60), nameLimit ?? .infinity) + 8 + Double(
        content.titles.count
      ) * numberWidth + 10
    let height =
      PosterMetrics.tableHeaderHeight + Double(rows.count) * rowHeight + 2
    frame = Rect(x: 0, y: 0, width: width.rounded(.up), height: height)
  }

  /// The right edge of a column of numbers, from the table's left edge.
  func rightEdge(ofColumn column: Int) -> Double {
    frame.width - 10 - Double(titles.count - 1 - column) * numberWidth
  }

  /// Returns the frame of a row.
  func frame(ofRow index: Int) -> Rect {
    let y = frame.minY + PosterMetrics.tableHeaderHeight + Double(index) * rowHeight
    return Rect(x: frame.minX, y: y, width: frame.width, height: rowHeight)
  }

  /// Returns the frame of a number in a row or in the titles.
  func cell(ofColumn column: Int, in row: Rect) -> Rect {
    let width = numberWidth + 4
    let x = row.minX + rightEdge(ofColumn: column) - width
    return Rect(x: x, y: row.minY, width: width, height: row.height)
  }

  /// The table, moved by the coordinates of a point.
  func moved(by origin: Point) -> PosterTable {
    var copy = self
    copy.frame = frame.offset(by: origin)
    return copy
  }

  /// The table with some of its rows, at their positions.
  func rows(_ range: ClosedRange<Int>) -> PosterTable {
    var copy = self
    copy.content = content.rows(range)
    copy.firstRow = firstRow + range.lowerBound
    copy.frame.origin.y += Double(range.lowerBound) * rowHeight
    copy.frame.size.height -=
      Double(rows.count - range.count) * rowHeight
    return copy
  }

  /// The table in another width.
  func widened(to width: Double) -> PosterTable {
    var copy = self
    copy.frame.size.width = width
    return copy
  }
}
