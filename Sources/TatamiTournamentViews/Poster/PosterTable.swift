import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The table of a pool: its texts and the positions of its columns.
struct PosterTable {
  /// A row: the cells after the name.
  struct Row {
    let rank: String
    /// The index of the participant, or the pairing number of the player.
    let participant: Int
    let name: String
    let numbers: [String]
  }

  /// The frame of the whole table.
  private(set) var frame: Rect
  /// The titles of the columns after the name.
  let titles: [String]
  /// The rows, best first.
  private(set) var rows: [Row]
  /// The index of the first row, above 0 if the table continues that of another page.
  private(set) var firstRow = 0
  /// The x coordinate of the names.
  let nameX: Double
  /// The width of a column of numbers.
  let numberWidth: Double

  /// Plans the table of a group with its origin at zero.
  ///
  /// - Parameter rules: Nil for the usual rules, or those of results that share a point.
  @MainActor
  init(ofGroup group: Int, of tournament: Tournament, rules: PoolRules? = nil) {
    let rules = rules ?? tournament.usualRules(ofGroup: group)
    let table = tournament.table(ofGroup: group, rules: rules)
    let hasScores = table.contains { $0.scoreFor + $0.scoreAgainst > 0 }
    let titles = ["P", "W", "D", "L"] + (hasScores ? ["For", "Ag.", "+/−"] : []) + ["Pts"]
    let rows = table.map { row in
      let counts = [row.played, row.wins, row.draws, row.losses].map(String.init)
      let scores = [row.scoreFor, row.scoreAgainst].map(Self.text)
      let sign = row.scoreDifference > 0 ? "+" : row.scoreDifference < 0 ? "−" : ""
      let difference = sign + Self.text(abs(row.scoreDifference))
      return Row(
        rank: row.played == 0 ? "–" : "\(row.rank)",
        participant: row.participant,
        name: tournament.participants[row.participant].name.singleLine,
        numbers: counts + (hasScores ? scores + [difference] : []) + [Self.text(row.points)]
      )
    }
    self.init(titles: titles, rows: rows)
  }

  /// Plans a table with its origin at zero, as wide as its texts need.
  @MainActor
  init(titles: [String], rows: [Row]) {
    self.titles = titles
    self.rows = rows
    let numberFont = PosterSheet.Font.tablePoints
    nameX = max(34, PosterText.width(of: "\(rows.count)", numberFont) + 16)
    let numbers = rows.flatMap(\.numbers).map { PosterText.width(of: $0, numberFont) }
    numberWidth = max(PosterMetrics.numberWidth, ((numbers.max() ?? 0) + 8).rounded(.up))
    let names = rows.map { PosterText.width(of: $0.name, .winner) }
    let width =
      nameX + max(names.max() ?? 0, 60) + 8 + Double(titles.count) * numberWidth + 10
    let height =
      PosterMetrics.tableHeaderHeight + Double(rows.count) * PosterMetrics.tableRowHeight + 2
    frame = Rect(x: 0, y: 0, width: width.rounded(.up), height: height)
  }

  /// The right edge of a column of numbers, from the table's left edge.
  func rightEdge(ofColumn column: Int) -> Double {
    frame.width - 10 - Double(titles.count - 1 - column) * numberWidth
  }

  /// The text of a number: halves and quarters as "½", "¼" and "¾".
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let whole = number.rounded(.down)
    if (0..<1e6).contains(number), let quarter = [0.25: "¼", 0.75: "¾"][number - whole] {
      return whole == 0 ? quarter : "\(Int(whole))\(quarter)"
    }
    let points = MatchRecord.Points(halves: Int(min(max(number * 2, 0), 1e6)))
    return Double(points.halves) == number * 2 ? points.description : "\(number)"
  }

  /// Returns the frame of a row.
  func frame(ofRow index: Int) -> Rect {
    let height = PosterMetrics.tableRowHeight
    let y = frame.minY + PosterMetrics.tableHeaderHeight + Double(index) * height
    return Rect(x: frame.minX, y: y, width: frame.width, height: height)
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
    copy.rows = Array(rows[range])
    copy.firstRow = firstRow + range.lowerBound
    copy.frame.origin.y += Double(range.lowerBound) * PosterMetrics.tableRowHeight
    copy.frame.size.height -=
      Double(rows.count - range.count) * PosterMetrics.tableRowHeight
    return copy
  }

  /// The table in another width.
  func widened(to width: Double) -> PosterTable {
    var copy = self
    copy.frame.size.width = width
    return copy
  }
}
