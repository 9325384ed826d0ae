import TatamiGeometry

/// Pointers to the arrays of a tree, valid for one run of passes.
///
/// Array subscripts check bounds and uniqueness on each write, which would take a third of a
/// layout; here uniqueness is checked once per run. All indexes come from the tree's own links.
struct LayoutArena {
  /// The arrays with one element per node.
  struct Nodes {
    let headers: UnsafeMutablePointer<NodeHeader>
    let extents: UnsafeMutablePointer<NodeExtents>
    let links: UnsafeMutablePointer<NodeLinks>
  }

  /// The arrays with the records of leaves and boxes.
  struct Records {
    let leaves: UnsafeMutablePointer<LeafRecord>
    let boxes: UnsafeMutablePointer<BoxRecord>
    let extendedStyles: UnsafeMutablePointer<ExtendedStyle>
  }

  let nodes: Nodes
  let records: Records
  let state: UnsafeMutablePointer<RunState>
  /// The function that measures leaves of the host, or nil.
  let hostMeasure: UnsafePointer<BoxTree.HostMeasure?>

  var headers: UnsafeMutablePointer<NodeHeader> { nodes.headers }
  var extents: UnsafeMutablePointer<NodeExtents> { nodes.extents }
  var links: UnsafeMutablePointer<NodeLinks> { nodes.links }
  var leaves: UnsafeMutablePointer<LeafRecord> { records.leaves }
  var boxes: UnsafeMutablePointer<BoxRecord> { records.boxes }
  var extendedStyles: UnsafeMutablePointer<ExtendedStyle> { records.extendedStyles }
}

/// The state shared by all passes of a run.
struct RunState: Sendable {
  /// The first slot that no flow line uses.
  var rowTop = 0
  /// The end of the existing slots.
  var rowEnd = 0
  /// The number of passes left before boxes return cached sizes for any space.
  var budget = 0
  /// The root of the tree.
  var root = 0
  /// Whether all boxes affected by changes are marked as stale; if not, walks find changes.
  var isSettled = true
  /// Whether walks lay out the boxes for which they are possible.
  var usesWalks = true
  /// The leaves that need a host, in a layout without a host.
  var leavesWithoutHost: [Int32] = []
  /// Records the passes over boxes with unplaced children.
  var unplacedChildren = UnplacedChildLog()
}

extension LayoutArena {
  /// The extent of a node along an axis.
  func extent(_ node: Int, _ axis: Axis) -> UnsafeMutablePointer<Extent> {
    // The two extents of a node are adjacent: x, then y.
    assert(NodeExtents.areAdjacent, "the extents of a node are not adjacent")
    return UnsafeMutableRawPointer(extents + node).assumingMemoryBound(to: Extent.self)
      + (axis == .horizontal ? 0 : 1)
  }

  /// The limits of a node's wrapping length.
  func limits(_ node: Int, _ axis: Axis) -> WrapLimits {
    let style = headers[node].extendedStyle
    return style == NodeHeader.none ? .none : extendedStyles[Int(style)][axis]
  }

  /// The record of a box.
  func box(_ node: Int) -> UnsafeMutablePointer<BoxRecord> {
    boxes + Int(headers[node].record)
  }
}
