import TatamiGeometry

extension BoxTree {
  /// Places, parents first, the children of every box that is not placed for its final space:
  /// boxes whose size needed no look at their content, and those that were measured for several
  /// spaces.
  mutating func settle(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    var waiting = [root]
    while let node = waiting.popLast() {
      let final = node == root ? offered : finalSpace(node)
      if headers[node].flags.contains(.hasStray), final != BoxRecord.blank {
        placeStrays(node, final, isRoot: node == root, &run)
      } else {
        settleBox(node, final, isRoot: node == root, &run)
      }
      addUnsettledChildren(of: node, to: &waiting)
      headers[node].changedChild = NodeHeader.none
      headers[node].flags.remove(.unsettled)
    }
  }

  /// Returns the offered space a box ends up with; `BoxRecord.blank` where it was never asked.
  private func finalSpace(_ node: Int) -> Size {
    let flags = headers[node].flags
    if flags.contains(.wraps) {
      return flags.contains(.blank) ? BoxRecord.blank : offered(node)
    }
    return Size(
      width: extents[2 * node].size + extents[2 * node].margins,
      height: extents[2 * node + 1].size + extents[2 * node + 1].margins
    )
  }

  private mutating func settleBox(
    _ node: Int,
    _ space: Size,
    isRoot: Bool,
    _ run: inout LayoutRun
  ) {
    let isPlaced = boxes[headers[node].record].placedFor == space
    if isPlaced, !headers[node].flags.contains(.stale) { return }
    if space == BoxRecord.blank {
      blankChildren(of: node)
    } else {
      place(node, space, isRoot: isRoot, &run)
    }
  }

  /// Runs the pass over a box for its final space; what its own box found for it stays.
  mutating func place(_ node: Int, _ space: Size, isRoot: Bool, _ run: inout LayoutRun) {
    let (x, y) = (extents[2 * node], extents[2 * node + 1])
    let stretched = headers[node].flags.intersection(.stretched)
    setOffered(node, space)
    run.pass(over: node, in: &self)
    guard !isRoot else { return }
    (extents[2 * node], extents[2 * node + 1]) = (x, y)
    headers[node].flags.formUnion(stretched)
  }

  private mutating func blankChildren(of node: Int) {
    boxes[headers[node].record].placedFor = BoxRecord.blank
    headers[node].flags.insert(.unsettled)
    var child = headers[node].firstChild
    while child != NodeHeader.none {
      blank(Int(child))
      child = headers[Int(child)].next
    }
  }

  /// Gives a node that its box leaves out the state of one that was never asked.
  private mutating func blank(_ node: Int) {
    headers[node].flags.formUnion([.blank, .unsettled])
    setSize(node, .zero)
    setOffered(node, BoxRecord.unplaced)
    extents[2 * node].origin = 0
    extents[2 * node + 1].origin = 0
  }

  /// Adds the boxes below a node that have to be looked at.
  private func addUnsettledChildren(of node: Int, to waiting: inout [Int]) {
    let header = headers[node]
    let isHint =
      !header.flags.contains(.unsettled) && header.changedChild >= 0
      && !header.flags.contains(.hasStray)
    var child = isHint ? header.changedChild : header.firstChild
    while child != NodeHeader.none {
      let member = headers[Int(child)]
      if member.kind.isBox, member.flags.contains(.active),
        member.hasChanges || !member.flags.isDisjoint(with: [.unsettled, .hasStray])
      {
        waiting.append(Int(child))
      }
      child = isHint ? NodeHeader.none : member.next
    }
  }
}
