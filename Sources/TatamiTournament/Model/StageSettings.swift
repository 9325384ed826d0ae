/// The settings of a stage; nil is the default of the format.
///
/// ```swift
/// var settings = StageSettings()
/// settings.groupCount = 2
/// settings.roundRobinMode = .simple
/// let entrants = ["Ann", "Ben", "Cleo", "Dan"]
/// let pools = StageDefinition(.roundRobin, name: "Pools", entrants: entrants, settings: settings)
/// ```
public struct StageSettings: Equatable, Sendable {
  /// The number of slots: by default the length of the seeding; a power of two in an elimination.
  public var size: Int?
  /// The orderings of the seeds: one, and in a double elimination one for every lower round that
  /// losers of the upper bracket enter.
  public var seedOrdering: [SeedOrdering]?
  /// Whether byes are spread over the first round of an elimination.
  public var balanceByes: Bool?
  /// The number of games of every match, 0 to 99.
  public var matchesChildCount: Int?
  /// The number of pools of a round robin.
  public var groupCount: Int?
  /// Whether two participants of a pool meet once or twice.
  public var roundRobinMode: RoundRobinMode?
  /// The order of the matches of a pool.
  public var roundRobinSchedule: RoundRobinSchedule?
  /// The seeds of every pool, counted from 1, in place of an ordering.
  public var manualOrdering: [[Int]]?
  /// Whether the losers of the semi-finals play for the third rank.
  public var consolationFinal: Bool?
  /// Whether half of the participants of a double elimination begin in the lower bracket.
  public var skipFirstRound: Bool?
  /// The matches between the winners of both brackets.
  public var grandFinal: GrandFinal?
  /// Further settings.
  public var extra: [ExtraField] = []

  /// Creates settings with the defaults of the format.
  public init() {}
}

/// Whether the participants of a pool meet once or twice.
public enum RoundRobinMode: String, CaseIterable, Sendable {
  /// Once.
  case simple
  /// Twice.
  case double
}

/// The order of the matches of a pool.
public enum RoundRobinSchedule: String, CaseIterable, Sendable {
  /// One participant stays, the others rotate; the default.
  case circle
  /// The Berger tables, in which the sides alternate.
  case berger
}

/// The matches between the winners of the upper and the lower bracket.
public enum GrandFinal: String, CaseIterable, Sendable {
  /// None: both winners are first.
  case omitted = "none"
  /// One match.
  case simple
  /// A second match if the winner of the lower bracket wins the first.
  case double
}
