import TatamiGeometry

/// One pass over a box whose children overlap along z (Specification/box.md §6).
struct ZPass: Sendable {
  /// The steps of the pass, in order.
  enum Phase: Sendable {
    case all, ratios, finished
  }

  let node: Int
  let offered: Size
  let content: Size
  let space: Size
  /// The number of walks in progress around the pass.
  private let depth: Int
  /// The flags that are removed from the children of a changed box.
  private let resetFlags: NodeFlags
  /// Whether the final placement must visit a child.
  private var isPending = false
  /// The largest lengths of the children so far, including margins.
  var largest = Size.zero
  var phase = Phase.all
  /// The next child to process.
  var cursor: Int32
  /// Whether a pass over the child at the cursor has just measured it.
  var isResuming = false

  /// Starts the pass over a box.
  init(_ node: Int, in arena: LayoutArena, depth: Int = 0, resetFlags: NodeFlags = []) {
    self.node = node
    self.depth = depth
    self.resetFlags = resetFlags
    offered = arena.extents[node].offered
    content = arena.contentSpace(node, offered)
    space = arena.childrenSpace(content, arena.box(node).pointee.layout.padding)
    cursor = arena.headers[node].firstChild
    countFixed(arena)
  }

  /// Continues until a child box must be measured first.
  ///
  /// - Returns: That child, or nil if the pass is finished.
  mutating func advance(_ arena: LayoutArena) -> Int? {
    if phase == .all {
      if let child = measure(arena) { return child }
      cursor = arena.headers[node].firstChild
      phase = arena.headers[node].flags.contains(.wraps) ? .ratios : .finished
    }
    if phase == .ratios {
      if let child = measure(arena) { return child }
      phase = .finished
    }
    finish(arena)
    return nil
  }

  private mutating func countFixed(_ arena: LayoutArena) {
    var fixed = Size.zero
    forEachChild(arena) { child, header in
      for axis in Axis.allCases where header[axis] == .fixed {
        let extent = arena.extent(child, axis)
        fixed[axis] = max(fixed[axis], extent.pointee.value + extent.pointee.margins)
      }
    }
    largest = fixed
  }

  private mutating func measure(_ arena: LayoutArena) -> Int? {
    while cursor != NodeHeader.none {
      let child = Int(cursor)
      let header = arena.headers[child]
      let hasRatio = header.widthKind == .ratio || header.heightKind == .ratio
      if header.flags.contains(.active), phase == .all || hasRatio {
        let offer = offer(child, header, arena)
        let resetFlags = phase == .all ? resetFlags : []
        if !isResuming, !arena.measureOrWalk(child, offer, resetting: resetFlags, depth: depth) {
          isResuming = true
          return child
        }
        isResuming = false
        if header.kind.isBox, arena.headers[child].isPending { isPending = true }
        count(child, header, arena)
      }
      cursor = header.next
    }
    return nil
  }

  private func offer(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) -> Size {
    var offer = space
    for axis in Axis.allCases where header[axis] == .ratio {
      let whole = arena.headers[node][axis].wraps ? largest[axis] : space[axis]
      offer[axis] = whole * arena.extent(child, axis).pointee.value
    }
    return offer
  }

  private mutating func count(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) {
    for axis in Axis.allCases where header[axis] != .ratio {
      let extent = arena.extent(child, axis)
      largest[axis] = max(largest[axis], extent.pointee.size + extent.pointee.margins)
    }
  }

  private func finish(_ arena: LayoutArena) {
    let layout = arena.box(node).pointee.layout
    let isRightToLeft = layout.readingDirection == .rightToLeft
    let padded = Size(
      width: largest.width + layout.padding[sum: .horizontal],
      height: largest.height + layout.padding[sum: .vertical]
    )
    let size = arena.ownSize(node, content, content: padded)
    for axis in Axis.allCases {
      let fallback = ResolvedPosition(
        layout.justifyContent[axis],
        axis,
        isRightToLeft: isRightToLeft
      )
      let low = layout.padding[start: axis]
      let high = size[axis] - layout.padding[end: axis]
      forEachChild(arena) { child, header in
        let own = arena.position(header, axis, fallback, isRightToLeft: isRightToLeft)
        arena.extent(child, axis).pointee.align(to: own, from: low, to: high)
      }
    }
    arena.complete(node, offered, size, isPending: isPending)
  }

  private func forEachChild(_ arena: LayoutArena, _ body: (Int, NodeHeader) -> Void) {
    var child = arena.headers[node].firstChild
    while child != NodeHeader.none {
      let header = arena.headers[Int(child)]
      if header.flags.contains(.active) { body(Int(child), header) }
      child = header.next
    }
  }
}
