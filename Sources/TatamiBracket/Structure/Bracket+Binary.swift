extension Bracket {
  /// Creates the tree of a binary bracket: byes become brackets with one child, empty blocks are
  /// left out.
  ///
  /// Entries are numbered without gaps. Matches keep their rounds; their items can become smaller.
  ///
  /// - Throws: `noChildren` if every slot is empty.
  /// - Complexity: O(*n*) in the number of slots.
  public init(_ bracket: BinaryBracket) throws(BracketError) {
    let root = MatchPath(round: bracket.numberOfRounds, item: 0)
    let conversion = BinaryConversion(bracket: bracket)
    var builder = BracketBuilder(
      winnerIndexes: conversion.winnerIndexes(of: root, ancestorPrefersBlock: false)
    )
    conversion.addChildren(of: root, ancestorPrefersBlock: false, to: &builder)
    self = try builder.build()
  }
}

/// Converts the blocks of a binary bracket to brackets of a tree (Specification/bracket.md §2.10).
private struct BinaryConversion {
  var bracket: BinaryBracket

  /// Adds the contents of a block; the depth is at most the number of rounds, 24.
  func addChildren(
    of block: MatchPath,
    ancestorPrefersBlock: Bool,
    to builder: inout BracketBuilder
  ) {
    for side in BinaryBracket.Side.allCases {
      let child = block.child(on: side)
      if block.round == 1 {
        builder.addEntries(bracket.isPresent(slot: child.item) ? 1 : 0)
      } else if bracket.isPopulated(child) {
        let prefers = self.prefers(side, in: block, otherwise: ancestorPrefersBlock)
        builder.beginBracket(
          winnerIndexes: winnerIndexes(of: child, ancestorPrefersBlock: prefers)
        )
        addChildren(of: child, ancestorPrefersBlock: prefers, to: &builder)
        builder.endBracket()
      }
    }
  }

  /// Returns the winners of a match; for a bye the single slot if its contestant is decided.
  func winnerIndexes(of block: MatchPath, ancestorPrefersBlock: Bool) -> [Int] {
    guard bracket.matchExists(block) else {
      return isByeDecided(block, ancestorPrefersBlock: ancestorPrefersBlock) ? [0] : []
    }
    switch bracket.side(at: block) {
    case .home: return [0]
    case .away: return [1]
    case nil: return []
    }
  }

  /// Returns whether the match that a bye passes on is decided, or its entry wins its next match.
  private func isByeDecided(_ bye: MatchPath, ancestorPrefersBlock: Bool) -> Bool {
    var block = bye
    while block.round > 1 {
      let home = block.child(on: .home)
      block = bracket.isPopulated(home) ? home : block.child(on: .away)
      if bracket.matchExists(block) { return bracket.side(at: block) != nil }
    }
    return ancestorPrefersBlock
  }

  /// Returns whether the nearest existing match around a child prefers the child's side.
  private func prefers(
    _ side: BinaryBracket.Side,
    in block: MatchPath,
    otherwise inherited: Bool
  ) -> Bool {
    bracket.matchExists(block) ? bracket.side(at: block) == side : inherited
  }
}

extension MatchPath {
  /// Returns the block whose winner takes a side of this match; a slot for the first round.
  func child(on side: BinaryBracket.Side) -> MatchPath {
    MatchPath(round: round - 1, item: 2 * item + (side == .home ? 0 : 1))
  }
}
