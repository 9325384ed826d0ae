/// The reason why a `BoxTree` rejects a call.
public enum BoxTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The node of the handle was destroyed or belongs to another tree.
  case staleHandle(BoxHandle)
  /// A child was inserted into a leaf.
  case leafHasNoChildren(BoxHandle)
  /// Content was set on a box.
  case boxHasNoContent(BoxHandle)
  /// The layout of a leaf was read or set.
  case leafHasNoLayout(BoxHandle)
  /// A node was inserted into its own subtree.
  case cycle(node: BoxHandle, parent: BoxHandle)
  /// A position among children is out of range; `count` is the largest allowed position.
  case positionOutOfRange(position: Int, count: Int)
  /// A layout was requested for a node inside another box.
  case notARoot(BoxHandle)
  /// The size of a leaf that the host measures was needed in a layout without a host.
  case leafNeedsHost(BoxHandle)

  /// The problem and its solution.
  public var description: String {
    switch self {
    case .staleHandle(let node):
      "\(node): the node was destroyed or belongs to another tree"
    case .leafHasNoChildren(let node):
      "\(node): a leaf has no children; insert into a box"
    case .boxHasNoContent(let node):
      "\(node): a box has no content of its own; set the content of a leaf"
    case .leafHasNoLayout(let node):
      "\(node): a leaf has no layout; use the handle of a box"
    case .cycle(let node, let parent):
      "\(node): cannot be inserted into \(parent), its own descendant"
    case .positionOutOfRange(let position, let count):
      "position \(position) among the children: allowed are 0 to \(count)"
    case .leafNeedsHost(let node):
      "\(node): the host measures this leaf; lay it out with layout(_:in:measuring:)"
    case .notARoot(let node):
      "\(node): is inside another box; lay out the outermost one"
    }
  }
}
