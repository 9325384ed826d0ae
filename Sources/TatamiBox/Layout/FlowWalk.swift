import TatamiGeometry

/// One walk over the children of a flow, which places them while it breaks lines
/// (Specification/box.md §5).
///
/// A line offers its children its remaining length. A leaf that fits has the same size there as in
/// the whole space, so the walk measures it once. Lines with boxes, and lines in limited space, are
/// measured twice, as in the general passes.
struct FlowWalk {
  private let node: Int
  private let main: Axis
  private let arena: LayoutArena
  private let depth: Int
  /// The space for the flow itself.
  private let content: Size
  /// The space for the children.
  private let space: Size
  private let padding: Insets
  /// The start of the lines along the cross axis, in points.
  private let low: Double
  private let itemSpace: Double
  private let runSpace: Double
  /// The flags that are removed from the children of a changed box.
  private let resetFlags: NodeFlags
  /// The start of the line along the main axis, in points.
  private var edge: Double
  /// The number of lines that are finished.
  private var lines = 0
  /// The sum of the lengths of the finished lines along the main axis, in points.
  private var stacked = 0.0
  /// The length of the longest finished line, in points.
  private var longest = 0.0
  /// Whether the final placement must visit a child.
  private var isPending = false

  /// The line to which children are added.
  private struct Line {
    var first = NodeHeader.none
    var count = 0
    /// The length computed by line breaking, in points.
    var length = 0.0
    /// The largest length of a child along the main axis, including margins, in points.
    var thickness = 0.0
    /// Whether the children are measured again in the remaining length of the line.
    var isMeasuredAgain: Bool

    /// Returns the length after another child, in points.
    func length(adding child: Extent, gap: Double) -> Double {
      // The order of the sum is that of the general pass, so that lines break at the same children.
      length + ((count > 0 ? gap : 0) + child.margins + child.size)
    }

    /// Adds a child; returns its start in the line.
    mutating func add(_ child: Int32, _ extent: Extent, gap: Double) -> Double {
      if count == 0 { first = child }
      let start = count > 0 ? length + gap : 0
      length = length(adding: extent, gap: gap)
      count += 1
      return start
    }
  }

  private var cross: Axis { main.cross }
  /// Whether the space for the lines is limited, so that no size is valid for all lines.
  private var isLimited: Bool { space[main] < WrapLimits.infinite }

  /// Starts the walk over a flow.
  init(_ node: Int, in arena: LayoutArena, depth: Int) {
    let header = arena.headers[node]
    let record = arena.box(node)
    self.node = node
    self.arena = arena
    self.depth = depth
    main = header.kind == .hflow ? .horizontal : .vertical
    padding = record.pointee.layout.padding
    low = padding[start: main.cross]
    itemSpace = record.pointee.layout.itemSpace
    runSpace = record.pointee.layout.runSpace
    content = arena.walkSpace(node, header)
    space = arena.childrenSpace(content, padding)
    edge = padding[start: main]
    resetFlags = arena.startWalk(node, header)
  }

  /// Lays out the flow.
  ///
  /// - Returns: Whether the flow is laid out; if not, it needs a general pass.
  mutating func run() -> Bool {
    let isBroken =
      main == .horizontal
      ? walkChildren(HorizontalAxis.self) : walkChildren(VerticalAxis.self)
    return isBroken && finish()
  }

  /// Breaks the children into lines.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func walkChildren<Main: ConstantAxis>(_: Main.Type) -> Bool {
    // Copies stay in registers; the compiler would reload properties after each measurement.
    let (main, arena, space, isLimited) = (Main.axis, arena, space, isLimited)
    var line = Line(isMeasuredAgain: isLimited)
    var next = arena.headers[node].firstChild
    while next != NodeHeader.none {
      let child = Int(next)
      var header = arena.headers[child]
      if header.flags.contains(.active) {
        header.flags.subtract(resetFlags)
        if header.isWrappingLeaf {
          let offer = (along: space[main.cross], across: space[main])
          arena.measureWrappingLeaf(child, header, main.cross, offer: offer)
        } else if !arena.measureOrWalk(child, header, space, depth: depth) {
          arena.withdrawOffer(to: child)
          return false
        }
        let across = arena.extent(child, main.cross).pointee
        if line.count > 0, line.length(adding: across, gap: itemSpace) > space[main.cross] {
          guard endLine(line, before: next) else { return false }
          line = Line(isMeasuredAgain: isLimited)
        }
        let start = line.add(next, across, gap: itemSpace)
        if header.kind.isBox { line.isMeasuredAgain = true }
        if !line.isMeasuredAgain { place(child, at: start, main, &line) }
        if header.flags.contains(.endsLine) {
          guard endLine(line, before: header.next) else { return false }
          line = Line(isMeasuredAgain: isLimited)
        }
      }
      next = header.next
    }
    return endLine(line, before: NodeHeader.none)
  }

  /// Places a child after a position in its line.
  @inline(__always)
  private func place(_ child: Int, at start: Double, _ main: Axis, _ line: inout Line) {
    let across = arena.extent(child, main.cross)
    across.pointee.origin = low + start + across.pointee.before
    let along = arena.extent(child, main)
    along.pointee.origin = edge + along.pointee.before
    line.thickness = max(line.thickness, along.pointee.size + along.pointee.margins)
  }

  /// Ends a line before a child.
  ///
  /// - Returns: Whether the walk can continue.
  private mutating func endLine(_ openLine: Line, before end: Int32) -> Bool {
    var line = openLine
    guard line.count > 0 else { return true }
    if line.isMeasuredAgain {
      guard measureAgain(&line, before: end) else { return false }
    }
    longest = max(longest, min(atLeastZero(line.length), space[cross]))
    stacked += line.thickness
    edge += line.thickness + runSpace
    lines += 1
    return true
  }

  /// Measures the children of a line in its remaining length and places them.
  private mutating func measureAgain(_ line: inout Line, before end: Int32) -> Bool {
    let wrapsCross = arena.headers[node][cross].wraps
    let unlimited = Size(main, WrapLimits.infinite, cross: space[cross])
    var context = LineContext(main: cross, wrapsMain: wrapsCross, end: end, space: unlimited)
    context.known = knownLength(of: line, before: end)
    var sums = LineSums()
    var (start, next) = (0.0, line.first)
    line.thickness = 0
    while next != end {
      let child = Int(next)
      let header = arena.headers[child]
      if header.flags.contains(.active) {
        let offer = context.offer(child, header, sums, arena)
        guard arena.measureOrWalk(child, header, offer, depth: depth) else {
          arena.withdrawOffer(to: child)
          return false
        }
        sums.count(child, header, context, arena)
        place(child, at: start, main, &line)
        let across = arena.extent(child, cross)
        start += across.pointee.margins + across.pointee.size + itemSpace
        if header.kind.isBox, arena.headers[child].isPending { isPending = true }
      }
      next = header.next
    }
    line.length = context.used(sums)
    return true
  }

  /// Returns the sum of gaps, margins and fixed lengths along a line, in points.
  private func knownLength(of line: Line, before end: Int32) -> Double {
    var (margins, fixed, child) = (0.0, 0.0, line.first)
    while child != end {
      let header = arena.headers[Int(child)]
      if header.flags.contains(.active) {
        let across = arena.extent(Int(child), cross)
        margins += across.pointee.margins
        if header[cross] == .fixed { fixed += across.pointee.value }
      }
      child = header.next
    }
    return Double(line.count - 1) * itemSpace + margins + fixed
  }

  /// Sets the size of the flow.
  ///
  /// - Returns: False if lines must shrink or are unlimited.
  private func finish() -> Bool {
    let used = Double(max(0, lines - 1)) * runSpace + stacked
    let length = arena.headers[node][cross].wraps ? longest : space[cross]
    guard used <= space[main], max(used, length) < StyleLimits.largest else {
      arena.removeWalk(of: node)
      return false
    }
    let size = Size(main, used + padding[sum: main], cross: longest + padding[sum: cross])
    arena.finishWalk(node, content, content: size, isPending: isPending)
    return true
  }
}
