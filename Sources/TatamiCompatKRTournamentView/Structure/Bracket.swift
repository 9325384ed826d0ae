public import TatamiBracket

/// A bracket of a tournament: entries and further brackets of which some win.
///
/// The whole tree is stored in one array, so depth uses no stack.
public struct Bracket: TournamentStructure, Sendable {
  /// The nodes of the tree in document order, this bracket first.
  let nodes: ArraySlice<StructureNode>

  init(nodes: ArraySlice<StructureNode>) { self.nodes = nodes }

  /// Creates a bracket.
  ///
  /// - Parameters:
  ///   - children: The entries and brackets; values of other types are left out.
  ///   - numberOfWinners: The number of winners, at least 1.
  ///   - winnerIndexes: The indexes of the winners among the entries and the winners of brackets.
  /// - Complexity: O(*n*) in the nodes of the children.
  public init(
    children: [any TournamentStructure],
    numberOfWinners: Int = 1,
    winnerIndexes: [Int] = []
  ) {
    let root = StructureNode.Content.bracket(
      path: nil,
      numberOfWinners: numberOfWinners,
      winnerIndexes: winnerIndexes
    )
    var nodes = [StructureNode(content: root)]
    for child in children { nodes += StructureNode.nodes(of: child) ?? [] }
    nodes[0].size = nodes.count
    self.nodes = nodes[...]
  }

  private var root: (path: MatchPath?, numberOfWinners: Int, winnerIndexes: [Int]) {
    guard case .bracket(let path, let count, let indexes)? = nodes.first?.content else {
      return (nil, 1, [])
    }
    return (path, count, indexes)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The position in the tournament; nil before the bracket is formatted.
  public var matchPath: MatchPath! { root.path }

  /// The number of winners.
  public var numberOfWinners: Int { root.numberOfWinners }

  /// The indexes of the winners among the entries and the winners of brackets.
  public var winnerIndexes: [Int] { root.winnerIndexes }

  /// The entries and brackets of which this bracket consists.
  public var children: [any TournamentStructure] {
    var children: [any TournamentStructure] = []
    var index = nodes.startIndex + 1
    while index < nodes.endIndex {
      let node = nodes[index]
      if case .entry(let number) = node.content {
        children.append(Entry(index: number))
      } else {
        children.append(Bracket(nodes: nodes[index..<index + node.size]))
      }
      index += node.size
    }
    return children
  }
}
