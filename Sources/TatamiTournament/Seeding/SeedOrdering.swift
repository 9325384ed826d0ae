/// A permutation of the seeds of a round, or their distribution among pools.
public enum SeedOrdering: String, CaseIterable, Sendable {
  /// Unchanged: 1 2 3 4 5 6 7 8.
  case natural
  /// Backwards: 8 7 6 5 4 3 2 1.
  case reverse
  /// The second half before the first: 5 6 7 8 1 2 3 4.
  case halfShift = "half_shift"
  /// Each half backwards: 4 3 2 1 8 7 6 5.
  case reverseHalfShift = "reverse_half_shift"
  /// Neighbors exchanged: 2 1 4 3 6 5 8 7.
  case pairFlip = "pair_flip"
  /// The best against the worst, so that the best two meet last: 1 8 4 5 2 7 3 6.
  case innerOuter = "inner_outer"
  /// Pools in turn: 1 3 5 7 and 2 4 6 8.
  case groupsEffortBalanced = "groups.effort_balanced"
  /// Pools back and forth: 1 4 5 8 and 2 3 6 7.
  case groupsSeedOptimized = "groups.seed_optimized"
  /// Pools along the pairs of a bracket: 1 2 5 6 and 3 4 7 8.
  case groupsBracketOptimized = "groups.bracket_optimized"

  /// Whether the ordering distributes seeds among pools.
  public var isForPools: Bool {
    switch self {
    case .groupsEffortBalanced, .groupsSeedOptimized, .groupsBracketOptimized: true
    default: false
    }
  }

  /// Returns the ordered indexes of the slots of a round, counted from 0.
  ///
  /// An ordering for pools leaves the slots in their order.
  ///
  /// - Complexity: O(*n*).
  func order(of count: Int) -> [Int] {
    let half = count / 2
    switch self {
    case .reverse:
      return (0..<count).reversed()
    case .halfShift:
      return Array(half..<count) + Array(0..<half)
    case .reverseHalfShift:
      return (0..<half).reversed() + (half..<count).reversed()
    case .pairFlip:
      return (0..<count).map { $0 ^ 1 < count ? $0 ^ 1 : $0 }
    case .innerOuter:
      return Self.innerOuterOrder(of: count).filter { $0 < count }
    case .natural, .groupsEffortBalanced, .groupsSeedOptimized, .groupsBracketOptimized:
      return Array(0..<count)
    }
  }

  /// Returns the inner-outer order of the smallest power of two that is not below a count.
  private static func innerOuterOrder(of count: Int) -> [Int] {
    var order = [0]
    while order.count < count {
      let last = 2 * order.count - 1
      order = order.flatMap { [$0, last - $0] }
    }
    return order
  }

  /// Returns the seeds of every pool, counted from 0.
  ///
  /// - Complexity: O(*n* log *n*).
  func pools(of count: Int, groups: Int) -> [[Int]] {
    switch self {
    case .groupsEffortBalanced:
      return (0..<groups).map { Array(stride(from: $0, to: count, by: groups)) }
    case .groupsSeedOptimized:
      return Self.snake(of: count, groups: groups)
    case .groupsBracketOptimized where groups > 1 && groups % 2 == 1:
      return Self.snake(of: count, groups: groups)
    case .groupsBracketOptimized where groups > 1:
      let pools = Self.bracketPools(of: count, groups: groups)
      return Self.cut(pools.flatMap { $0 }, groups: groups)
    default:
      return Self.cut(order(of: count), groups: groups)
    }
  }

  private static func snake(of count: Int, groups: Int) -> [[Int]] {
    var pools = [[Int]](repeating: [], count: groups)
    for seed in 0..<count {
      let (pass, column) = seed.quotientAndRemainder(dividingBy: groups)
      pools[pass % 2 == 0 ? column : groups - 1 - column].append(seed)
    }
    return pools
  }

  /// Distributes the pairs of an inner-outer bracket so that neighbors of a pool meet late
  /// (Specification/formats.md §2).
  private static func bracketPools(of count: Int, groups: Int) -> [[Int]] {
    var pools = [[Int]](repeating: [], count: groups)
    let pairs = innerOuterOrder(of: count)
    let half = groups / 2
    for pair in 0..<(pairs.count / 2) {
      let (pass, column) = pair.quotientAndRemainder(dividingBy: half)
      let isInverse = pass / 2 % 2 == 1
      let base =
        pass % 2 == 0
        ? (isInverse ? half - 1 - column : column)
        : (isInverse ? half + column : groups - 1 - column)
      pools[base].append(pairs[2 * pair])
      pools[(base + half) % groups].append(pairs[2 * pair + 1])
    }
    return pools.map { pool in pool.filter { $0 < count }.sorted() }
  }

  /// Cuts a list into pools that differ by at most one, larger ones first.
  private static func cut(_ seeds: [Int], groups: Int) -> [[Int]] {
    let (length, larger) = seeds.count.quotientAndRemainder(dividingBy: groups)
    var start = 0
    return (0..<groups).map { group in
      let end = start + length + (group < larger ? 1 : 0)
      defer { start = end }
      return Array(seeds[start..<end])
    }
  }
}
