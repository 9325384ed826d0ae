extension TournamentBuilder: Equatable {
  /// Returns whether two builders have equal winners and equal children.
  ///
  /// - Complexity: O(*n*) in the pairs of builders that are compared, at any depth.
  public static func == (lhs: TournamentBuilder, rhs: TournamentBuilder) -> Bool {
    var pairs = [(lhs, rhs)]
    var compared: Set<[ObjectIdentifier]> = []
    while let (left, right) = pairs.popLast() {
      let identity = [ObjectIdentifier(left), ObjectIdentifier(right)]
      guard left !== right, compared.insert(identity).inserted else { continue }
      guard left.numberOfWinners == right.numberOfWinners,
        left.winnerIndexes == right.winnerIndexes,
        left.children.count == right.children.count
      else { return false }
      for children in zip(left.children, right.children) {
        switch children {
        case (.entry, .entry): break
        case (.bracket(let left), .bracket(let right)): pairs.append((left, right))
        default: return false
        }
      }
    }
    return true
  }
}
