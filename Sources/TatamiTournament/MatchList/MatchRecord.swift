public import TatamiDocuments

/// One row of a match list: a round, two teams, and the result once the match is played.
public struct MatchRecord: Hashable, Sendable {
  /// A side of a row: a team, a placeholder for a team that is not known yet, or a bye.
  public enum Team: Hashable, Sendable {
    /// A team's name.
    case named(String)
    /// A team that is not known yet; the text as written, such as "Winner QF1", often empty.
    case placeholder(String)
    /// No opponent: the other side advances without playing.
    case bye
  }

  /// One of the two sides of a match.
  public enum Slot: Hashable, Sendable {
    /// The side that is named first; the upper side of a bracket.
    case home
    /// The side that is named second; the lower side of a bracket.
    case away

    /// The opposite side.
    public var other: Slot { self == .home ? .away : .home }
  }

  /// The way a match ends.
  public enum Ending: Int, Hashable, Sendable {
    /// At the end of regular time, or as far as the file says.
    case regular
    /// After extra time.
    case extraTime
    /// Without play: one side did not appear or was disqualified.
    case walkover
    /// By the retirement of a player; the score does not determine the winner.
    case retirement
  }

  /// The round's name as written.
  public let round: String
  /// The side that is named first.
  public private(set) var home: Team
  /// The side that is named second.
  public private(set) var away: Team
  /// The score including extra time, or the sets won; nil before the match.
  public var score: Score?
  /// The result of the penalty shoot-out, nil if there was none.
  public var penalties: Score?
  /// The games of each set, empty if the file does not list them.
  public var sets: [Score] = []
  /// The score over both legs, nil if the row does not give it.
  public var aggregate: Score?
  /// The winner that the row names; nil if only the score determines it.
  public var winner: MatchRecord.Slot?
  /// The way the match ended.
  public var ending = Ending.regular
  /// The date as written, empty if the file has none.
  public var date = ""
  /// The home side's seed as written, such as "1" or "WC", empty if the file has none.
  public var homeSeed = ""
  /// The away side's seed as written, empty if the file has none.
  public var awaySeed = ""
  /// The region as written, empty if the file has none.
  public var region = ""
  /// The stadium, hall, town or court as written, empty if the file has none.
  public var venue = ""
  /// The URL of a page about the match as written, empty if the file has none.
  public var link = ""
  /// The file and line at which the row begins.
  public let location: SourceLocation

  /// Creates the record of a match that has not been played.
  public init(round: String, home: Team, away: Team, location: SourceLocation) {
    self.round = round
    self.home = home
    self.away = away
    self.location = location
  }

  /// The row with its sides exchanged.
  var reversed: MatchRecord {
    var row = self
    (row.home, row.away) = (away, home)
    (row.homeSeed, row.awaySeed) = (awaySeed, homeSeed)
    row.score = score?.reversed
    row.penalties = penalties?.reversed
    row.sets = sets.map(\.reversed)
    row.aggregate = aggregate?.reversed
    row.winner = winner?.other
    return row
  }

  /// The winner of this row alone.
  var decidedWinner: Slot? {
    if ending == .retirement { return winner }
    return score?.leader ?? penalties?.leader ?? winner
  }

  /// Whether the row has a result of any kind.
  var isDecided: Bool { score != nil || aggregate != nil || winner != nil }

  /// Turns the placeholders whose text is a known team name into teams.
  mutating func resolvePlaceholders(with names: Set<String>) {
    if case .placeholder(let text) = home, names.contains(text) { home = .named(text) }
    if case .placeholder(let text) = away, names.contains(text) { away = .named(text) }
  }

  /// Whether two rows are equal apart from their locations.
  func hasSameContent(as other: MatchRecord) -> Bool {
    date == other.date && round == other.round && home == other.home && away == other.away
      && resultNumbers == other.resultNumbers && texts == other.texts
  }

  /// The result as numbers by which rows are compared, -1 for a missing one.
  var resultNumbers: [Int] {
    let scores = [score, penalties, aggregate].flatMap {
      [$0?.home.halves ?? -1, $0?.away.halves ?? -1]
    }
    let winner = winner.map { $0 == .home ? 0 : 1 } ?? -1
    return scores + [winner, ending.rawValue] + sets.flatMap { [$0.home.halves, $0.away.halves] }
  }

  /// The texts besides round and teams by which rows are compared.
  var texts: [String] { [homeSeed, awaySeed, region, venue, link] }
}
