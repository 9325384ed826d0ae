import TatamiGeometry

/// One pass over a flow: children into lines, lines into a stack (box §5).
///
/// Lines live as nodes behind the last slot while the pass runs, so that a linear pass lays them
/// out like any other box.
struct FlowPass: Sendable {
  /// What is done, in this order.
  enum Phase: Sendable {
    case breaking, stacking, filling, finished
  }

  /// What the pass needs before it can go on.
  enum Request: Sendable {
    /// The pass over a child, or over a line that is to be filled.
    case child(Int)
    /// The linear pass over the lines.
    case stack(first: Int32)
    /// More slots for lines.
    case slots
    /// Nothing: the pass has finished.
    case nothing
  }

  let node: Int
  let main: Axis
  let offered: Size
  let space: Size
  let arrange: Int
  let itemSpace: Double
  /// The first slot that holds a line, and the one behind the last.
  let firstRow: Int
  var rowEnd: Int

  var phase = Phase.breaking
  /// The child, later the line, that comes next.
  var cursor: Int32
  /// Whether the child at the cursor was measured by a pass of its own meanwhile.
  var isResuming = false
  /// The first child of the line being filled, how many it has and what they take.
  var lineStart = NodeHeader.none
  var lineCount = 0
  var lineLength = 0.0

  var cross: Axis { main.cross }

  /// Starts the pass over a flow.
  init(_ node: Int, _ main: Axis, in arena: LayoutArena) {
    let box = arena.box(node)
    self.node = node
    self.main = main
    offered = arena.offered(node)
    space = arena.childrenSpace(arena.contentSpace(node, offered), box.pointee.layout.padding)
    arrange = box.pointee.layout.arrange
    itemSpace = box.pointee.layout.itemSpace
    firstRow = arena.state.pointee.rowTop
    rowEnd = firstRow
    cursor = arena.headers[node].firstChild
  }

  /// Goes on until something has to be done first.
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

  /// Returns the next line whose children wait for its final size.
  private mutating func nextRowToFill(_ arena: LayoutArena) -> Int? {
    while Int(cursor) < rowEnd {
      let row = Int(cursor)
      cursor += 1
      if !arena.headers[row].flags.contains(.wraps) {
        arena.setOffered(row, arena.size(row))
        return row
      }
    }
    return nil
  }

  private func finish(_ arena: LayoutArena) {
    for row in firstRow..<rowEnd {
      moveChildren(of: row, arena)
    }
    arena.state.pointee.rowTop = firstRow
    arena.complete(node, offered, arena.size(node))
  }

  /// Moves a line's children from the line's coordinates to the flow's.
  private func moveChildren(of row: Int, _ arena: LayoutArena) {
    let header = arena.headers[row]
    let line = Line(
      origin: arena.origin(row),
      isLeftOut: header.flags.isSuperset(of: [.blank, .wraps]),
      isWatched: arena.state.pointee.strays.watches(node)
    )
    var child = header.firstChild
    while child != header.record {
      let member = arena.headers[Int(child)]
      if member.flags.contains(.active) {
        if line.isLeftOut || leavesOut(member, arena) {
          noteStray(Int(child), line, arena)
        } else {
          move(Int(child), line, arena)
        }
      }
      child = member.next
    }
  }

  /// What the children of a line need to know about it.
  private struct Line {
    let origin: Point
    let isLeftOut: Bool
    let isWatched: Bool
  }

  private func move(_ child: Int, _ line: Line, _ arena: LayoutArena) {
    let origin = arena.origin(child) + line.origin
    arena.setOrigin(child, origin)
    guard line.isWatched else { return }
    arena.state.pointee.strays.place(
      child,
      center: Rect(origin: origin, size: arena.size(child)).center
    )
  }

  private func noteStray(_ child: Int, _ line: Line, _ arena: LayoutArena) {
    if line.isLeftOut, arrange > 0 { arena.blank(child) }
    if line.isWatched {
      arena.state.pointee.strays.stray(child, line.origin)
    } else {
      arena.state.pointee.strays.find(node, &arena.headers[node].flags)
    }
  }

  /// Whether a child has no place in any line: its length is a share of a line that wraps.
  func leavesOut(_ child: NodeHeader, _ arena: LayoutArena) -> Bool {
    child.flags.contains(.active) && child[cross] == .ratio && arena.headers[node][cross].wraps
  }
}
