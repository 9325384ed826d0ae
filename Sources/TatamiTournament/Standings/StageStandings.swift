/// The ranks of the participants of a stage.
public enum StageStandings: Equatable, Sendable {
  /// The ranks of an elimination, best first.
  case elimination([EliminationRank])
  /// The rows of all pools of a round robin, best first.
  case pools([PoolRow])
}

/// The rank of a participant in an elimination.
public struct EliminationRank: Equatable, Sendable {
  /// The index of the participant.
  public let participant: Int
  /// The rank, from 1, which is shared by all who lose in the same round.
  public let rank: Int
}

/// The row of a participant in the table of a pool.
public struct PoolRow: Equatable, Sendable {
  /// The index of the participant.
  public let participant: Int
  /// The index of the pool's group.
  public let group: Int
  /// The rank in the pool, from 1.
  public internal(set) var rank = 0
  /// The number of matches with a result or a forfeit.
  public internal(set) var played = 0
  /// The number of matches won.
  public internal(set) var wins = 0
  /// The number of matches drawn.
  public internal(set) var draws = 0
  /// The number of matches lost.
  public internal(set) var losses = 0
  /// The number of matches that the participant has forfeited.
  public internal(set) var forfeits = 0
  /// The sum of the participant's scores.
  public internal(set) var scoreFor = 0.0
  /// The sum of the opponents' scores.
  public internal(set) var scoreAgainst = 0.0
  /// The points, including bonus points.
  public internal(set) var points = 0.0
  /// The bonus points.
  public internal(set) var bonus = 0.0

  /// The difference of the scores.
  public var scoreDifference: Double { scoreFor - scoreAgainst }

  init(participant: Int, group: Int) {
    self.participant = participant
    self.group = group
  }
}

/// The rules of a pool's table.
///
/// ```swift
/// let rules = PoolRules(points: .chess, tieBreak: .headToHead)
/// let ranks = try cup.standings(ofStage: 0, rules: rules)
/// ```
public struct PoolRules: Equatable, Sendable {
  /// The order of the criteria after the points.
  public enum TieBreak: String, CaseIterable, Sendable {
    /// Matches played, score difference, then the participant's identifier; participants with equal
    /// points share a rank, and the next rank is one more.
    case brackets
    /// Score difference and scores of all matches, then those among the tied participants.
    case overall
    /// The matches among the tied participants first.
    case headToHead
  }

  /// The points of a match.
  public var points: TablePoints
  /// Whether the points of matches that state them count instead of ``points``; they include bonus
  /// points.
  public var usesStatedPoints = true
  /// Whether a forfeit counts as a loss.
  public var countsForfeitsAsLosses: Bool
  /// The order of the criteria after the points.
  public var tieBreak: TieBreak

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - points: The points of results.
  ///   - tieBreak: The order of participants with equal points.
  ///   - countsForfeitsAsLosses: By default true, except for `.brackets`.
  public init(
    points: TablePoints = .football,
    tieBreak: TieBreak,
    countsForfeitsAsLosses: Bool? = nil
  ) {
    self.points = points
    self.tieBreak = tieBreak
    self.countsForfeitsAsLosses = countsForfeitsAsLosses ?? (tieBreak != .brackets)
  }
}

/// The reason why a stage has no standings.
public enum StandingsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The tournament does not have a stage; indexes count from 0.
  case unknownStage(index: Int)
  /// A match that determines ranks has no result.
  case unfinished(match: TournamentID)
  /// A match that determines ranks is missing.
  case incomplete(stage: TournamentID)
  /// A stage is not a round robin.
  case noPools(stage: TournamentID)
  /// A number of qualifiers, or their order, does not fit the pools.
  case wrongQualifiers(reason: String)

  /// The stage or the match, and how to correct the error.
  public var description: String {
    switch self {
    case .unknownStage(let index): "the tournament has no stage with the index \(index)"
    case .unfinished(let match): "match \(match) has no result; enter it"
    case .incomplete(let stage): "stage \(stage) lacks matches that decide its ranks"
    case .noPools(let stage): "stage \(stage) is not a round robin"
    case .wrongQualifiers(let reason): reason
    }
  }
}
