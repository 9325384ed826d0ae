public import TatamiGeometry

extension BoxTree {
  /// Finds the frame of every active node below a root.
  ///
  /// Only what changed since the last layout, or depends on another space, is measured and placed
  /// again. Leaves' measure functions run during the call. The depth of the tree is limited by
  /// memory alone.
  /// - Throws: `staleHandle`, or `notARoot` for a node inside another box.
  /// - Complexity: O(1) when nothing changed; else O(*n*) in the children of the boxes that have
  ///   to look at them again, times the passes box §4 prescribes.
  public mutating func layout(
    _ root: BoxHandle,
    in space: BoxSpace = BoxSpace()
  ) throws(BoxTreeError) {
    let root = try slot(root)
    guard headers[root].parent == NodeHeader.none else { throw .notARoot(handle(root)) }
    guard headers[root].flags.contains(.active) else { return setFrame(root, .zero, .zero) }
    let offered = offered(to: root, in: space)  // §7
    if !isSettled(root, offered) {
      var run = LayoutRun(budget: budget)
      swap(&run.stack, &spareStack)
      defer { swap(&run.stack, &spareStack) }
      if headers[root].kind == .leaf {
        sizeLeaf(root, offered, &run)  // §3
      } else {
        layOut(root, offered, &run)
      }
    }
    extents[2 * root].origin = extents[2 * root].before
    extents[2 * root + 1].origin = extents[2 * root + 1].before
  }

  /// Returns the frame a layout has found, in the coordinates of the node's parent.
  ///
  /// A node that is not active has an empty frame. Lengths are finite.
  public func frame(of node: BoxHandle) throws(BoxTreeError) -> Rect {
    let slot = try slot(node)
    guard headers[slot].flags.contains(.active) else { return .zero }
    let (x, y) = (extents[2 * slot], extents[2 * slot + 1])
    return Rect(
      x: LegalValue.finite(x.origin),
      y: LegalValue.finite(y.origin),
      width: x.size,
      height: y.size
    )
  }

  /// Runs of boxes allowed in one layout before sizes known for other spaces are taken.
  ///
  /// Far more than trees of sense need, it ends layouts whose passes multiply at every level.
  private var budget: Int { 100_000 + 64 * count }

  /// Returns the space the outermost box is offered, its margins included (§7).
  private func offered(to root: Int, in space: BoxSpace) -> Size {
    var offered = Size.zero
    for axis in Axis.allCases {
      let extent = extents[2 * root + axis.index]
      switch space[axis] {
      case .definite(let length):
        let share = headers[root][axis] == .ratio ? extent.value : 1
        offered[axis] = LegalValue.positive(length) * share
      case .unbounded:
        offered[axis] = min(freeLength(root, axis) + extent.margins, WrapLimits.infinite)
      }
    }
    return offered
  }

  /// Returns the length of an outermost box that nobody constrains.
  private func freeLength(_ root: Int, _ axis: Axis) -> Double {
    switch headers[root][axis] {
    case .fixed: extents[2 * root + axis.index].value
    case .limitedWrap: rares[headers[root].rare][axis].max
    case .wrap, .aspect: WrapLimits.infinite
    case .ratio: 0
    }
  }

  private func isSettled(_ root: Int, _ offered: Size) -> Bool {
    let header = headers[root]
    guard !header.hasChanges else { return false }
    return header.kind == .leaf
      ? self.offered(root) == offered : boxes[header.record].placedFor == offered
  }

  private mutating func layOut(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    refresh(root, offered, &run)  // §8
    setOffered(root, offered)
    headers[root].flags.subtract([.blank, .stretched])
    if !isSettled(root, offered) { run.pass(over: root, in: &self) }  // §3 to §6
    repeat {
      run.hasNewStrays = false
      settle(root, offered, &run)  // §3, last sentence
    } while run.hasNewStrays
  }

  private mutating func sizeLeaf(_ leaf: Int, _ offered: Size, _ run: inout LayoutRun) {
    setOffered(leaf, offered)
    setSize(leaf, run.leafSize(leaf, offered, in: &self))
    headers[leaf].flags.subtract([.stale, .blank, .stretched])
  }

  private mutating func setFrame(_ slot: Int, _ origin: Point, _ size: Size) {
    extents[2 * slot].origin = origin.x
    extents[2 * slot + 1].origin = origin.y
    setSize(slot, size)
  }
}

extension BoxTree {
  /// The size last found for a slot.
  func size(_ slot: Int) -> Size {
    Size(width: extents[2 * slot].size, height: extents[2 * slot + 1].size)
  }

  /// The space last offered to a slot.
  func offered(_ slot: Int) -> Size {
    Size(width: extents[2 * slot].offered, height: extents[2 * slot + 1].offered)
  }

  /// Keeps a size for a slot.
  mutating func setSize(_ slot: Int, _ size: Size) {
    extents[2 * slot].size = size.width
    extents[2 * slot + 1].size = size.height
  }

  /// Keeps an offered space for a slot.
  mutating func setOffered(_ slot: Int, _ offered: Size) {
    extents[2 * slot].offered = offered.width
    extents[2 * slot + 1].offered = offered.height
  }
}
