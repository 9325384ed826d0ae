import TatamiGeometry

extension LayoutArena {
  /// Measures a child inside an offered space if this requires no pass over its children.
  ///
  /// - Returns: Whether the size of the child is known; if not, its pass must run first.
  func measure(_ child: Int, _ header: NodeHeader, _ offer: Size) -> Bool {
    if header.isCurrent, extents[child].offered == offer {
      headers[child].flags = header.flags.union(.offered)
      return true
    }
    headers[child].flags = setOffer(offer, of: child, header.flags)
    if header.kind == .leaf {
      extents[child].size = leafSize(child, header, offer)
      headers[child].flags.remove(.stale)
      return true
    }
    headers[child].flags.insert(.placementPending)
    if header.flags.contains(.hasUnplacedChild) {
      state.pointee.unplacedChildren.addOffer(offer, to: child, header)
    }
    return header.flags.contains(.wraps)
      ? restoreCachedSize(child, offer) : setOwnSize(child, offer)
  }

  /// Stores the space offered to a child.
  ///
  /// - Returns: The flags of the child after the offer.
  @inline(__always)
  func setOffer(_ offer: Size, of child: Int, _ flags: NodeFlags) -> NodeFlags {
    var result = flags.subtracting([.leftOut, .stretched])
    if flags.contains(.offered), extents[child].offered != offer { result.insert(.offeredTwice) }
    extents[child].offered = offer
    return result.union(.offered)
  }

  /// Stores the result of the pass over a box.
  ///
  /// - Parameter isPending: Whether the final placement must visit a child.
  func complete(_ node: Int, _ offered: Size, _ size: Size, isPending: Bool = true) {
    let header = headers + node
    extents[node].size = size
    var flags = header.pointee.flags.subtracting([.stale, .stretched, .placementPending])
    if isPending { flags.insert(.placementPending) }
    header.pointee.flags = flags
    guard !header.pointee.kind.isRow else { return }
    header.pointee.changedChild = NodeHeader.none
    let record = boxes + Int(header.pointee.record)
    record.pointee.placedFor = offered
    if flags.contains(.wraps) { record.pointee.cache(size, for: offered) }
  }

  /// Prepares a stale box for its first pass by discarding its cached sizes.
  func prepareForPass(_ node: Int) {
    guard headers[node].flags.contains(.stale), !headers[node].kind.isRow else { return }
    box(node).pointee.invalidate()
    var child = headers[node].firstChild
    while child != NodeHeader.none {
      headers[Int(child)].flags.subtract([.offered, .offeredTwice])
      child = headers[Int(child)].next
    }
  }

  /// Resets a node that its parent leaves out.
  func leaveOut(_ node: Int) {
    headers[node].flags.formUnion([.leftOut, .placementPending])
    extents[node].leaveOut()
  }

  /// Restores the size of a wrapping box from its cache.
  ///
  /// - Returns: Whether the size was cached.
  private func restoreCachedSize(_ child: Int, _ offer: Size) -> Bool {
    let header = headers[child]
    guard !header.kind.isRow, !header.hasChanges else { return false }
    let box = box(child)
    if let size = box.pointee.size(for: offer) {
      extents[child].size = size
      return true
    }
    guard state.pointee.budget <= 0, !box.pointee.latest.space.width.isNaN else { return false }
    extents[child].size = box.pointee.latest.size
    return true
  }

  /// Computes the size of a box that does not depend on its content.
  private func setOwnSize(_ child: Int, _ offer: Size) -> Bool {
    extents[child].size = ownSize(child, contentSpace(child, offer), content: .zero)
    return true
  }
}

extension NodeHeader {
  /// Whether the stored size is the node's own size for the space last offered.
  ///
  /// False for boxes with unplaced children in their subtree, so that all offers to them are
  /// logged.
  var isCurrent: Bool { isUnchanged && changedChild == NodeHeader.none }

  /// Whether the stored size of a leaf is its own size for the space last offered.
  var isUnchanged: Bool { flags.isDisjoint(with: [.stale, .stretched, .hasUnplacedChild]) }
}
