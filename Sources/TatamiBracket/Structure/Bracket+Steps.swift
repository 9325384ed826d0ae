extension Bracket {
  /// A step of a walk through a bracket in document order.
  public enum Step: Hashable, Sendable {
    /// An entry.
    case entry
    /// The begin of a bracket, whose children follow.
    case begin(numberOfWinners: Int, winnerIndexes: [Int])
    /// The end of the innermost bracket that has begun.
    case end
  }

  /// Returns the steps through the whole tree, the root first.
  ///
  /// - Complexity: O(*n*) in entries and brackets, at any depth.
  public func steps() -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(numberOfEntries + 2 * numberOfBrackets)
    var depth = 0
    for node in nodes {
      let ended = depth - Int(node.depth)
      if ended > 0 { steps += repeatElement(.end, count: ended) }
      depth = Int(node.depth)
      guard !node.isEntry else {
        steps.append(.entry)
        continue
      }
      let winners = Array(winnerIndexes(of: node))
      steps.append(.begin(numberOfWinners: Int(node.numberOfWinners), winnerIndexes: winners))
      depth += 1
    }
    return steps + repeatElement(.end, count: depth)
  }
}
