extension Tournament {
  /// A meeting of two sides: one match, two legs, or a series.
  public struct Match: Hashable, Sendable {
    /// The round's name as the row has it, empty if the file has no row for the match.
    public let round: String
    /// The layer, 1 for the first; matches for places have the final's.
    public let layer: Int
    /// The upper side.
    public let home: Side
    /// The lower side.
    public let away: Side
    /// Who goes on, by score, then penalties, then by who plays in a later row; nil if open.
    public let winner: Slot?
    /// The rows of the match in playing order; empty if the file has none.
    public let legs: [Leg]

    /// The date of the last row as written, empty if there is none.
    public var date: String { legs.last?.date ?? "" }
    /// The first row, nil if the file has none.
    public var place: ResultsPlace? { legs.first?.place }

    /// One of the sides.
    public subscript(slot: Slot) -> Side { slot == .home ? home : away }
  }

  /// What a match says about one of its two sides.
  public struct Side: Hashable, Sendable {
    /// The team, nil while it is not known.
    public let team: String?
    /// The team, or what the file says in its place, perhaps nothing.
    public let label: String
    /// The score: the sum over two legs, the games won in a longer series; nil before the match.
    public let score: Int?
    /// The penalties of the shoot-out, nil if there was none.
    public let penalties: Int?
    /// Where the side comes from.
    public let origin: Origin
    /// Whether the side goes on.
    public let isWinner: Bool
  }

  /// One row of a match, seen from the sides of the match.
  public struct Leg: Hashable, Sendable {
    /// The date as written, empty if there is none.
    public let date: String
    /// The score of the match's home and away side, nil before the leg.
    public let score: MatchRecord.Score?
    /// The shoot-out of the match's home and away side.
    public let penalties: MatchRecord.Score?
    /// Where the row begins.
    public let place: ResultsPlace
  }
}
