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

  /// Goals, points or games of both sides, each from 0 to 999,999.
  public struct Score: Hashable, Sendable {
    /// The home side's number.
    public let home: Int
    /// The away side's number.
    public let away: Int

    /// Creates a score; both numbers are clamped to the range.
    public init(home: Int, away: Int) {
      self.home = min(max(home, 0), MatchListLimits.score)
      self.away = min(max(away, 0), MatchListLimits.score)
    }
  }

  /// The round's name as written.
  public let round: String
  /// The side that is named first.
  public private(set) var home: Team
  /// The side that is named second.
  public private(set) var away: Team
  /// The score including extra time, nil before the match.
  public var score: Score?
  /// The result of the penalty shoot-out, nil if there was none.
  public var penalties: Score?
  /// The date as written, empty if the file has none.
  public var date = ""
  /// The file and line at which the row begins.
  public let location: SourceLocation

  /// Creates the record of a match that has not been played.
  public init(round: String, home: Team, away: Team, location: SourceLocation) {
    self.round = round
    self.home = home
    self.away = away
    self.location = location
  }

  /// Turns the placeholders whose text is a known team name into teams.
  mutating func resolvePlaceholders(with names: Set<String>) {
    if case .placeholder(let text) = home, names.contains(text) { home = .named(text) }
    if case .placeholder(let text) = away, names.contains(text) { away = .named(text) }
  }

  /// Whether two rows are equal apart from their locations.
  func hasSameContent(as other: MatchRecord) -> Bool {
    date == other.date && round == other.round && home == other.home && away == other.away
      && score == other.score && penalties == other.penalties
  }
}
