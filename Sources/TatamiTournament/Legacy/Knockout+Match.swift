public import TatamiDocuments

extension Knockout {
  /// A meeting of two sides: one match, two legs, or a series.
  public struct Match: Hashable, Sendable {
    /// The round's name as written, empty if the file has no row for the match.
    public let round: String
    /// The layer, 1 for the first; placement matches have the final's.
    public let layer: Int
    /// The upper side.
    public let home: Side
    /// The lower side.
    public let away: Side
    /// The side that advances: by score, then penalties, then by the team of a later row; nil while
    /// undecided.
    public let winner: Slot?
    /// The region as written, empty if the file has none.
    public let region: String
    /// The rows of the match in playing order; empty if the file has none.
    public let legs: [Leg]

    /// The date of the last row as written, empty if there is none.
    public var date: String { legs.last?.date ?? "" }
    /// The venue of the last row that has one, empty if there is none.
    public var venue: String { legs.last { !$0.venue.isEmpty }?.venue ?? "" }
    /// The URL of the last row that has one, empty if there is none.
    public var link: String { legs.last { !$0.link.isEmpty }?.link ?? "" }
    /// The location of the first row, nil if the file has none.
    public var location: SourceLocation? { legs.first?.location }

    /// The side in a slot.
    public subscript(slot: Slot) -> Side { slot == .home ? home : away }
  }

  /// One side of a match with its result.
  public struct Side: Hashable, Sendable {
    /// The team, nil while it is not known.
    public let team: String?
    /// The team's name, or its placeholder in the file, which can be empty.
    public let label: String
    /// The seed as written, such as "1" or "WC", empty if the file has none.
    public let seed: String
    /// The score: the sum over legs, the games won in a series, the sets won; nil before the match.
    public let score: MatchRecord.Points?
    /// The penalties of the shoot-out, nil if there was none.
    public let penalties: MatchRecord.Points?
    /// The entry or the earlier match that the side comes from.
    public let origin: Origin
    /// Whether the side advances.
    public let isWinner: Bool
  }

  /// One row of a match; home and away are those of the match, not of the row.
  public struct Leg: Hashable, Sendable {
    /// The date as written, empty if there is none.
    public let date: String
    /// The stadium, hall, town or court as written, empty if there is none.
    public let venue: String
    /// The URL of a page about the row as written, empty if there is none.
    public let link: String
    /// The score, nil before the leg.
    public let score: MatchRecord.Score?
    /// The result of the shoot-out, nil if there was none.
    public let penalties: MatchRecord.Score?
    /// The score over all legs, nil if the row does not give it.
    public let aggregate: MatchRecord.Score?
    /// The games of each set, empty if the file does not list them.
    public let sets: [MatchRecord.Score]
    /// The winner that the row names; nil if only the score determines it.
    public let namedWinner: Slot?
    /// The way the match ended.
    public let ending: MatchRecord.Ending
    /// The location of the row.
    public let location: SourceLocation
  }
}
