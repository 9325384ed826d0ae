import TatamiGeometry

/// The result of an attempt to lay out a tree with walks alone.
enum WalkResult {
  /// The tree is laid out, apart from the final placement.
  case finished
  /// The boxes with changes are marked as stale, and the tree needs a general pass.
  case settled
  /// The changes must be propagated before a general pass.
  case unsettled
}

extension LayoutArena {
  /// Finds the boxes that changes affect, and lays out the tree in an offered space.
  func walkTree(_ root: Int, _ offered: Size) -> WalkResult {
    guard isWalkable(root) else { return .unsettled }
    let isSameOffer = extents[root].offered == offered
    if isSameOffer, !settleChanges(in: root, depth: 0) { return .unsettled }
    extents[root].offered = offered
    headers[root].flags.subtract([.leftOut, .stretched])
    let isUpToDate = !headers[root].hasChanges && box(root).pointee.placedFor == offered
    return isUpToDate || walk(root) ? .finished : .settled
  }

  /// Measures the changed nodes inside a walked box until the size of one changes.
  ///
  /// The box is stale if a size changed, and keeps its cached sizes otherwise
  /// (Specification/box.md §8).
  ///
  /// - Returns: False if a box inside needs a general pass; the box is then unchanged.
  func settleChanges(in node: Int, depth: Int) -> Bool {
    guard isWalkable(node), depth < LayoutArena.deepestWalk else { return false }
    if headers[node].flags.contains(.stale) { return true }
    let only = headers[node].changedChild
    var child = only >= 0 ? only : headers[node].firstChild
    var isPending = false
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.hasChanges, header.flags.contains(.active) {
        if header.kind.isBox {
          guard settleChanges(in: Int(child), depth: depth + 1) else { return false }
        }
        if affectsParent(Int(child), depth) {
          headers[node].flags.insert(.stale)
          return true
        }
        if header.kind.isBox, headers[Int(child)].isPending { isPending = true }
      }
      child = only >= 0 ? NodeHeader.none : header.next
    }
    headers[node].changedChild = NodeHeader.none
    if isPending { headers[node].flags.insert(.placementPending) }
    return true
  }

  /// Returns whether a changed node has another size in one of the spaces that its parent has
  /// offered.
  private func affectsParent(_ node: Int, _ depth: Int) -> Bool {
    let header = headers[node]
    guard header.flags.isSuperset(of: [.stale, .wraps, .offered]) else { return false }
    if header.flags.contains(.offeredTwice) { return true }
    let before = extents[node].size
    if header.kind == .leaf {
      extents[node].size = leafSize(node, header, extents[node].offered)
      headers[node].flags.remove(.stale)
    } else if !walk(node, depth: depth + 1) {
      return true
    }
    return extents[node].size != before
  }
}

extension LayoutArena {
  /// Marks all boxes with changes as stale.
  ///
  /// Walks find changes while they lay out a tree; if they cannot finish, the general passes need
  /// all changes marked.
  func markChangesStale() {
    if state.pointee.isSettled { return }
    state.pointee.isSettled = true
    var pending = [Int32(state.pointee.root)]
    while let node = pending.popLast() {
      var child = headers[Int(node)].firstChild
      while child != NodeHeader.none {
        let header = headers[Int(child)]
        if header.kind.isBox, header.changedChild != NodeHeader.none {
          headers[Int(child)].flags.insert(.stale)
          pending.append(child)
        }
        child = header.next
      }
    }
  }
}
