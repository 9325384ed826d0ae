/// The limits of a stage.
enum StageLimits {
  /// The maximum number of slots.
  static let slots = 1 << 17
  /// The maximum number of matches and games together.
  static let matches = 1_000_000
  /// The maximum number of games of a match.
  static let games = 99
}

extension StageDefinition {
  /// Returns the settings completed with the defaults of the format, as they are stored.
  ///
  /// - Complexity: O(*n*) in the seeding.
  func completeSettings() throws(StageError) -> StageSettings {
    guard !name.isEmpty else { throw .emptyName }
    var settings = settings
    guard let size = settings.size ?? seeding?.count else { throw .missingSize }
    settings.size = size
    try Self.validate(size, format: format)
    settings.matchesChildCount = settings.matchesChildCount ?? 0
    switch format {
    case .roundRobin: try settings.completeRoundRobin(size: size)
    case .singleElimination: try settings.completeSingle(size: size)
    case .doubleElimination: try settings.completeDouble(size: size)
    }
    try settings.validateCounts(size: size, format: format)
    return settings
  }

  private static func validate(_ size: Int, format: StageFormat) throws(StageError) {
    guard size <= StageLimits.slots else {
      throw .tooLarge(count: size, of: "slots", limit: StageLimits.slots)
    }
    guard size >= 2, !format.isElimination || size & (size - 1) == 0 else {
      throw .wrongSize(size, format: format)
    }
  }
}

extension StageSettings {
  fileprivate mutating func completeSingle(size: Int) throws(StageError) {
    consolationFinal = consolationFinal ?? false
    guard consolationFinal == false || size > 2 else {
      throw .impossibleConsolationFinal(reason: "needs at least 4 slots; the stage has 2")
    }
    try completeOrderings([.innerOuter], format: .singleElimination)
  }

  fileprivate mutating func completeDouble(size: Int) throws(StageError) {
    grandFinal = grandFinal ?? .omitted
    if consolationFinal == true {
      if size == 2 {
        throw .impossibleConsolationFinal(reason: "needs at least 4 slots; the stage has 2")
      }
      if grandFinal == .omitted {
        throw .impossibleConsolationFinal(
          reason: "of a double elimination needs a grand final; set grandFinal to simple or double"
        )
      }
      if skipFirstRound == true {
        throw .impossibleConsolationFinal(reason: "and a skipped first round cannot be combined")
      }
    }
    guard skipFirstRound != true || size > 2 else { throw .impossibleSkip }
    let defaults = [.innerOuter] + Self.defaultLowerOrderings(size: size)
    try completeOrderings(defaults, format: .doubleElimination)
  }

  /// The orderings of the losers in the lower bracket (Specification/formats.md §2).
  private static func defaultLowerOrderings(size: Int) -> [SeedOrdering] {
    switch size {
    case 2: []
    case 4: [.natural]
    case 8: [.natural, .reverse]
    case 16: [.natural, .reverseHalfShift, .reverse]
    case 32: [.natural, .reverse, .halfShift, .natural]
    case 64: [.natural, .reverse, .halfShift, .reverse, .natural]
    case 128: [.natural, .reverse, .halfShift, .pairFlip, .pairFlip, .pairFlip]
    default: [SeedOrdering](repeating: .natural, count: size.trailingZeroBitCount - 1)
    }
  }

  private mutating func completeOrderings(
    _ defaults: [SeedOrdering],
    format: StageFormat
  ) throws(StageError) {
    let given = seedOrdering ?? []
    guard given.count <= defaults.count else {
      throw .wrongOrderingCount(given.count, limit: defaults.count)
    }
    if let wrong = given.first(where: \.isForPools) {
      throw .wrongOrdering(wrong, format: format)
    }
    seedOrdering = given + defaults.dropFirst(given.count)
  }

  fileprivate mutating func completeRoundRobin(size: Int) throws(StageError) {
    roundRobinMode = roundRobinMode ?? .simple
    guard let groupCount, groupCount > 0, groupCount <= size / 2 else {
      throw .wrongGroupCount(groupCount, limit: size / 2)
    }
    if let manualOrdering {
      try Self.validate(manualOrdering, size: size, groups: groupCount)
      seedOrdering = []
      return
    }
    let orderings = seedOrdering ?? []
    guard orderings.count <= 1 else { throw .wrongOrderingCount(orderings.count, limit: 1) }
    let ordering = orderings.first ?? .groupsEffortBalanced
    guard ordering == .natural || ordering.isForPools else {
      throw .wrongOrdering(ordering, format: .roundRobin)
    }
    seedOrdering = [ordering]
  }

  private static func validate(
    _ pools: [[Int]],
    size: Int,
    groups: Int
  ) throws(StageError) {
    guard pools.count == groups else {
      throw .wrongManualOrdering(reason: "has \(pools.count) pools; groupCount is \(groups)")
    }
    var isPresent = [Bool](repeating: false, count: size)
    for seed in pools.joined() {
      guard (1...size).contains(seed) else {
        throw .wrongManualOrdering(reason: "has seed \(seed); seeds are 1 to \(size)")
      }
      guard !isPresent[seed - 1] else {
        throw .wrongManualOrdering(reason: "has seed \(seed) twice")
      }
      isPresent[seed - 1] = true
    }
    if let missing = isPresent.firstIndex(of: false) {
      throw .wrongManualOrdering(reason: "lacks seed \(missing + 1)")
    }
    if let small = pools.firstIndex(where: { $0.count < 2 }) {
      throw .wrongManualOrdering(reason: "has fewer than 2 seeds in pool \(small + 1)")
    }
  }

  fileprivate func validateCounts(size: Int, format: StageFormat) throws(StageError) {
    let games = matchesChildCount ?? 0
    guard (0...StageLimits.games).contains(games) else { throw .wrongChildCount(games) }
    let count = matchCount(size: size, format: format) * (1 + games)
    guard count <= StageLimits.matches else {
      throw .tooLarge(count: count, of: "matches and games", limit: StageLimits.matches)
    }
  }

  /// An upper bound of the number of matches.
  private func matchCount(size: Int, format: StageFormat) -> Int {
    guard format == .roundRobin else { return 2 * size + 1 }
    let lengths =
      manualOrdering.map { $0.map(\.count) }
      ?? [Int](repeating: size / (groupCount ?? 1) + 1, count: groupCount ?? 1)
    let legs = roundRobinMode == .double ? 2 : 1
    return lengths.reduce(0) { $0 + $1 * ($1 - 1) / 2 * legs }
  }
}
