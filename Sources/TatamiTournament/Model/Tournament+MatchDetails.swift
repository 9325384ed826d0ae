public import TatamiMatchLists

extension Tournament {
  /// The facts about a match besides its opponents and results.
  public struct MatchDetails: Equatable, Sendable {
    /// The name of the round as written if it differs from that of the match's round; otherwise
    /// empty.
    public internal(set) var round = ""
    /// The date as written, empty if there is none.
    public internal(set) var date = ""
    /// The stadium, hall or town as written, empty if there is none.
    public internal(set) var venue = ""
    /// The name or number of the court, empty if there is none.
    public internal(set) var court = ""
    /// The URL of a page about the match, empty if there is none.
    public internal(set) var link = ""
    /// The region as written, empty if there is none.
    public internal(set) var region = ""
    /// The way the match ended, as far as its source says.
    public internal(set) var ending = MatchRecord.Ending.regular
    /// The result as written if its numbers do not say all of it, such as `3&2` or `164/7 (20)`.
    public internal(set) var note = ""
    /// The legs, or the games of a series, in playing order; empty for a match of one part.
    public internal(set) var legs: [Leg] = []
    /// The games of each set, empty if they are not known.
    public internal(set) var sets: [Score] = []
  }

  /// One of several legs of a match, or a game of a series.
  public struct Leg: Equatable, Sendable {
    /// The date as written, empty if there is none.
    public internal(set) var date = ""
    /// The stadium, hall, town or court as written, empty if there is none.
    public internal(set) var venue = ""
    /// The URL of a page about the leg, empty if there is none.
    public internal(set) var link = ""
    /// The score, nil before the leg.
    public internal(set) var score: Score?
  }

  /// The numbers of both sides, such as goals, points or games.
  public struct Score: Equatable, Sendable {
    /// The number of the first opponent.
    public let first: Double
    /// The number of the second opponent.
    public let second: Double
  }
}

extension Tournament.Match {
  /// The date as written, empty if there is none.
  public var date: String { details.date }

  /// The venue as written, or else the court; empty if there is neither.
  public var venue: String { details.venue.isEmpty ? details.court : details.venue }

  /// The URL of a page about the match, empty if there is none.
  public var link: String { details.link }

  /// The region as written, empty if there is none.
  public var region: String { details.region }

  /// The legs, or the games of a series, in playing order; empty for a match of one part.
  public var legs: [Tournament.Leg] { details.legs }

  /// The games of each set, empty if they are not known.
  public var sets: [Tournament.Score] { details.sets }

  /// The result as written if its numbers do not say all of it; otherwise empty.
  public var note: String { details.note }

  /// The way in which the match ended: by a walkover if an opponent has forfeited.
  public var ending: MatchRecord.Ending {
    let hasForfeit = results.first?.isForfeit == true || results.second?.isForfeit == true
    return hasForfeit ? .walkover : details.ending
  }
}
