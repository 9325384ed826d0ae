public import TatamiGeometry

extension BoxTree {
  /// Computes the frame of every active node below a root.
  ///
  /// Only nodes that have changed since the last layout, or that depend on a different space, are
  /// measured and placed again. The leaves' measure functions are called during the layout. The
  /// depth of the tree is limited by memory only.
  ///
  /// - Throws: `staleHandle`, `notARoot` for a node inside another box, or `leafNeedsHost` for a
  ///   leaf that the host measures.
  /// - Complexity: O(1) if nothing changed; otherwise O(*n*) in the children of the boxes that are
  ///   measured again, times the number of passes that their styles require.
  public mutating func layout(
    _ root: BoxHandle,
    in space: BoxSpace = BoxSpace()
  ) throws(BoxTreeError) {
    let leavesWithoutHost = layOut(try rootSlot(root), in: space, hostMeasure: nil)
    for leaf in leavesWithoutHost { markStale(Int(leaf)) }
    if let leaf = leavesWithoutHost.first { throw .leafNeedsHost(handle(Int(leaf))) }
  }

  /// Computes the frame of every active node below a root; the host measures the leaves made by
  /// `makeHostMeasuredLeaf(_:)`.
  ///
  /// - Parameters:
  ///   - root: The node to lay out, which is inside no box.
  ///   - space: The space for the root, in points.
  ///   - measure: Measures a leaf inside a space, for example with the leaf's view. It is called on
  ///     the caller's actor.
  /// - Throws: `staleHandle`, or `notARoot` for a node inside another box.
  /// - Complexity: As `layout(_:in:)`.
  public mutating func layout(
    _ root: BoxHandle,
    in space: BoxSpace = BoxSpace(),
    measuring measure: HostMeasure
  ) throws(BoxTreeError) {
    let root = try rootSlot(root)
    withoutActuallyEscaping(measure) { measure in
      _ = layOut(root, in: space, hostMeasure: measure)
    }
  }

  /// Returns the frame computed by the last layout, in the coordinates of the node's parent.
  ///
  /// The frame of an inactive node is empty. Lengths are finite.
  public func frame(of node: BoxHandle) throws(BoxTreeError) -> Rect {
    let slot = try slot(node)
    guard headers[slot].flags.contains(.active) else { return .zero }
    let (x, y) = (extents[slot].x, extents[slot].y)
    return Rect(
      x: StyleLimits.finite(x.origin),
      y: StyleLimits.finite(y.origin),
      width: x.size,
      height: y.size
    )
  }

  private func rootSlot(_ root: BoxHandle) throws(BoxTreeError) -> Int {
    let slot = try slot(root)
    guard headers[slot].parent == NodeHeader.none else { throw .notARoot(root) }
    return slot
  }

  /// Lays out a tree; returns the leaves that need a host if there is none.
  private mutating func layOut(
    _ root: Int,
    in space: BoxSpace,
    hostMeasure: HostMeasure?
  ) -> [Int32] {
    guard headers[root].flags.contains(.active) else {
      setFrame(root, .zero, .zero)
      return []
    }
    let offered = offered(to: root, in: space)  // Specification/box.md §7
    defer {
      extents[root].x.origin = extents[root].x.before
      extents[root].y.origin = extents[root].y.before
    }
    if isUpToDate(root, offered) { return [] }
    var run = LayoutRun(budget: budget, hostMeasure: hostMeasure)
    run.state.usesWalks = usesWalks
    if headers[root].kind == .leaf {
      sizeLeaf(root, offered, &run)  // §3
    } else {
      layOutBox(root, offered, &run)
    }
    return run.state.leavesWithoutHost
  }

  /// The number of passes in one layout after which boxes return cached sizes for other spaces.
  ///
  /// It exceeds the needs of practical trees, and ensures termination for trees whose passes
  /// multiply at every level.
  private var budget: Int { 100_000 + 64 * count }

  /// Returns the space offered to the outermost box, including its margins.
  private func offered(to root: Int, in space: BoxSpace) -> Size {
    Size(
      width: offeredLength(to: root, .horizontal, in: space),
      height: offeredLength(to: root, .vertical, in: space)
    )
  }

  private func offeredLength(to root: Int, _ axis: Axis, in space: BoxSpace) -> Double {
    let extent = extents[root][axis]
    switch space[axis] {
    case .definite(let length):
      let share = headers[root][axis] == .ratio ? extent.value : 1
      return StyleLimits.nonnegative(length) * share
    case .unbounded:
      return min(freeLength(root, axis) + extent.margins, WrapLimits.infinite)
    }
  }

  /// Returns the length of an outermost box along an unconstrained axis.
  private func freeLength(_ root: Int, _ axis: Axis) -> Double {
    switch headers[root][axis] {
    case .fixed: extents[root][axis].value
    case .limitedWrap: extendedStyles[headers[root].extendedStyle][axis].max
    case .wrap, .aspect: WrapLimits.infinite
    case .ratio: 0
    }
  }

  private func isUpToDate(_ root: Int, _ offered: Size) -> Bool {
    let header = headers[root]
    guard !header.hasChanges else { return false }
    return header.kind == .leaf
      ? extents[root].offered == offered : boxes[header.record].placedFor == offered
  }

  private mutating func layOutBox(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    let result = run.walk(over: root, offered, in: &self)  // §3 to §6
    if result == .unsettled { propagateChanges(root, offered, &run) }  // §8
    if result != .finished {
      extents[root].offered = offered
      headers[root].flags.subtract([.leftOut, .stretched])
      if !isUpToDate(root, offered) { run.pass(over: root, in: &self) }  // §3 to §6
    }
    if isPlaced(root, offered) { return }
    repeat {
      run.hasNewUnplacedChildren = false
      placeForFinalSpaces(root, offered, &run)  // §3, last sentence
    } while run.hasNewUnplacedChildren
  }

  /// Returns whether the layout needs no final placement.
  private func isPlaced(_ root: Int, _ offered: Size) -> Bool {
    let header = headers[root]
    return !header.isPending && !header.flags.contains(.hasUnplacedChild)
      && boxes[header.record].placedFor == offered
  }

  private mutating func sizeLeaf(_ leaf: Int, _ offered: Size, _ run: inout LayoutRun) {
    extents[leaf].offered = offered
    extents[leaf].size = run.leafSize(leaf, offered, in: &self)
    headers[leaf].flags.subtract([.stale, .leftOut, .stretched])
  }

  private mutating func setFrame(_ slot: Int, _ origin: Point, _ size: Size) {
    extents[slot].origin = origin
    extents[slot].size = size
  }
}
