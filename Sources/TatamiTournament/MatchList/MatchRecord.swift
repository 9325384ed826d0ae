/// One row of a results file: who met whom in which round, and how it ended.
public struct MatchRecord: Hashable, Sendable {
  /// A side of a row: a team, or a stand-in for a team that is not known yet.
  public enum Team: Hashable, Sendable {
    /// A team's name.
    case named(String)
    /// Nobody yet; the text as written, such as "Winner QF1", often empty.
    case open(String)
    /// Nobody ever: the other side goes on without playing.
    case bye
  }

  /// Goals, points or games of both sides, each from 0 to 999,999.
  public struct Score: Hashable, Sendable {
    /// The home side's number.
    public let home: Int
    /// The away side's number.
    public let away: Int

    /// Makes a score of two numbers, moved into the range.
    public init(home: Int, away: Int) {
      self.home = min(max(home, 0), ResultsLimits.score)
      self.away = min(max(away, 0), ResultsLimits.score)
    }
  }

  /// The date as written, empty if the file has none.
  public let date: String
  /// The round's free name.
  public let round: String
  /// The side that is named first.
  public private(set) var home: Team
  /// The side that is named second.
  public private(set) var away: Team
  /// The score with extra time, nil before the match.
  public let score: Score?
  /// The penalty shoot-out, nil if there was none.
  public let penalties: Score?
  /// Where the row begins.
  public let place: ResultsPlace

  /// Makes a record of its parts.
  public init(
    round: String,
    teams: (home: Team, away: Team),
    score: Score? = nil,
    penalties: Score? = nil,
    date: String = "",
    place: ResultsPlace
  ) {
    self.date = date
    self.round = round
    self.home = teams.home
    self.away = teams.away
    self.score = score
    self.penalties = penalties
    self.place = place
  }

  /// Makes teams of the open sides whose text is among some names.
  mutating func nameSides(_ names: Set<String>) {
    if case .open(let text) = home, names.contains(text) { home = .named(text) }
    if case .open(let text) = away, names.contains(text) { away = .named(text) }
  }

  /// Whether two rows say the very same, wherever they stand.
  func repeats(_ other: MatchRecord) -> Bool {
    date == other.date && round == other.round && home == other.home && away == other.away
      && score == other.score && penalties == other.penalties
  }
}
