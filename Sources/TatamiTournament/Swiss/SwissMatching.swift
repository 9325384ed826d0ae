/// Determines whether players can be paired without any two meeting again.
struct SwissMatching {
  private let opponents: [Set<Int>]
  /// The maximum number of opponents that a player has had.
  private let mostOpponents: Int

  init(opponents: [Set<Int>]) {
    self.opponents = opponents
    mostOpponents = opponents.map(\.count).max() ?? 0
  }

  /// Returns whether any even number of players can be paired, because each has met fewer than half
  /// of the others (Dirac's theorem).
  func isSurelyComplete(_ count: Int) -> Bool {
    count % 2 == 0 && (count == 0 || count >= 2 * (mostOpponents + 1))
  }

  /// Returns whether players can be split into pairs that have not met.
  func canComplete(_ players: [Int]) -> Bool {
    if isSurelyComplete(players.count) { return true }
    return players.count % 2 == 0 && unmatchedCount(players) == 0
  }

  /// Returns the number of players who remain in a maximum pairing.
  func unmatchedCount(_ players: [Int]) -> Int {
    unmatchedCount(players) { !opponents[$0].contains($1) }
  }

  func haveMet(_ player: Int, _ other: Int) -> Bool { opponents[player].contains(other) }

  /// Returns the number of players who remain in a maximum pairing.
  func unmatchedCount(_ players: [Int], isAllowed: (Int, Int) -> Bool) -> Int {
    var neighbors = [[Int]](repeating: [], count: players.count)
    for first in players.indices {
      for second in players.indices.dropFirst(first + 1)
      where isAllowed(players[first], players[second]) {
        neighbors[first].append(second)
        neighbors[second].append(first)
      }
    }
    var matching = BlossomMatching(neighbors: neighbors)
    return matching.unmatchedCount()
  }

  /// Returns whether two halves can certainly be paired with each other.
  func isSurelyAssignable(_ count: Int) -> Bool { count == 0 || count >= 2 * mostOpponents }

  /// Returns whether every player of one half can be paired with a different player of the other
  /// half.
  func canAssign(_ upper: [Int], _ lower: [Int]) -> Bool {
    if isSurelyAssignable(upper.count) { return true }
    let half = Set(upper)
    return unmatchedCount(upper + lower) { first, second in
      half.contains(first) != half.contains(second) && !opponents[first].contains(second)
    } == 0
  }
}

/// Finds the lowest-ranked players of a bracket who can move to the next one.
struct FloaterSearch {
  let bracket: [Int]
  let lower: [Int]
  let count: Int
  let matching: SwissMatching

  /// Returns the set with the lowest-ranked members, compared from the lowest on, best first; nil
  /// if there is none.
  func lowest() -> [Int]? {
    var chosen: [Int] = []
    var candidate = bracket.count - 1
    while true {
      if chosen.count == count {
        if isComplete(chosen) { return chosen.reversed().map { bracket[$0] } }
      } else if candidate + 1 >= count - chosen.count {
        chosen.append(candidate)
        if !isPossible(chosen) { chosen.removeLast() }
        candidate -= 1
        continue
      }
      guard let last = chosen.popLast() else { return nil }
      candidate = last - 1
    }
  }

  private func isComplete(_ chosen: [Int]) -> Bool {
    let out = Set(chosen)
    let moved = chosen.map { bracket[$0] } + lower
    guard matching.canComplete(moved) else { return false }
    if matching.isSurelyComplete(bracket.count - count) { return true }
    return matching.canComplete(bracket.indices.filter { !out.contains($0) }.map { bracket[$0] })
  }

  /// Returns whether a partial set can be completed: the players passed over stay, and the others
  /// are paired or move.
  private func isPossible(_ chosen: [Int]) -> Bool {
    guard let last = chosen.last, chosen.count < count else { return true }
    if matching.isSurelyComplete(bracket.count - count) { return true }
    let out = Set(chosen)
    let staying = bracket.indices.filter { !out.contains($0) }
    // Negative numbers represent the players who move with the chosen ones.
    let movers = (0..<(count - chosen.count)).map { -1 - $0 }
    let unmatched = matching.unmatchedCount(staying + movers) { first, second in
      if first >= 0, second >= 0 {
        return !matching.haveMet(bracket[first], bracket[second])
      }
      return first < 0 ? second >= 0 && second < last : first < last
    }
    return unmatched == 0
  }
}
