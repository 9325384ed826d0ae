/// A tournament as a tree: brackets with any number of entries, sub-brackets and winners.
///
/// A bracket's children each bring one or more contestants, its slots: an entry brings one, a
/// bracket its winners. The winner indexes name the slots, not the children, that go on.
///
/// The tree is one flat array, so its depth costs no stack anywhere.
public struct Bracket: Hashable, Sendable {
  /// The most entries and winners a tournament may have together: about 16.8 million.
  public static let mostSlots = 1 << 24

  /// All nodes in document order, the root first; a subtree is an index range.
  let nodes: [Node]
  /// The winner indexes of all brackets, bracket after bracket in document order.
  let winners: [Int]

  /// The number of entries in the whole tournament.
  public let numberOfEntries: Int
  /// The number of brackets in the whole tournament, the root included.
  public let numberOfBrackets: Int
  /// The number of rounds, which is the root's layer.
  public let numberOfLayers: Int

  /// Builds a tournament; the closure adds the root's children.
  ///
  /// ```swift
  /// let cup = try Bracket(winnerIndexes: [0]) {
  ///   $0.addBracket(numberOfWinners: 2) { $0.addEntries(4) }
  ///   $0.addEntries()
  /// }
  /// ```
  ///
  /// Winner indexes that name no slot are kept and have no effect of their own.
  ///
  /// - Throws: The first mistake that was made while building.
  public init(
    numberOfWinners: Int = 1,
    winnerIndexes: [Int] = [],
    children: (inout BracketBuilder) -> Void
  ) throws(BracketError) {
    var builder = BracketBuilder(numberOfWinners: numberOfWinners, winnerIndexes: winnerIndexes)
    children(&builder)
    self = try builder.build()
  }

  init(nodes: [Node], winners: [Int], numberOfEntries: Int, numberOfLayers: Int) {
    self.nodes = nodes
    self.winners = winners
    self.numberOfEntries = numberOfEntries
    numberOfBrackets = nodes.count - numberOfEntries
    self.numberOfLayers = numberOfLayers
  }
}

extension Bracket {
  /// An entry or a bracket; numbers are 32 bits wide because a layout pass reads all of them.
  struct Node: Hashable, Sendable {
    /// The index one past the last descendant.
    var end: Int32
    /// The number of brackets around this node.
    var depth: Int32
    /// An entry's index, or a bracket's item within its layer (spec bracket §2.5).
    var ordinal: Int32
    /// How many go on; 0 marks an entry.
    var numberOfWinners: Int32
    /// Where this bracket's winner indexes begin and end.
    var firstWinner: Int32
    var endOfWinners: Int32

    var isEntry: Bool { numberOfWinners == 0 }
  }

  /// The winner indexes of a bracket.
  func winnerIndexes(of node: Node) -> ArraySlice<Int> {
    winners[Int(node.firstWinner)..<Int(node.endOfWinners)]
  }

  /// The path of a bracket: layers are counted down from the root whatever hangs below (spec
  /// bracket §2.5).
  func path(of node: Node) -> MatchPath {
    MatchPath(layer: numberOfLayers - Int(node.depth), item: Int(node.ordinal))
  }
}
