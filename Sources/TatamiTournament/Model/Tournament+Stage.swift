extension Tournament {
  /// A part of a tournament with a format of its own.
  public struct Stage: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The tournament in a database of several, nil if the database does not say.
    public let tournamentID: TournamentID?
    /// The name.
    public let name: String
    /// The format.
    public let format: StageFormat
    /// The number in the tournament, from 1.
    public let number: Int?
    /// The settings, with the defaults of the format.
    public internal(set) var settings: StageSettings
    /// The indexes of the groups, by number.
    public internal(set) var groups: [Int] = []
    /// Further fields.
    public let extra: [ExtraField]
    /// The slots that the losers of the upper bracket enter, by round and match.
    var loserSlots: [[LoserSlot?]] = []
  }

  /// A slot of the lower bracket.
  struct LoserSlot: Equatable, Sendable {
    let match: Int
    let side: Side
  }
}

/// The format of a stage.
public enum StageFormat: String, CaseIterable, Sendable {
  /// Everybody plays everybody else of the same pool.
  case roundRobin = "round_robin"
  /// A participant who has lost is out.
  case singleElimination = "single_elimination"
  /// A participant who has lost twice is out.
  case doubleElimination = "double_elimination"

  /// Whether losers leave the stage.
  public var isElimination: Bool { self != .roundRobin }
}
