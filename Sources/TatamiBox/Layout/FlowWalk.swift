import TatamiGeometry

/// One walk over the children of a flow, which places them while it breaks lines
/// (Specification/box.md §5).
///
/// A line offers its children its remaining length and no limit along the cross axis. A plain leaf
/// that fits has the same size there as in the whole length, so the walk measures it once. Other
/// children are measured twice if they are boxes or their space is limited, as in the general passes.
/// Where each line has a fixed number of children, all are measured once, in the remaining length.
/// If a leaf does not fit into limited space, lines must shrink, which requires the general passes.
struct FlowWalk {
  private let node: Int
  /// The axis of the lines; the lines are stacked along the cross axis.
  private let main: Axis
  private let arena: LayoutArena
  private let depth: Int
  /// The space for the flow itself.
  private let content: Size
  /// The space for the children.
  private let space: Size
  /// The space for the children, unlimited along the cross axis, as the lines offer it.
  private let unlimited: Size
  /// Whether the space for the children is limited along the cross axis.
  private let isLimited: Bool
  private let padding: Insets
  /// The number of children of a line, or 0 if lines are broken by content.
  private let arrange: Int
  /// The start of the lines along the main axis, in points.
  private let low: Double
  private let itemSpace: Double
  private let runSpace: Double
  /// The flags that are removed from the children of a changed box.
  private let resetFlags: NodeFlags
  /// The start of the line along the cross axis, in points.
  private var edge: Double
  /// The number of lines that are finished.
  private var lines = 0
  /// The sum of the lengths of the finished lines along the cross axis, in points.
  private var stacked = 0.0
  /// The length of the longest finished line, in points.
  private var longest = 0.0
  /// Whether the final placement must visit a child.
  private var isPending = false

  /// The next child to add to a line.
  private var next: Int32
  /// The line to which children are added.
  private var line = Line()

  /// A line of children.
  private struct Line {
    var first = NodeHeader.none
    /// The length computed by line breaking, in points.
    var length = 0.0
    /// The gap before the next child, in points.
    var gap = 0.0
    /// The largest length of a child along the cross axis, including margins, in points.
    var thickness = 0.0
    /// Whether the children are measured in the remaining length of the line, when it ends.
    var isMeasuredAtEnd = false

    var isEmpty: Bool { first == NodeHeader.none }
  }

  private var cross: Axis { main.cross }

  /// Starts the walk over a flow.
  init(_ node: Int, in arena: LayoutArena, depth: Int) {
    resetFlags = arena.startWalk(node)
    let header = arena.headers[node]
    let record = arena.box(node)
    self.node = node
    self.arena = arena
    self.depth = depth
    main = header.kind == .hflow ? .vertical : .horizontal
    padding = record.pointee.layout.padding
    arrange = record.pointee.layout.arrange
    low = padding[start: main]
    itemSpace = record.pointee.layout.itemSpace
    runSpace = record.pointee.layout.runSpace
    content = arena.walkSpace(node, header)
    space = arena.childrenSpace(content, padding)
    unlimited = Size(main, space[main], cross: WrapLimits.infinite)
    isLimited = space[main.cross] < WrapLimits.infinite
    edge = padding[start: main.cross]
    next = header.firstChild
  }

  /// Lays out the flow.
  ///
  /// - Returns: Whether the flow is laid out; if not, it needs a general pass.
  mutating func run() -> Bool {
    let canContinue = arrange > 0 ? addByCount() : addByContent()
    return canContinue && endLine() && finish()
  }

  /// Adds all children to lines of a fixed number of children.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func addByCount() -> Bool {
    var count = 0
    while next != NodeHeader.none {
      let child = next
      let header = arena.headers[Int(child)]
      next = header.next
      guard header.flags.contains(.active) else { continue }
      if line.isEmpty {
        line.first = child
        line.isMeasuredAtEnd = true
        count = 0
      }
      count += 1
      if count == arrange {
        guard endLine() else { return false }
      }
    }
    return true
  }

  /// Adds all children to lines as long as they fit.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func addByContent() -> Bool {
    while next != NodeHeader.none {
      let canContinue =
        main == .horizontal ? addLeaves(HorizontalAxis.self) : addLeaves(VerticalAxis.self)
      guard canContinue, addChild() else { return false }
    }
    return true
  }

  /// Adds the plain leaves, and in unlimited space those with a fixed length, before the next other
  /// child to lines.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func addLeaves<Main: ConstantAxis>(_: Main.Type) -> Bool {
    let (main, cross, arena) = (Main.axis, Main.axis.cross, arena)
    while next != NodeHeader.none {
      let child = Int(next)
      let header = arena.headers[child]
      let margins = arena.extents[child].margins
      if header.isFixedLeaf, !isLimited {
        let size = arena.measureFixedLeaf(child, header, space, resetting: resetFlags)
        let measured = Measured(child: child, header: header, size: size, margins: margins)
        guard add(measured, main) else { return false }
        continue
      }
      guard header.isPlainLeaf else { return true }
      let size = arena.measurePlainLeaf(child, header, unlimited, margins, resetting: resetFlags)
      if isLimited, !fits(size[cross], margins[cross]) {
        arena.removeWalk(of: node)
        return false
      }
      let measured = Measured(child: child, header: header, size: size, margins: margins)
      guard add(measured, main) else { return false }
    }
    return true
  }

  /// Adds the next child to a line, unless it is inactive.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func addChild() -> Bool {
    guard next != NodeHeader.none else { return true }
    let child = Int(next)
    let header = arena.headers[child]
    next = header.next
    guard header.flags.contains(.active) else { return true }
    guard arena.measureOrWalk(child, space, resetting: resetFlags, depth: depth) else {
      arena.withdrawOffer(to: child)
      return false
    }
    let (size, margins) = (arena.extents[child].size, arena.extents[child].margins)
    var measured = Measured(child: child, header: header, size: size, margins: margins)
    measured.isFinal = header.kind == .leaf && !isLimited
    return add(measured, main)
  }

  /// Returns whether a measured leaf fits into the space along the cross axis.
  @inline(__always)
  private func fits(_ length: Double, _ margins: Double) -> Bool {
    let rest = space[cross] - margins
    return length <= rest && rest > 0
  }

  /// A measured child.
  private struct Measured {
    let child: Int
    let header: NodeHeader
    let size: Size
    let margins: Size
    /// Whether the child has the same size in the remaining length of its line.
    var isFinal = true
  }

  /// Adds a measured child to the line, or to a new line if the line is full.
  ///
  /// - Returns: Whether the walk can continue.
  @inline(__always)
  private mutating func add(_ measured: Measured, _ main: Axis) -> Bool {
    let (child, header) = (measured.child, measured.header)
    let (size, margins) = (measured.size, measured.margins)
    // The order of the sum is that of the general pass, so that lines break at the same children.
    var length = line.length + (line.gap + margins[main] + size[main])
    if length > space[main], !line.isEmpty {
      next = Int32(child)
      guard endLine() else { return false }
      length = line.length + (line.gap + margins[main] + size[main])
    }
    if line.isEmpty { line.first = Int32(child) }
    if !measured.isFinal { line.isMeasuredAtEnd = true }
    if !line.isMeasuredAtEnd {
      place(child, at: line.length + line.gap, main)
      line.thickness = longer(size[main.cross] + margins[main.cross], line.thickness)
    }
    line.length = length
    line.gap = itemSpace
    next = header.next
    return !header.flags.contains(.endsLine) || endLine()
  }

  /// Places a child after a position in its line.
  @inline(__always)
  private func place(_ child: Int, at start: Double, _ main: Axis) {
    let along = arena.extent(child, main)
    along.pointee.origin = low + start + along.pointee.before
    let across = arena.extent(child, main.cross)
    across.pointee.origin = edge + across.pointee.before
  }

  /// Ends the line before the next child.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func endLine() -> Bool {
    if line.isEmpty { return true }
    if line.isMeasuredAtEnd {
      guard measureInRest() else { return false }
    }
    longest = max(longest, min(atLeastZero(line.length), space[main]))
    stacked += line.thickness
    edge += line.thickness + runSpace
    lines += 1
    line = Line()
    return true
  }

  /// Measures the children of the line in its remaining length and places them.
  private mutating func measureInRest() -> Bool {
    // Lines broken by content have measured their children before, which removed the flags.
    let resetFlags = arrange > 0 ? resetFlags : []
    let wrapsMain = arena.headers[node][main].wraps
    var context = LineContext(main: main, wrapsMain: wrapsMain, end: next, space: unlimited)
    context.known = knownLength()
    var sums = LineSums()
    var (start, next) = (0.0, line.first)
    line.thickness = 0
    while next != context.end {
      let child = Int(next)
      let header = arena.headers[child]
      if header.flags.contains(.active) {
        let offer = context.offer(child, header, sums, arena)
        guard arena.measureOrWalk(child, offer, resetting: resetFlags, depth: depth) else {
          arena.withdrawOffer(to: child)
          return false
        }
        sums.count(child, header, context, arena)
        place(child, at: start, main)
        let across = arena.extent(child, cross)
        line.thickness = longer(across.pointee.size + across.pointee.margins, line.thickness)
        let along = arena.extent(child, main)
        start += along.pointee.margins + along.pointee.size + itemSpace
        if header.kind.isBox, arena.headers[child].isPending { isPending = true }
      }
      next = header.next
    }
    line.length = context.used(sums)
    return true
  }

  /// Returns the sum of gaps, margins and fixed lengths along the line, in points.
  private func knownLength() -> Double {
    var (count, margins, fixed, child) = (0, 0.0, 0.0, line.first)
    while child != next {
      let header = arena.headers[Int(child)]
      if header.flags.contains(.active) {
        let along = arena.extent(Int(child), main)
        count += 1
        margins += along.pointee.margins
        if header[main] == .fixed { fixed += along.pointee.value }
      }
      child = header.next
    }
    return Double(count - 1) * itemSpace + margins + fixed
  }

  /// Sets the size of the flow.
  ///
  /// - Returns: False if lines must shrink or are unlimited.
  private func finish() -> Bool {
    let used = Double(max(0, lines - 1)) * runSpace + stacked
    let length = arena.headers[node][main].wraps ? longest : space[main]
    guard used <= space[cross], max(used, length) < StyleLimits.largest else {
      arena.removeWalk(of: node)
      return false
    }
    let size = Size(main, longest + padding[sum: main], cross: used + padding[sum: cross])
    arena.finishWalk(node, content, content: size, isPending: isPending)
    return true
  }
}
