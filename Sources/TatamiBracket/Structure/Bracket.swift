/// A tournament as a tree: brackets with any number of entries, nested brackets and winners.
///
/// ```swift
/// let semifinals = try Bracket(winnerIndexes: [0]) {
///   $0.addBracket { $0.addEntries(2) }
///   $0.addBracket { $0.addEntries(2) }
/// }
/// let sixteen = try Bracket.symmetric(numberOfRounds: 4)
/// ```
///
/// Each child of a bracket provides contestants, which fill the bracket's slots: an entry provides
/// one, a nested bracket its winners. Winner indexes are indexes of slots, not of children.
///
/// The tree is stored in one flat array; depth uses no stack.
public struct Bracket: Hashable, Sendable {
  /// The largest number of entries and winners together: about 16.8 million.
  public static let mostSlots = 1 << 24

  /// All nodes in document order, the root first; a subtree is a range of indexes.
  let nodes: [Node]
  /// The winner indexes of all brackets in document order.
  let winners: [Int]

  /// The number of entries in the whole tree.
  public let numberOfEntries: Int
  /// The number of brackets in the whole tree, including the root.
  public let numberOfBrackets: Int
  /// The number of winners of all brackets.
  let numberOfWinners: Int
  /// The number of rounds, which is the root's round.
  public let numberOfRounds: Int

  /// Creates a bracket; the closure adds the root's children.
  ///
  /// ```swift
  /// let cup = try Bracket(winnerIndexes: [0]) {
  ///   $0.addBracket(numberOfWinners: 2) { $0.addEntries(4) }
  ///   $0.addEntries()
  /// }
  /// ```
  ///
  /// Winner indexes that are not slots are kept; they decide no line but count as a decision.
  ///
  /// - Throws: The first mistake made while building.
  public init(
    numberOfWinners: Int = 1,
    winnerIndexes: [Int] = [],
    children: (inout BracketBuilder) -> Void
  ) throws(BracketError) {
    var builder = BracketBuilder(numberOfWinners: numberOfWinners, winnerIndexes: winnerIndexes)
    children(&builder)
    self = try builder.build()
  }

  /// Creates a bracket.
  ///
  /// - Parameter numberOfSlots: The number of entries and winners together.
  init(
    nodes: [Node],
    winners: [Int],
    numberOfEntries: Int,
    numberOfSlots: Int,
    numberOfRounds: Int
  ) {
    self.nodes = nodes
    self.winners = winners
    self.numberOfEntries = numberOfEntries
    numberOfWinners = numberOfSlots - numberOfEntries
    numberOfBrackets = nodes.count - numberOfEntries
    self.numberOfRounds = numberOfRounds
  }
}

extension Bracket {
  /// An entry or a bracket; numbers have 32 bits because a layout reads all of them.
  struct Node: Hashable, Sendable {
    /// The index one past the last descendant.
    var end: Int32
    /// The number of brackets that contain this node.
    var depth: Int32
    /// An entry's index, or a bracket's item in its round (Specification/bracket.md §2.5).
    var ordinal: Int32
    /// The number of contestants that advance; 0 for an entry.
    var numberOfWinners: Int32
    /// The range of this bracket's winner indexes.
    var firstWinner: Int32
    var endOfWinners: Int32

    var isEntry: Bool { numberOfWinners == 0 }
  }

  /// Returns the winner indexes of a bracket.
  func winnerIndexes(of node: Node) -> ArraySlice<Int> {
    winners[Int(node.firstWinner)..<Int(node.endOfWinners)]
  }

  /// Returns the path of a bracket: rounds are counted down from the root, whatever the height of
  /// the subtree (§2.5).
  func path(of node: Node) -> MatchPath {
    MatchPath(round: numberOfRounds - Int(node.depth), item: Int(node.ordinal))
  }
}
