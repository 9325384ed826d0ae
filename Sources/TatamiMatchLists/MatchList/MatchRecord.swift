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

  /// The round's name as written.
  public private(set) var round: String
  /// The side that is named first.
  public private(set) var home: Team
  /// The side that is named second.
  public private(set) var away: Team
  /// The result.
  public var result = Result()
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
  /// The code of the home side's country as written, empty if the file has none.
  public var homeCountry = ""
  /// The code of the away side's country as written, empty if the file has none.
  public var awayCountry = ""
  /// The path of the home side's logo as written, empty if the file has none.
  public var homeLogo = ""
  /// The path of the away side's logo as written, empty if the file has none.
  public var awayLogo = ""
  /// The points of a table as written, nil if the file has none.
  public var tablePoints: Score?
  /// The bonus points in a table, nil if the file has none.
  public var bonusPoints: Score?
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
  package var reversed: MatchRecord {
    var row = self
    (row.home, row.away) = (away, home)
    (row.homeSeed, row.awaySeed) = (awaySeed, homeSeed)
    (row.homeCountry, row.awayCountry) = (awayCountry, homeCountry)
    (row.homeLogo, row.awayLogo) = (awayLogo, homeLogo)
    row.result = result.reversed
    (row.tablePoints, row.bonusPoints) = (tablePoints?.reversed, bonusPoints?.reversed)
    return row
  }

  /// The row as one of a round with another name.
  package func inRound(_ name: String) -> MatchRecord {
    var row = self
    row.round = name
    return row
  }

  /// Turns the placeholders whose text is a known team name into teams.
  mutating func resolvePlaceholders(with names: Set<String>) {
    if case .placeholder(let text) = home, names.contains(text) { home = .named(text) }
    if case .placeholder(let text) = away, names.contains(text) { away = .named(text) }
  }

  /// Whether two rows are equal apart from their locations.
  package func hasSameContent(as other: MatchRecord) -> Bool {
    date == other.date && round == other.round && home == other.home && away == other.away
      && result == other.result && texts == other.texts
  }

  /// The texts besides round and teams by which rows are compared.
  package var texts: [String] {
    [homeSeed, awaySeed, region, venue, link, homeCountry, awayCountry, homeLogo, awayLogo]
  }
}
