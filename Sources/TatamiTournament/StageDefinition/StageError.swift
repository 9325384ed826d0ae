/// An error in the description of a stage or in a seeding.
public enum StageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The stage has no name.
  case emptyName
  /// Neither a seeding nor a size is given.
  case missingSize
  /// The size of an elimination is not a power of two of at least 2, or that of a round robin is too
  /// small.
  case wrongSize(Int, format: StageFormat)
  /// The stage would have more slots, matches or games than the limit.
  case tooLarge(count: Int, of: String, limit: Int)
  /// There are fewer than two entrants.
  case tooFewEntrants(Int)
  /// There are more entrants than slots.
  case tooManyEntrants(Int, size: Int)
  /// An entrant has no name; seeds count from 1.
  case emptyEntrantName(seed: Int)
  /// An entrant occurs twice; seeds count from 1.
  case repeatedEntrant(String, seed: Int)
  /// A seed names a participant that the tournament does not have.
  case unknownParticipant(TournamentID, seed: Int)
  /// A format does not have an ordering.
  case wrongOrdering(SeedOrdering, format: StageFormat)
  /// There are too many orderings.
  case wrongOrderingCount(Int, limit: Int)
  /// The number of pools is missing or out of range.
  case wrongGroupCount(Int?, limit: Int)
  /// A manual ordering does not have every seed once.
  case wrongManualOrdering(reason: String)
  /// The stage cannot have a consolation final.
  case impossibleConsolationFinal(reason: String)
  /// The stage is too small to skip its first round.
  case impossibleSkip
  /// The number of games is out of range.
  case wrongChildCount(Int)
  /// The tournament does not have a stage.
  case unknownStage(TournamentID?)
  /// A stage that has begun cannot be seeded.
  case stageHasBegun(TournamentID)
  /// A seeding does not fill its stage.
  case wrongSeedingLength(Int, size: Int)

  /// The value found and the allowed values.
  public var description: String {
    switch self {
    case .emptyName: "the stage has no name; give it one"
    case .missingSize: "the stage has neither a seeding nor a size; give one of them"
    case .wrongSize(let size, let format) where format.isElimination:
      "a size of \(size) slots; an elimination needs a power of two, at least 2: 2, 4, 8 …"
    case .wrongSize(let size, _): "a size of \(size) slots; a round robin has at least 2"
    case .tooLarge(let count, let kind, let limit): "\(count) \(kind); allowed are up to \(limit)"
    case .tooFewEntrants(let count): "\(count) entrants; a stage has at least 2"
    case .tooManyEntrants(let count, let size):
      "\(count) entrants for \(size) slots; increase the size"
    case .emptyEntrantName(let seed): "seed \(seed) has no name; give it one"
    case .repeatedEntrant(let name, let seed):
      "seed \(seed): the entrant \(quoted: name) is in the seeding already"
    case .unknownParticipant(let id, let seed):
      "seed \(seed): the tournament has no participant \(id)"
    default: descriptionOfSettings
    }
  }

  private var descriptionOfSettings: String {
    switch self {
    case .wrongOrdering(let ordering, let format) where format.isElimination:
      "the ordering '\(ordering.rawValue)' is for pools; allowed: natural, reverse, half_shift,"
        + " reverse_half_shift, pair_flip, inner_outer"
    case .wrongOrdering(let ordering, _):
      "the ordering '\(ordering.rawValue)' is for eliminations; allowed: natural,"
        + " groups.effort_balanced, groups.seed_optimized, groups.bracket_optimized"
    case .wrongOrderingCount(let count, let limit):
      "\(count) orderings; this stage has \(limit)"
    case .wrongGroupCount(let count, let limit):
      (count.map { "\($0) pools" } ?? "the number of pools is missing")
        + "; allowed are 1 to \(limit), at least two entrants in each"
    case .wrongManualOrdering(let reason): "the manual ordering \(reason)"
    case .impossibleConsolationFinal(let reason): "a consolation final \(reason)"
    case .impossibleSkip: "the first round is skipped with 2 slots; at least 4 are needed"
    case .wrongChildCount(let count): "\(count) games per match; allowed are 0 to 99"
    case .unknownStage(let id):
      id.map { "the tournament has no stage \($0)" } ?? "the tournament has no stage"
    case .stageHasBegun(let id): "stage \(id) has begun; its seeding cannot change"
    case .wrongSeedingLength(let count, let size):
      "a seeding of \(count) slots for a stage of \(size); list every slot, byes as null"
    default: ""
    }
  }
}
