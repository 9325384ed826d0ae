extension Bracket {
  /// Returns a tree in which all brackets have the same numbers of contestants and winners.
  ///
  /// First-round brackets contain `entriesPerBracket` entries; the others contain as many brackets
  /// as provide that number of contestants.
  ///
  /// - Parameters:
  ///   - numberOfRounds: The number of rounds, 1 to 24.
  ///   - entriesPerBracket: The number of contestants of a bracket.
  ///   - numberOfWinners: The number of winners of a bracket. With more than one round it must
  ///     divide the contestants and be at most half of them.
  ///   - winnerIndexes: Returns the winning slots of a bracket.
  /// - Throws: `numberOfRounds`, `winnersDoNotDivide`, or an error of the builder.
  public static func symmetric(
    numberOfRounds: Int,
    entriesPerBracket: Int = 2,
    numberOfWinners: Int = 1,
    winnerIndexes: (MatchPath) -> [Int] = { _ in [] }
  ) throws(BracketError) -> Bracket {
    let form = SymmetricForm(
      rounds: numberOfRounds,
      entries: entriesPerBracket,
      winners: numberOfWinners
    )
    try form.check()
    let root = MatchPath(round: numberOfRounds, item: 0)
    var builder = BracketBuilder(
      numberOfWinners: numberOfWinners,
      winnerIndexes: winnerIndexes(root)
    )
    form.addChildren(of: root, to: &builder, winnerIndexes: winnerIndexes)
    return try builder.build()
  }
}

/// The three numbers of a symmetric tree.
private struct SymmetricForm {
  var rounds: Int
  var entries: Int
  var winners: Int

  func check() throws(BracketError) {
    guard BinaryBracket.allowedRounds.contains(rounds) else {
      throw .numberOfRounds(rounds, allowed: BinaryBracket.allowedRounds)
    }
    guard winners > 0 else { throw .numberOfWinners(winners, bracket: 0) }
    guard entries > 0 else { throw .numberOfEntries(entries, bracket: 0) }
    guard rounds > 1 else { return }
    try checkDivision()
    try checkSize()
  }

  private func checkDivision() throws(BracketError) {
    let divides = entries == 1 ? winners == 1 : entries % winners == 0 && winners <= entries / 2
    if !divides {
      guard entries <= Bracket.mostSlots else { throw .tooLarge }
      throw .winnersDoNotDivide(entries: entries, winners: winners, allowed: divisors)
    }
  }

  /// Throws if the tree is too large, before anything is stored.
  private func checkSize() throws(BracketError) {
    var total = entries
    for _ in 1..<rounds {
      let (product, overflow) = total.multipliedReportingOverflow(by: entries / winners)
      guard !overflow, product <= Bracket.mostSlots else { throw .tooLarge }
      total = product
    }
  }

  private var divisors: [Int] {
    entries == 1 ? [1] : (1...max(1, entries / 2)).filter { entries % $0 == 0 }
  }

  /// Adds a bracket's children; the depth is at most the number of rounds, 24.
  func addChildren(
    of path: MatchPath,
    to builder: inout BracketBuilder,
    winnerIndexes: (MatchPath) -> [Int]
  ) {
    guard path.round > 1 else { return builder.addEntries(entries) }
    let count = entries / winners
    for position in 0..<count {
      let child = MatchPath(round: path.round - 1, item: path.item * count + position)
      builder.beginBracket(numberOfWinners: winners, winnerIndexes: winnerIndexes(child))
      addChildren(of: child, to: &builder, winnerIndexes: winnerIndexes)
      builder.endBracket()
    }
  }
}
