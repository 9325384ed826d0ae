import TatamiGeometry

/// Pointers to the arrays of a tree, valid for one run of passes.
///
/// Array subscripts check bounds and uniqueness on each write, which takes a third of a layout; here
/// uniqueness is checked once per run. All indexes come from the tree's own links.
struct LayoutArena {
  let headers: UnsafeMutablePointer<NodeHeader>
  let extents: UnsafeMutablePointer<Extent>
  let links: UnsafeMutablePointer<NodeLinks>
  let leaves: UnsafeMutablePointer<LeafRecord>
  let boxes: UnsafeMutablePointer<BoxRecord>
  let extendedStyles: UnsafeMutablePointer<ExtendedStyle>
  let state: UnsafeMutablePointer<RunState>
}

/// The state shared by all passes of a run.
struct RunState: Sendable {
  /// The first slot that no flow line uses.
  var rowTop = 0
  /// The end of the existing slots.
  var rowEnd = 0
  /// The number of passes left before boxes return cached sizes for any space.
  var budget = 0
  /// Records the passes over boxes with unplaced children.
  var unplacedChildren = UnplacedChildLog()
}

extension LayoutArena {
  /// The extent of a node along an axis.
  func extent(_ node: Int, _ axis: Axis) -> UnsafeMutablePointer<Extent> {
    extents + (2 * node + axis.index)
  }

  /// The limits of a node's wrapping length.
  func limits(_ node: Int, _ axis: Axis) -> WrapLimits {
    let extendedStyle = headers[node].extendedStyle
    return extendedStyle == NodeHeader.none ? .none : extendedStyles[Int(extendedStyle)][axis]
  }

  /// The record of a box.
  func box(_ node: Int) -> UnsafeMutablePointer<BoxRecord> {
    boxes + Int(headers[node].record)
  }

  /// The size last found for a node.
  func size(_ node: Int) -> Size {
    Size(width: extents[2 * node].size, height: extents[2 * node + 1].size)
  }

  /// The space last offered to a node.
  func offered(_ node: Int) -> Size {
    Size(width: extents[2 * node].offered, height: extents[2 * node + 1].offered)
  }

  /// The margins of a node, added per axis.
  func margins(_ node: Int) -> Size {
    Size(width: extents[2 * node].margins, height: extents[2 * node + 1].margins)
  }

  /// The origin last found for a node.
  func origin(_ node: Int) -> Point {
    Point(x: extents[2 * node].origin, y: extents[2 * node + 1].origin)
  }

  /// Stores the origin of a node.
  func setOrigin(_ node: Int, _ origin: Point) {
    extents[2 * node].origin = origin.x
    extents[2 * node + 1].origin = origin.y
  }

  /// Stores the size of a node.
  func setSize(_ node: Int, _ size: Size) {
    extents[2 * node].size = size.width
    extents[2 * node + 1].size = size.height
  }

  /// Stores the space offered to a node.
  func setOffered(_ node: Int, _ offered: Size) {
    extents[2 * node].offered = offered.width
    extents[2 * node + 1].offered = offered.height
  }
}
