/// A request that a `BoxTree` cannot answer.
public enum BoxTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The node of the handle was destroyed, or lives in another tree.
  case staleHandle(BoxHandle)
  /// Children were given to a leaf.
  case leafHasNoChildren(BoxHandle)
  /// A leaf's content was given to a box.
  case boxHasNoContent(BoxHandle)
  /// A box's layout was asked of or given to a leaf.
  case leafHasNoLayout(BoxHandle)
  /// A node was put into its own subtree.
  case cycle(node: BoxHandle, parent: BoxHandle)
  /// A position among the children that does not exist; `count` is the last allowed one.
  case positionOutOfRange(position: Int, count: Int)
  /// A layout was asked for a node inside another box.
  case notARoot(BoxHandle)

  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .staleHandle(let node):
      "\(node): the node was destroyed or belongs to another tree"
    case .leafHasNoChildren(let node):
      "\(node): a leaf has no children; insert into a box"
    case .boxHasNoContent(let node):
      "\(node): a box has no content of its own; set the content of a leaf"
    case .leafHasNoLayout(let node):
      "\(node): a leaf has no layout; ask a box"
    case .cycle(let node, let parent):
      "\(node): cannot be inserted into \(parent), which lies inside it"
    case .positionOutOfRange(let position, let count):
      "position \(position) among the children: allowed are 0 to \(count)"
    case .notARoot(let node):
      "\(node): lies inside another box; lay out the outermost one"
    }
  }
}
