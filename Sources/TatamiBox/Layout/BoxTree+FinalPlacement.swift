import TatamiGeometry

extension BoxTree {
  /// Places, parents first, the children of every box that have not been placed for its final
  /// space.
  ///
  /// These are boxes whose size does not depend on their content, and boxes that were measured for
  /// several spaces.
  mutating func placeForFinalSpaces(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    var pending = [root]
    while let node = pending.popLast() {
      let final = node == root ? offered : finalSpace(node)
      if headers[node].flags.contains(.hasUnplacedChild), final != BoxRecord.leftOut {
        placeUnplacedChildren(of: node, final, isRoot: node == root, &run)
      } else {
        placeIfNeeded(node, final, isRoot: node == root, &run)
      }
      addPendingChildren(of: node, to: &pending)
      headers[node].changedChild = NodeHeader.none
      headers[node].flags.remove(.placementPending)
    }
  }

  /// Returns the final space of a box, or `BoxRecord.leftOut` if its parent left it out.
  private func finalSpace(_ node: Int) -> Size {
    let flags = headers[node].flags
    if flags.contains(.wraps) {
      return flags.contains(.leftOut) ? BoxRecord.leftOut : extents[node].offered
    }
    return Size(
      width: extents[node].x.size + extents[node].x.margins,
      height: extents[node].y.size + extents[node].y.margins
    )
  }

  private mutating func placeIfNeeded(
    _ node: Int,
    _ space: Size,
    isRoot: Bool,
    _ run: inout LayoutRun
  ) {
    let isPlaced = boxes[headers[node].record].placedFor == space
    if isPlaced, !headers[node].flags.contains(.stale) { return }
    if space == BoxRecord.leftOut {
      leaveOutChildren(of: node)
    } else {
      place(node, space, isRoot: isRoot, &run)
    }
  }

  /// Runs the pass over a box for its final space; its own frame is unchanged.
  mutating func place(_ node: Int, _ space: Size, isRoot: Bool, _ run: inout LayoutRun) {
    let own = extents[node]
    let stretched = headers[node].flags.intersection(.stretched)
    extents[node].offered = space
    run.pass(over: node, in: &self)
    guard !isRoot else { return }
    extents[node] = own
    headers[node].flags.formUnion(stretched)
  }

  private mutating func leaveOutChildren(of node: Int) {
    boxes[headers[node].record].placedFor = BoxRecord.leftOut
    headers[node].flags.insert(.placementPending)
    var child = headers[node].firstChild
    while child != NodeHeader.none {
      leaveOut(Int(child))
      child = headers[Int(child)].next
    }
  }

  /// Resets a node that its parent leaves out.
  private mutating func leaveOut(_ node: Int) {
    headers[node].flags.formUnion([.leftOut, .placementPending])
    extents[node].leaveOut()
  }

  /// Adds the child boxes of a node whose subtrees need placement.
  private func addPendingChildren(of node: Int, to pending: inout [Int]) {
    let header = headers[node]
    if !header.flags.contains(.placementPending), header.changedChild == NodeHeader.none,
      !header.flags.contains(.hasUnplacedChild)
    {
      return
    }
    let isHint =
      !header.flags.contains(.placementPending) && header.changedChild >= 0
      && !header.flags.contains(.hasUnplacedChild)
    var child = isHint ? header.changedChild : header.firstChild
    while child != NodeHeader.none {
      let member = headers[Int(child)]
      if member.kind.isBox, member.flags.contains(.active),
        member.hasChanges || !member.flags.isDisjoint(with: [.placementPending, .hasUnplacedChild])
      {
        pending.append(Int(child))
      }
      child = isHint ? NodeHeader.none : member.next
    }
  }
}
