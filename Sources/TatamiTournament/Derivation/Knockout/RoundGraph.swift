import HeapModule

/// The known order of rounds: a graph with a step from each round to a later one.
struct RoundGraph {
  /// Two rounds in a known order, and a team's ties that establish it.
  struct Step {
    let before: Int
    let after: Int
    /// The team's tie in the earlier round.
    let earlier: Int
    /// The team's tie in the later round.
    let later: Int
  }

  private let steps: [Step]
  /// The indices of the steps from each round.
  private var outgoing: [[Int]]
  /// The number of steps to each round.
  private var incomingCounts: [Int]

  /// Creates the graph of rounds 0 up to a count.
  init(count: Int, steps: [Step]) {
    self.steps = steps
    outgoing = Array(repeating: [], count: count)
    incomingCounts = Array(repeating: 0, count: count)
    for (index, step) in steps.enumerated() {
      outgoing[step.before].append(index)
      incomingCounts[step.after] += 1
    }
  }

  /// The length of the longest chain of rounds before each round, nil if the steps form a cycle.
  ///
  /// - Complexity: O(*n*) in rounds and steps.
  func levels() -> [Int]? {
    var levels = Array(repeating: 0, count: outgoing.count)
    var remaining = incomingCounts
    var ready = remaining.indices.filter { remaining[$0] == 0 }
    var done = 0
    while done < ready.count {
      let round = ready[done]
      done += 1
      for step in outgoing[round] {
        let after = steps[step].after
        levels[after] = max(levels[after], levels[round] + 1)
        remaining[after] -= 1
        if remaining[after] == 0 { ready.append(after) }
      }
    }
    return done == levels.count ? levels : nil
  }

  /// The rounds in an order that respects every step and otherwise follows the keys.
  ///
  /// - Complexity: O(*n* log *n*) in rounds and steps.
  func sorted(by keys: [[Int]]) -> [Int] {
    var remaining = incomingCounts
    var heap = Heap(
      remaining.indices.filter { remaining[$0] == 0 }.map { KeyedRound(key: keys[$0], round: $0) }
    )
    var order: [Int] = []
    while let next = heap.popMin() {
      order.append(next.round)
      for step in outgoing[next.round] {
        let after = steps[step].after
        remaining[after] -= 1
        if remaining[after] == 0 { heap.insert(KeyedRound(key: keys[after], round: after)) }
      }
    }
    return order
  }

  /// The steps of a cycle; empty if there is none.
  ///
  /// - Complexity: O(*n*) in rounds and steps.
  func cycle() -> [Step] {
    var remaining = incomingCounts
    var ready = remaining.indices.filter { remaining[$0] == 0 }
    while let round = ready.popLast() {
      for step in outgoing[round] {
        remaining[steps[step].after] -= 1
        if remaining[steps[step].after] == 0 { ready.append(steps[step].after) }
      }
    }
    return cycle(among: remaining)
  }

  /// Follows steps backwards from a round of the cycle, until a round repeats.
  private func cycle(among remaining: [Int]) -> [Step] {
    var incoming: [Int: Step] = [:]
    for step in steps where remaining[step.before] > 0 { incoming[step.after] = step }
    guard var round = remaining.indices.first(where: { remaining[$0] > 0 }) else { return [] }
    var seen: [Int: Int] = [:]
    var path: [Step] = []
    while seen[round] == nil, let step = incoming[round] {
      seen[round] = path.count
      path.append(step)
      round = step.before
    }
    return Array(path.dropFirst(seen[round] ?? 0).reversed())
  }

  private struct KeyedRound: Comparable {
    let key: [Int]
    let round: Int

    static func < (left: KeyedRound, right: KeyedRound) -> Bool {
      left.key.lexicographicallyPrecedes(right.key)
    }
  }
}
