import TatamiGeometry

extension BoxTree {
  /// Marks the ancestors of changed nodes as stale where a change affects them
  /// (Specification/box.md §8).
  ///
  /// If a node keeps its size, its ancestors keep their cached sizes. If the root is offered a
  /// different space, nodes are marked without being measured.
  mutating func propagateChanges(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    let isSameOffer = extents[root].offered == offered
    for node in changedBoxes(root, isSameOffer, &run).reversed() where node != root {
      propagateChange(of: node, isSameOffer, &run)
    }
  }

  /// Returns the boxes with changes in their subtree, parents first; changes of leaves are
  /// propagated at once.
  private mutating func changedBoxes(
    _ root: Int,
    _ isSameOffer: Bool,
    _ run: inout LayoutRun
  ) -> [Int] {
    var boxes: [Int] = []
    var pending = [root]
    while let node = pending.popLast() {
      boxes.append(node)
      let only = headers[node].changedChild
      var child = only >= 0 ? only : headers[node].firstChild
      if only == NodeHeader.none { continue }
      while child != NodeHeader.none {
        let header = headers[Int(child)]
        if header.hasChanges, header.flags.contains(.active) {
          if header.kind.isBox {
            pending.append(Int(child))
          } else {
            propagateChange(of: Int(child), isSameOffer, &run)
          }
        }
        child = only >= 0 ? NodeHeader.none : header.next
      }
    }
    return boxes
  }

  /// Marks a node's parent as stale if the node's change affects it.
  private mutating func propagateChange(of node: Int, _ isSameOffer: Bool, _ run: inout LayoutRun) {
    let parent = Int(headers[node].parent)
    guard !headers[parent].flags.contains(.stale),
      headers[node].flags.isSuperset(of: [.stale, .wraps, .offered])
    else { return }
    if !isSameOffer || !keepsSize(node, &run) { headers[parent].flags.insert(.stale) }
  }

  private mutating func keepsSize(_ node: Int, _ run: inout LayoutRun) -> Bool {
    if headers[node].flags.contains(.offeredTwice) { return false }
    let before = extents[node].size
    if headers[node].kind == .leaf {
      extents[node].size = run.leafSize(node, extents[node].offered, in: &self)
      headers[node].flags.remove(.stale)
    } else {
      run.pass(over: node, in: &self)
    }
    return extents[node].size == before
  }
}
