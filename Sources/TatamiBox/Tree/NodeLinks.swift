/// The part of a node that only editing reads.
struct NodeLinks: Sendable {
  /// The last child, or `NodeHeader.none`.
  var lastChild = NodeHeader.none
  /// The sibling before, or `NodeHeader.none`.
  var previous = NodeHeader.none
  /// Counts the lives of the slot; a handle of an earlier life is stale.
  var generation: UInt32 = 0
}
