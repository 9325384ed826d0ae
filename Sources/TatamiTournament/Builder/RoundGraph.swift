import HeapModule

/// Which rounds are known to come before which.
struct RoundGraph {
  /// One team's proof that a round comes before another.
  struct Step {
    let before: Int
    let after: Int
    /// The team's tie in the earlier round.
    let earlier: Int
    /// The team's tie in the later round.
    let later: Int
  }

  private let steps: [Step]
  /// The steps that leave each round.
  private var leaving: [[Int]]
  /// How many steps reach each round.
  private var arriving: [Int]

  /// Collects steps between rounds 0 up to a count.
  init(count: Int, steps: [Step]) {
    self.steps = steps
    leaving = Array(repeating: [], count: count)
    arriving = Array(repeating: 0, count: count)
    for (index, step) in steps.enumerated() {
      leaving[step.before].append(index)
      arriving[step.after] += 1
    }
  }

  /// The longest chain of rounds before each, nil if the steps go round in a circle.
  ///
  /// - Complexity: O(*n*) in rounds and steps.
  func levels() -> [Int]? {
    var levels = Array(repeating: 0, count: leaving.count)
    var waiting = arriving
    var free = waiting.indices.filter { waiting[$0] == 0 }
    var done = 0
    while done < free.count {
      let round = free[done]
      done += 1
      for step in leaving[round] {
        let after = steps[step].after
        levels[after] = max(levels[after], levels[round] + 1)
        waiting[after] -= 1
        if waiting[after] == 0 { free.append(after) }
      }
    }
    return done == levels.count ? levels : nil
  }

  /// The rounds in an order that keeps every step and, where free, follows the keys.
  ///
  /// - Complexity: O(*n* log *n*) in rounds and steps.
  func sorted(by keys: [[Int]]) -> [Int] {
    var waiting = arriving
    var heap = Heap(
      waiting.indices.filter { waiting[$0] == 0 }.map { Ranked(key: keys[$0], round: $0) }
    )
    var order: [Int] = []
    while let next = heap.popMin() {
      order.append(next.round)
      for step in leaving[next.round] {
        let after = steps[step].after
        waiting[after] -= 1
        if waiting[after] == 0 { heap.insert(Ranked(key: keys[after], round: after)) }
      }
    }
    return order
  }

  /// The steps of a circle; empty if there is none.
  ///
  /// - Complexity: O(*n*) in rounds and steps.
  func cycle() -> [Step] {
    var waiting = arriving
    var free = waiting.indices.filter { waiting[$0] == 0 }
    while let round = free.popLast() {
      for step in leaving[round] {
        waiting[steps[step].after] -= 1
        if waiting[steps[step].after] == 0 { free.append(steps[step].after) }
      }
    }
    return walkBack(among: waiting)
  }

  /// Walks from a round that still waits to one before it, until a round comes up again.
  private func walkBack(among waiting: [Int]) -> [Step] {
    var incoming: [Int: Step] = [:]
    for step in steps where waiting[step.before] > 0 { incoming[step.after] = step }
    guard var round = waiting.indices.first(where: { waiting[$0] > 0 }) else { return [] }
    var seen: [Int: Int] = [:]
    var path: [Step] = []
    while seen[round] == nil, let step = incoming[round] {
      seen[round] = path.count
      path.append(step)
      round = step.before
    }
    return Array(path.dropFirst(seen[round] ?? 0).reversed())
  }

  private struct Ranked: Comparable {
    let key: [Int]
    let round: Int

    static func < (left: Ranked, right: Ranked) -> Bool {
      left.key.lexicographicallyPrecedes(right.key)
    }
  }
}
