import TatamiGeometry

extension LayoutArena {
  /// Measures a child inside an offered space if this requires no pass over its children.
  ///
  /// - Returns: Whether the size of the child is known; if not, its pass must run first.
  func measure(_ child: Int, _ header: NodeHeader, _ offer: Size) -> Bool {
    let isSame = extents[child].offered == offer
    if isSame, header.isCurrent {
      headers[child].flags = header.flags.union(.offered)
      return true
    }
    extents[child].offered = offer
    headers[child].flags = header.flags(after: isSame ? .repeated : .new)
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

  /// Returns the size of a leaf inside an offered space (Specification/box.md §3).
  func leafSize(_ leaf: Int, _ header: NodeHeader, _ offered: Size) -> Size {
    if header.wrapsWithoutLimits { return plainLeafSize(leaf, header, offered) }
    let space = contentSpace(leaf, offered)
    guard header.flags.contains(.wraps) else { return ownSize(leaf, space, content: .zero) }
    if space.width == 0 || space.height == 0 { return .zero }
    let content = contentSize(of: leaf, header, in: space)
    return ownSize(leaf, space, content: content)
  }

  /// Returns the size of a leaf's content inside a space.
  @inline(__always)
  func contentSize(of leaf: Int, _ header: NodeHeader, in space: Size) -> Size {
    let record = leaves + Int(header.record)
    return record.pointee.isMeasuredByHost
      ? hostSize(of: leaf, record, in: space) : record.pointee.size(in: space)
  }

  func hostSize(
    of leaf: Int,
    _ record: UnsafeMutablePointer<LeafRecord>,
    in space: Size
  ) -> Size {
    if let size = record.pointee.cachedSize(in: space) { return size }
    guard let measure = hostMeasure.pointee else {
      state.pointee.leavesWithoutHost.append(Int32(leaf))
      return .zero
    }
    let handle = BoxHandle(index: Int32(leaf), generation: links[leaf].generation)
    let size = StyleLimits.content(measure(handle, space))
    record.pointee.cache(size, for: space)
    return size
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
  /// The relation of an offered space to earlier ones.
  enum Offer {
    case new, repeated
  }

  /// Whether the stored size is the node's own size for the space last offered.
  ///
  /// False for boxes with unplaced children in their subtree, so that all offers to them are
  /// logged.
  var isCurrent: Bool { isUnchanged && changedChild == NodeHeader.none }

  /// Whether the stored size of a leaf is its own size for the space last offered.
  var isUnchanged: Bool { flags.isDisjoint(with: [.stale, .stretched, .hasUnplacedChild]) }

  /// Returns the flags of a node after its parent has offered a space.
  func flags(after offer: Offer) -> NodeFlags {
    var result = flags.subtracting([.leftOut, .stretched])
    if offer == .new, result.contains(.offered) { result.insert(.offeredTwice) }
    result.insert(.offered)
    return result
  }
}
