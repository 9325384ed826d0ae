/// Random match lists with byes, shoot-outs, unplayed finals and third-place matches.
public enum RandomCup {
  /// A row of a match list.
  public struct Row: Sendable {
    /// The round's name.
    public var round: String
    /// The home team's name.
    public var home: String
    /// The away team's name.
    public var away: String
    /// The home and away scores, nil before the match.
    public var score: (Int, Int)?
    /// The home and away penalties, nil if there is no shoot-out.
    public var penalties: (Int, Int)?
  }

  /// Returns the rows of a random tournament of 2 to 40 teams.
  public static func rows(using random: inout SeededRandom) -> [Row] {
    var alive = (1...random.int(in: 2...40)).map { "Team \($0)" }
    var rows: [Row] = []
    var number = 1
    var beaten: [String] = []
    let isOpen = random.chance(0.3)
    while alive.count > 1 {
      let isFinal = alive.count == 2
      let byes = isFinal ? 0 : random.int(in: 0...max(0, alive.count - 2)) & ~1
      let count = (alive.count - byes) / 2
      let round = isFinal ? "Final" : "Round \(number)"
      var next: [String] = []
      var losers: [String] = []
      for index in 0..<count {
        let teams = (alive[2 * index], alive[2 * index + 1])
        let row = match(round, teams, isOpen: isFinal && isOpen, using: &random)
        rows.append(row)
        let isHome = row.score.map {
          $0.0 + (row.penalties?.0 ?? 0) > $0.1 + (row.penalties?.1 ?? 0)
        }
        next.append(isHome ?? true ? teams.0 : teams.1)
        losers.append(isHome ?? true ? teams.1 : teams.0)
      }
      next += alive[(2 * count)...]
      alive = next
      if alive.count == 2, losers.count == 2 { beaten = losers }
      number += 1
    }
    if beaten.count == 2, random.chance(0.5) {
      rows.append(match("Third place", (beaten[0], beaten[1]), isOpen: isOpen, using: &random))
    }
    return rows
  }

  /// Returns the rows as CSV text.
  public static func text(_ rows: [Row]) -> String {
    var text = "round,home,away,home_score,away_score,home_penalties,away_penalties\n"
    for row in rows {
      let score = row.score.map { "\($0.0),\($0.1)" } ?? ","
      let penalties = row.penalties.map { "\($0.0),\($0.1)" } ?? ","
      text += "\(row.round),\(row.home),\(row.away),\(score),\(penalties)\n"
    }
    return text
  }

  private static func match(
    _ round: String,
    _ teams: (String, String),
    isOpen: Bool,
    using random: inout SeededRandom
  ) -> Row {
    var row = Row(round: round, home: teams.0, away: teams.1)
    if isOpen { return row }
    let score = (random.int(in: 0...3), random.int(in: 0...3))
    row.score = score
    if score.0 == score.1 { row.penalties = random.chance(0.5) ? (5, 4) : (2, 3) }
    return row
  }
}
