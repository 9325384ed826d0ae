/// The order in which the best participants of every pool enter the next stage.
public enum QualifierOrder: String, CaseIterable, Sendable {
  /// By rank, then points, then pool: all winners first.
  case merged
  /// Neighboring pools crossed, for a knockout with the natural ordering: the winner of one pool
  /// meets the second of the other, so that members of a pool meet again only in the final.
  case crossed
}

extension Tournament {
  /// Returns the best participants of every pool as the seeding of the next stage.
  ///
  /// - Parameters:
  ///   - stage: The index of a round robin whose matches all have results.
  ///   - count: The number of participants per pool.
  ///   - order: The order; `.crossed` needs an even number of pools and two participants of each.
  ///   - rules: The points and the order of the tables.
  /// - Throws: `StandingsError`.
  public func qualifiers(
    ofStage stage: Int,
    perGroup count: Int,
    order: QualifierOrder = .merged,
    rules: PoolRules = PoolRules(tieBreak: .brackets)
  ) throws(StandingsError) -> [StageDefinition.Seed] {
    try validateQualifiers(ofStage: stage, count: count, order: order)
    for index in matches.indices where matches[index].stage == stage {
      let results = matches[index].results
      guard results.hasBye || results.isCompleted else {
        throw .unfinished(match: matches[index].id)
      }
    }
    let pools = stages[stage].groups.map { table(ofGroup: $0, rules: rules) }
    guard let smallest = pools.map(\.count).min(), smallest >= count else {
      throw .wrongQualifiers(reason: "a pool has fewer than \(count) participants; take fewer")
    }
    let qualified: [Int]
    switch order {
    case .merged:
      var taken = [Int](repeating: 0, count: groups.count)
      qualified = poolRows(ofStage: stage, rules: rules).compactMap { row in
        taken[row.group] += 1
        return taken[row.group] <= count ? row.participant : nil
      }
    case .crossed:
      qualified = Self.crossed(pools.count).map { pools[$0.pool][$0.rank].participant }
    }
    return qualified.map { .participant(participants[$0].id) }
  }

  /// Returns the texts of the slots of the next stage before the pools are finished, such as `1st
  /// of Group A`.
  ///
  /// - Throws: `StandingsError`.
  public func qualifierLabels(
    ofStage stage: Int,
    perGroup count: Int,
    order: QualifierOrder = .merged
  ) throws(StandingsError) -> [String] {
    try validateQualifiers(ofStage: stage, count: count, order: order)
    let pools = stages[stage].groups.count
    let slots =
      order == .crossed
      ? Self.crossed(pools)
      : (0..<count).flatMap { rank in (0..<pools).map { (pool: $0, rank: rank) } }
    return slots.map { "\(Self.ordinal($0.rank + 1)) of Group \(Self.letters($0.pool))" }
  }

  private func validateQualifiers(
    ofStage stage: Int,
    count: Int,
    order: QualifierOrder
  ) throws(StandingsError) {
    guard stages.indices.contains(stage) else { throw .unknownStage(index: stage) }
    guard stages[stage].format == .roundRobin else { throw .noPools(stage: stages[stage].id) }
    guard count >= 1, count <= max(participants.count, 1) else {
      throw .wrongQualifiers(reason: "\(count) qualifiers per pool; at least 1 is needed")
    }
    let pools = stages[stage].groups.count
    guard order == .merged || pools % 2 == 0 && count == 2 else {
      throw .wrongQualifiers(
        reason: "crossed pools need an even number of pools and 2 qualifiers from each;"
          + " found \(pools) and \(count)"
      )
    }
  }

  /// Returns pools and ranks: winners against seconds of the neighboring pool in the upper half,
  /// and vice versa in the lower half.
  private static func crossed(_ pools: Int) -> [(pool: Int, rank: Int)] {
    let pairs = stride(from: 0, to: pools - 1, by: 2)
    return pairs.flatMap { [(pool: $0, rank: 0), (pool: $0 + 1, rank: 1)] }
      + pairs.flatMap { [(pool: $0 + 1, rank: 0), (pool: $0, rank: 1)] }
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// Returns a letter from A to Z, then two letters from AA on.
  private static func letters(_ index: Int) -> String {
    var text = ""
    var rest = index
    repeat {
      text = String(UnicodeScalar(UInt8(65 + rest % 26))) + text
      rest = rest / 26 - 1
    } while rest >= 0
    return text
  }
}
