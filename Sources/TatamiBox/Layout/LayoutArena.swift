import TatamiGeometry

/// The arena's arrays as plain pointers, for the length of one run of passes.
///
/// Subscripts of arrays check bounds and sharing at each write, which costs a third of a layout;
/// here both are settled once per run. Positions come from the arena's own links.
struct LayoutArena {
  let headers: UnsafeMutablePointer<NodeHeader>
  let extents: UnsafeMutablePointer<Extent>
  let links: UnsafeMutablePointer<NodeLinks>
  let leaves: UnsafeMutablePointer<LeafRecord>
  let boxes: UnsafeMutablePointer<BoxRecord>
  let rares: UnsafeMutablePointer<RareStyle>
  let state: UnsafeMutablePointer<RunState>
}

/// What all passes of a run share.
struct RunState: Sendable {
  /// The first slot no flow line uses.
  var rowTop = 0
  /// The first slot behind those that exist.
  var rowEnd = 0
  /// Runs of boxes left before known sizes are answered for any space.
  var budget = 0
  /// What boxes with strays below are asked, while that matters.
  var strays = StrayLog()
}

extension LayoutArena {
  /// The extent of a node along an axis.
  func extent(_ node: Int, _ axis: Axis) -> UnsafeMutablePointer<Extent> {
    extents + (2 * node + axis.index)
  }

  /// The limits of a node's wrapping length.
  func limits(_ node: Int, _ axis: Axis) -> WrapLimits {
    let rare = headers[node].rare
    return rare == NodeHeader.none ? .none : rares[Int(rare)][axis]
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

  /// The place last found for a node.
  func origin(_ node: Int) -> Point {
    Point(x: extents[2 * node].origin, y: extents[2 * node + 1].origin)
  }

  /// Keeps the place found for a node.
  func setOrigin(_ node: Int, _ origin: Point) {
    extents[2 * node].origin = origin.x
    extents[2 * node + 1].origin = origin.y
  }

  /// Keeps the size found for a node.
  func setSize(_ node: Int, _ size: Size) {
    extents[2 * node].size = size.width
    extents[2 * node + 1].size = size.height
  }

  /// Keeps the space offered to a node.
  func setOffered(_ node: Int, _ offered: Size) {
    extents[2 * node].offered = offered.width
    extents[2 * node + 1].offered = offered.height
  }
}
