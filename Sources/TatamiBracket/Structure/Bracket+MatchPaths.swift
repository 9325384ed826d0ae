extension Bracket {
  /// Returns the paths of all matches, parents before their children.
  ///
  /// A bracket is a match unless it has a single contestant, which it passes on to its parent.
  ///
  /// The paths have the order of ``BracketFrames/matches``. In a view that is too small contestants
  /// can coincide; then the frames contain fewer matches.
  ///
  /// - Complexity: O(*n*) in entries and brackets.
  public func matchPaths() -> [MatchPath] {
    var paths: [MatchPath] = []
    paths.reserveCapacity(numberOfBrackets)
    // Backwards, all children of a bracket come right before it.
    var contestants = [Int](repeating: 0, count: numberOfRounds + 1)
    for node in nodes.reversed() {
      let depth = Int(node.depth)
      guard !node.isEntry else {
        contestants[depth] += 1
        continue
      }
      let isMatch = contestants[depth + 1] != 1
      contestants[depth + 1] = 0
      contestants[depth] += isMatch ? Int(node.numberOfWinners) : 1
      if isMatch { paths.append(path(of: node)) }
    }
    paths.reverse()
    return paths
  }
}

extension BinaryBracket {
  /// Returns the paths of all matches round by round.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func matchPaths() -> [MatchPath] {
    var paths: [MatchPath] = []
    for round in 1...numberOfRounds {
      for item in 0..<(1 << (numberOfRounds - round)) {
        let path = MatchPath(round: round, item: item)
        if matchExists(path) { paths.append(path) }
      }
    }
    return paths
  }
}
