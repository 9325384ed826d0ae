/// An entry or a bracket of a tree in document order, without its children.
struct StructureNode: Equatable {
  /// The content of the node.
  enum Content: Equatable {
    /// An entry with its index, nil before it is formatted.
    case entry(index: Int?)
    /// A bracket with its path, nil before it is formatted.
    case bracket(path: MatchPath?, numberOfWinners: Int, winnerIndexes: [Int])
  }

  var content: Content
  /// The number of nodes of the subtree, this one included.
  var size = 1

  /// Returns the nodes of an entry or a bracket; nil for other types.
  static func nodes(of structure: any TournamentStructure) -> ArraySlice<StructureNode>? {
    switch structure {
    case let bracket as Bracket: bracket.nodes
    case let entry as Entry: [StructureNode(content: .entry(index: entry.index))]
    default: nil
    }
  }

  var isEntry: Bool {
    if case .entry = content { true } else { false }
  }
}
