extension Bracket {
  /// Describes a binary tournament as a tree: byes become brackets with one child, empty blocks
  /// vanish (spec bracket §2.10).
  ///
  /// Entries are numbered without gaps; layers stay the same, items may get smaller.
  ///
  /// - Throws: `noChildren` if every slot is empty.
  /// - Complexity: O(*n*) in the number of slots.
  public init(_ layers: LayeredBracket) throws(BracketError) {
    let root = MatchPath(layer: layers.numberOfLayers, item: 0)
    let conversion = LayersConversion(layers: layers)
    var builder = BracketBuilder(
      winnerIndexes: conversion.winnerIndexes(of: root, ancestorPrefersBlock: false)
    )
    conversion.addChildren(of: root, ancestorPrefersBlock: false, to: &builder)
    self = try builder.build()
  }
}

/// Turns the blocks of a binary tournament into brackets.
private struct LayersConversion {
  var layers: LayeredBracket

  /// Adds what a block holds; the depth is at most the number of layers, 24.
  func addChildren(
    of block: MatchPath,
    ancestorPrefersBlock: Bool,
    to builder: inout BracketBuilder
  ) {
    for side in LayeredBracket.PreferredSide.allCases {
      let child = block.child(on: side)
      if block.layer == 1 {
        builder.addEntries(layers.isPresent(slot: child.item) ? 1 : 0)
      } else if layers.isPopulated(child) {
        let prefers = self.prefers(side, in: block, otherwise: ancestorPrefersBlock)
        builder.beginBracket(
          winnerIndexes: winnerIndexes(of: child, ancestorPrefersBlock: prefers)
        )
        addChildren(of: child, ancestorPrefersBlock: prefers, to: &builder)
        builder.endBracket()
      }
    }
  }

  /// The winners of a match, or whether "decided" passes through a bye.
  func winnerIndexes(of block: MatchPath, ancestorPrefersBlock: Bool) -> [Int] {
    guard layers.matchExists(block) else {
      return isByeDecided(block, ancestorPrefersBlock: ancestorPrefersBlock) ? [0] : []
    }
    switch layers.side(at: block) {
    case .home: return [0]
    case .away: return [1]
    case nil: return []
    }
  }

  /// Follows a bye down to the match or the entry that it passes on.
  private func isByeDecided(_ bye: MatchPath, ancestorPrefersBlock: Bool) -> Bool {
    var block = bye
    while block.layer > 1 {
      let home = block.child(on: .home)
      block = layers.isPopulated(home) ? home : block.child(on: .away)
      if layers.matchExists(block) { return layers.side(at: block) != nil }
    }
    return ancestorPrefersBlock
  }

  /// Whether the nearest existing match around a child prefers the child's side.
  private func prefers(
    _ side: LayeredBracket.PreferredSide,
    in block: MatchPath,
    otherwise inherited: Bool
  ) -> Bool {
    layers.matchExists(block) ? layers.side(at: block) == side : inherited
  }
}

extension MatchPath {
  /// The block whose winner plays on a side of this match; a slot below the first round.
  func child(on side: LayeredBracket.PreferredSide) -> MatchPath {
    MatchPath(layer: layer - 1, item: 2 * item + (side == .home ? 0 : 1))
  }
}
