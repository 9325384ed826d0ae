import TatamiGeometry

/// One pass over a flow: breaks children into lines and stacks the lines (Specification/box.md §5).
///
/// During the pass, the lines are stored as nodes after the last slot, so that a linear pass lays
/// them out like any other box.
struct FlowPass: Sendable {
  /// The steps of the pass, in order.
  enum Phase: Sendable {
    case breaking, stacking, filling, finished
  }

  /// The requirements of the pass before it can continue.
  enum Request: Sendable {
    /// A pass over a child, or over a line with a final size.
    case child(Int)
    /// A linear pass over the lines.
    case stack(first: Int32)
    /// More slots for lines.
    case slots
    /// Nothing; the pass is finished.
    case nothing
  }

  let node: Int
  /// The axis of the lines; the lines are stacked along the cross axis.
  let main: Axis
  let offered: Size
  let space: Size
  let arrange: Int
  let itemSpace: Double
  /// The slot of the first line, and the slot after the last line.
  let firstRow: Int
  var rowEnd: Int

  var phase = Phase.breaking
  /// The next child to process, or the next line while filling lines.
  var cursor: Int32
  /// Whether a pass over the child at the cursor has just measured it.
  var isResuming = false
  /// The first child, the number of children and the length of the current line.
  var lineStart = NodeHeader.none
  var lineCount = 0
  var lineLength = 0.0

  var cross: Axis { main.cross }

  /// Starts the pass over a flow.
  init(_ node: Int, main: Axis, in arena: LayoutArena) {
    let box = arena.box(node)
    self.node = node
    self.main = main
    offered = arena.extents[node].offered
    space = arena.childrenSpace(arena.contentSpace(node, offered), box.pointee.layout.padding)
    arrange = box.pointee.layout.arrange
    itemSpace = box.pointee.layout.itemSpace
    firstRow = arena.state.pointee.rowTop
    rowEnd = firstRow
    cursor = arena.headers[node].firstChild
  }

  /// Continues until the pass has a request or is finished.
  mutating func advance(_ arena: LayoutArena) -> Request {
    switch phase {
    case .breaking:
      if let request = breakLines(arena) { return request }
      phase = .stacking
      return .stack(first: firstRow == rowEnd ? NodeHeader.none : Int32(firstRow))
    case .stacking:
      phase = .filling
      cursor = Int32(firstRow)
      fallthrough
    case .filling:
      if let row = nextRowToFill(arena) { return .child(row) }
      finish(arena)
      phase = .finished
      return .nothing
    case .finished:
      return .nothing
    }
  }

  /// Returns the next line whose children need its final size.
  private mutating func nextRowToFill(_ arena: LayoutArena) -> Int? {
    while Int(cursor) < rowEnd {
      let row = Int(cursor)
      cursor += 1
      if !arena.headers[row].flags.contains(.wraps) {
        arena.extents[row].offered = arena.extents[row].size
        return row
      }
    }
    return nil
  }

  private func finish(_ arena: LayoutArena) {
    var hasUnplacedChildren = false
    for row in firstRow..<rowEnd {
      if !moveChildren(of: row, arena) { hasUnplacedChildren = true }
    }
    if hasUnplacedChildren || arena.state.pointee.unplacedChildren.isRecording(node) {
      logChildren(arena)
    }
    arena.state.pointee.rowTop = firstRow
    arena.complete(node, offered, arena.extents[node].size)
  }

  /// Converts the frames of a line's children to the coordinates of the flow.
  ///
  /// - Returns: Whether all active children were placed.
  private func moveChildren(of row: Int, _ arena: LayoutArena) -> Bool {
    let header = arena.headers[row]
    guard !header.isLeftOutLine else { return false }
    let origin = arena.extents[row].origin
    var placesAll = true
    var child = header.firstChild
    while child != header.record {
      let member = arena.headers[Int(child)]
      if isUnplaced(member, arena) {
        placesAll = false
      } else if member.flags.contains(.active) {
        arena.extents[Int(child)].origin = arena.extents[Int(child)].origin + origin
      }
      child = member.next
    }
    return placesAll
  }

  /// Returns whether a child belongs to no line because its length is a share of a line that wraps.
  func isUnplaced(_ child: NodeHeader, _ arena: LayoutArena) -> Bool {
    child.flags.contains(.active) && child[main] == .ratio && arena.headers[node][main].wraps
  }
}
