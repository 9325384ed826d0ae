/// The part of a node that only editing and reversed lines read.
struct NodeLinks: Sendable {
  /// The last child, or `NodeHeader.none`.
  var lastChild = NodeHeader.none
  /// The previous sibling, or `NodeHeader.none`.
  var previous = NodeHeader.none
  /// The number of earlier nodes in the slot, whose handles are stale.
  var generation: UInt32 = 0
}
