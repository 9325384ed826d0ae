import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The table of a pool: its texts and the positions of its columns.
struct PoolTablePlan {
  /// A row: the cells after the name.
  struct Row {
    let rank: String
    let name: String
    let numbers: [String]
  }

  /// The frame of the whole table.
  private(set) var frame: Rect
  /// The titles of the columns after the name.
  let titles: [String]
  /// The rows, best first.
  let rows: [Row]
  /// The x coordinate of the names.
  let nameX: Double
  /// The width of a column of numbers.
  let numberWidth: Double

  /// The rules of the tables: three points for a win, ties by the score difference.
  static let rules = PoolRules(tieBreak: .overall)

  /// Plans the table of a group with its origin at zero.
  @MainActor
  init(ofGroup group: Int, of tournament: Tournament) {
    let table = tournament.table(ofGroup: group, rules: Self.rules(of: tournament, group: group))
    let hasScores = table.contains { $0.scoreFor + $0.scoreAgainst > 0 }
    titles = ["P", "W", "D", "L"] + (hasScores ? ["For", "Ag.", "+/−"] : []) + ["Pts"]
    rows = table.map { row in
      let counts = [row.played, row.wins, row.draws, row.losses].map(String.init)
      let scores = [row.scoreFor, row.scoreAgainst].map(Self.text)
      let sign = row.scoreDifference > 0 ? "+" : row.scoreDifference < 0 ? "−" : ""
      let difference = sign + Self.text(abs(row.scoreDifference))
      return Row(
        rank: row.played == 0 ? "–" : "\(row.rank)",
        name: tournament.participants[row.participant].name.singleLine,
        numbers: counts + (hasScores ? scores + [difference] : []) + [Self.text(row.points)]
      )
    }
    let numberFont = StagesMetrics.pointsFont
    nameX = max(34, PosterText.width(of: "\(rows.count)", numberFont) + 16)
    let numbers = rows.flatMap(\.numbers).map { PosterText.width(of: $0, numberFont) }
    numberWidth = max(StagesMetrics.numberWidth, ((numbers.max() ?? 0) + 8).rounded(.up))
    let names = rows.map { PosterText.width(of: $0.name, PosterMetrics.winnerFont) }
    let width =
      nameX + max(names.max() ?? 0, 60) + 8 + Double(titles.count) * numberWidth + 10
    let height =
      StagesMetrics.tableHeaderHeight + Double(rows.count) * StagesMetrics.tableRowHeight + 2
    frame = Rect(x: 0, y: 0, width: width.rounded(.up), height: height)
  }

  /// The right edge of a column of numbers.
  func rightEdge(ofColumn column: Int) -> Double {
    frame.width - 10 - Double(titles.count - 1 - column) * numberWidth
  }

  /// The rules of a pool: one point for a win and a half for a draw if the two sides of every match
  /// share one point.
  private static func rules(of tournament: Tournament, group: Int) -> PoolRules {
    let played = tournament.groups[group].rounds.flatMap { tournament.rounds[$0].matches }
      .map { tournament.matches[$0].results }
      .filter { $0.first?.score != nil && $0.second?.score != nil }
    let sharesPoint = played.allSatisfy { ($0.first?.score ?? 0) + ($0.second?.score ?? 0) == 1 }
    let hasHalf = played.contains { $0.first?.score == 0.5 }
    var rules = rules
    guard sharesPoint, hasHalf else { return rules }
    (rules.pointsForWin, rules.pointsForDraw) = (1, 0.5)
    return rules
  }

  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let points = MatchRecord.Points(halves: Int(min(max(number * 2, 0), 1e6)))
    return Double(points.halves) == number * 2 ? points.description : "\(number)"
  }

  /// The table, moved by the coordinates of a point.
  func moved(by origin: Point) -> PoolTablePlan {
    var copy = self
    copy.frame = frame.moved(by: origin)
    return copy
  }

  /// The table in another width.
  func widened(to width: Double) -> PoolTablePlan {
    var copy = self
    copy.frame.size.width = width
    return copy
  }
}
