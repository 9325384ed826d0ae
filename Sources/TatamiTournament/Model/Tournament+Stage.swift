extension Tournament {
  /// A part of a tournament with its own format.
  public struct Stage: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The tournament in a database with several tournaments; nil if the database does not specify
    /// it.
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
  /// Each participant plays all others of the same pool.
  case roundRobin = "round_robin"
  /// A participant is eliminated by one loss.
  case singleElimination = "single_elimination"
  /// A participant is eliminated by two losses.
  case doubleElimination = "double_elimination"

  /// Whether losers are eliminated.
  public var isElimination: Bool { self != .roundRobin }
}
