import TatamiGeometry

/// One walk over the children of a linear box, which measures, counts and places each child at
/// once.
///
/// Steps refer to Specification/box.md §4. The general passes compute the same numbers in the same
/// order.
struct LineWalk: Sendable {
  let node: Int
  /// The space for the box itself.
  private let content: Size
  /// The values on which offers to children depend.
  private let context: LineContext
  /// The space between children, in points.
  private let gap: Double
  /// The start of the children along the cross axis, in points.
  private let low: Double
  /// The flags that are removed from the children of a changed box.
  private let resetFlags: NodeFlags
  private var sums = LineSums()
  /// The next child to process.
  private var cursor: Int32
  /// The end of the previous child along the main axis, with its margin and the gap, in points.
  private var edge: Double
  /// Whether a pass over the child at the cursor has just measured it.
  private var isResuming = false
  /// Whether the final placement must visit a child.
  private var isPending = false
  /// Whether the children are placed after all of them are measured.
  private let isPlacedLast: Bool
  /// Whether the walk measures the children with ratios, after all others.
  private var isMeasuringShares = false

  /// Starts the walk over a linear box.
  init(_ node: Int, in arena: LayoutArena) {
    resetFlags = arena.startWalk(node)
    let header = arena.headers[node]
    let record = arena.box(node)
    let main: Axis = header.kind == .hbox ? .horizontal : .vertical
    let padding = record.pointee.layout.padding
    self.node = node
    content = arena.walkSpace(node, header)
    var context = LineContext(
      main: main,
      wrapsMain: header[main].wraps,
      end: NodeHeader.none,
      space: arena.childrenSpace(content, padding)
    )
    context.known = record.pointee.knownLength  // step 1
    context.ratios = record.pointee.ratios
    self.context = context
    gap = record.pointee.layout.itemSpace
    low = padding[start: main.cross]
    edge = padding[start: main]
    isPlacedLast = header.walk == .placedLine
    cursor = header.firstChild
  }

  /// Continues until a child box needs its own pass.
  ///
  /// - Parameter depth: The number of walks in progress around this one.
  /// - Returns: That child, or nil if the walk is finished.
  mutating func advance(_ arena: LayoutArena, depth: Int) -> Int? {
    if let child = walkChildren(arena, depth) { return child }
    if context.ratios > 0, !isMeasuringShares {
      isMeasuringShares = true
      cursor = arena.headers[node].firstChild
      if let child = walkChildren(arena, depth) { return child }
    }
    finish(arena)
    return nil
  }

  private mutating func walkChildren(_ arena: LayoutArena, _ depth: Int) -> Int? {
    while true {
      if !isMeasuringShares, let child = walkPlainChildren(arena, depth) { return child }
      if cursor == NodeHeader.none { return nil }
      if let child = walkChild(arena, depth) { return child }
    }
  }

  private mutating func walkPlainChildren(_ arena: LayoutArena, _ depth: Int) -> Int? {
    context.main == .horizontal
      ? walkPlainChildren(arena, depth, along: HorizontalAxis.self)
      : walkPlainChildren(arena, depth, along: VerticalAxis.self)
  }

  /// Lays out the plain children and the leaves with a fixed length before the next other child.
  ///
  /// - Returns: A child that needs its own pass first, or nil.
  private mutating func walkPlainChildren<Main: ConstantAxis>(
    _ arena: LayoutArena,
    _ depth: Int,
    along: Main.Type
  ) -> Int? {
    while cursor != NodeHeader.none {
      let header = arena.headers[Int(cursor)]
      if header.isFixedLeaf {
        walkFixedLeaves(arena, along: Main.self)
        continue
      }
      guard header.flags.contains(.plain) else { break }
      if header.kind == .leaf {
        walkPlainLeaves(arena, along: Main.self)
      } else if let child = walkPlainBox(arena, depth, along: Main.self) {
        return child
      }
    }
    return nil
  }

  /// Lays out the plain leaves from the cursor to the next other child.
  ///
  /// Not inlined: beside the code for boxes, the loop would take a third longer.
  @inline(never)
  private mutating func walkPlainLeaves<Main: ConstantAxis>(
    _ arena: LayoutArena,
    along: Main.Type
  ) {
    let main = Main.axis
    let space = (along: context.space[main], across: context.space[main.cross])
    var (sums, edge, cursor) = (sums, edge, cursor)
    while cursor != NodeHeader.none {
      let child = Int(cursor)
      let header = arena.headers[child]
      guard header.isPlainLeaf else { break }
      let margins = arena.extents[child].margins
      let rest = space.along - context.used(sums)
      let offer = Size(main, rest + margins[main], cross: space.across)  // step 3
      let size = arena.measurePlainLeaf(child, header, offer, margins, resetting: resetFlags)
      sums.wrapped += size[main]  // step 4
      sums.crossSize = longer(size[main.cross] + margins[main.cross], sums.crossSize)
      arena.extent(child, main).pointee.moveAfter(edge, size[main])  // step 9
      edge += margins[main] + size[main] + gap
      arena.extent(child, main.cross).pointee.moveAfter(low, size[main.cross])  // step 10
      cursor = header.next
    }
    (self.sums, self.edge, self.cursor) = (sums, edge, cursor)
  }

  /// Lays out the leaves with a fixed length from the cursor to the next other child.
  @inline(never)
  private mutating func walkFixedLeaves<Main: ConstantAxis>(
    _ arena: LayoutArena,
    along: Main.Type
  ) {
    let main = Main.axis
    let space = (along: context.space[main], across: context.space[main.cross])
    while cursor != NodeHeader.none {
      let child = Int(cursor)
      let header = arena.headers[child]
      guard header.isFixedLeaf else { break }
      let (along, across) = (arena.extent(child, main), arena.extent(child, main.cross))
      let isFixed = (along: header[main] == .fixed, across: header[main.cross] == .fixed)
      let length = isFixed.along ? along.pointee.value : space.along - context.used(sums)
      let thickness = across.pointee.value + across.pointee.margins
      let offer = Size(  // step 3
        main,
        length + along.pointee.margins,
        cross: isFixed.across ? thickness : space.across
      )
      let size = arena.measureFixedLeaf(child, header, offer, resetting: resetFlags)
      if !isFixed.along { sums.wrapped += size[main] }  // step 4
      sums.crossSize = longer(size[main.cross] + across.pointee.margins, sums.crossSize)
      along.pointee.moveAfter(edge, size[main])  // step 9
      edge += along.pointee.margins + size[main] + gap
      across.pointee.moveAfter(low, size[main.cross])  // step 10
      cursor = header.next
    }
  }

  /// Lays out the plain box at the cursor.
  ///
  /// - Returns: The box if it needs its own pass first, or nil.
  @inline(__always)
  private mutating func walkPlainBox<Main: ConstantAxis>(
    _ arena: LayoutArena,
    _ depth: Int,
    along: Main.Type
  ) -> Int? {
    let (main, child) = (Main.axis, Int(cursor))
    let (along, across) = (arena.extent(child, main), arena.extent(child, main.cross))
    let space = context.space
    let rest = space[main] - context.used(sums)
    let offer = Size(main, rest + along.pointee.margins, cross: space[main.cross])  // step 3
    guard measureOrResume(child, offer, arena, depth) else { return child }
    sums.wrapped += along.pointee.size  // step 4
    sums.crossSize = longer(across.pointee.size + across.pointee.margins, sums.crossSize)
    along.pointee.moveAfter(edge)  // step 9
    edge += along.pointee.margins + along.pointee.size + gap
    across.pointee.moveAfter(low)  // step 10
    cursor = arena.headers[child].next
    return nil
  }

  /// Lays out the child at the cursor.
  ///
  /// - Returns: The child if it needs its own pass first, or nil.
  private mutating func walkChild(_ arena: LayoutArena, _ depth: Int) -> Int? {
    let child = Int(cursor)
    let header = arena.headers[child]
    let isShare = header[context.main] == .ratio
    if header.flags.contains(.active), isShare == isMeasuringShares {
      let offer = context.offer(child, header, sums, arena)  // step 3
      guard measureOrResume(child, offer, arena, depth) else { return child }
      sums.count(child, header, context, arena)  // step 4
      let along = arena.extent(child, context.main)
      along.pointee.moveAfter(edge)  // step 9
      edge += along.pointee.margins + along.pointee.size + gap
      arena.extent(child, context.cross).pointee.moveAfter(low)  // step 10
    }
    cursor = header.next
    return nil
  }

  /// Measures a child, unless a pass has just done so.
  ///
  /// - Returns: Whether the size of the child is known; if not, its pass must run first.
  private mutating func measureOrResume(
    _ child: Int,
    _ offer: Size,
    _ arena: LayoutArena,
    _ depth: Int
  ) -> Bool {
    if !isResuming, !arena.measureOrWalk(child, offer, resetting: resetFlags, depth: depth) {
      isResuming = true
      return false
    }
    isResuming = false
    if arena.headers[child].kind.isBox, arena.headers[child].isPending { isPending = true }
    return true
  }

  /// Sets the size of the box (step 8).
  private func finish(_ arena: LayoutArena) {
    let padding = arena.box(node).pointee.layout.padding
    let size = Size(
      context.main,
      context.used(sums) + padding[sum: context.main],
      cross: sums.crossSize + padding[sum: context.cross]
    )
    arena.finishWalk(node, content, content: size, isPending: isPending)
    if isPlacedLast { placeChildren(arena) }
  }

  /// Places the children after all of them are measured (steps 9 and 10).
  private func placeChildren(_ arena: LayoutArena) {
    let style = LineStyle(box: arena.box(node), context.main)
    var count = 0
    forEachChild(arena, reversed: false) { _, _ in count += 1 }
    var placement = LinePlacement(
      style,
      in: arena.extents[node].size,
      along: context.main,
      distribution: context.distribution(style, used: context.used(sums), count: count)
    )
    forEachChild(arena, reversed: style.isReversed) { child, header in
      placement.place(child, header, arena)
    }
  }

  @inline(__always)
  private func forEachChild(
    _ arena: LayoutArena,
    reversed: Bool,
    _ body: (Int, NodeHeader) -> Void
  ) {
    var child = reversed ? arena.links[node].lastChild : arena.headers[node].firstChild
    while child != NodeHeader.none {
      let header = arena.headers[Int(child)]
      if header.flags.contains(.active) { body(Int(child), header) }
      child = reversed ? arena.links[Int(child)].previous : header.next
    }
  }
}
