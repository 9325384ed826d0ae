import TatamiGeometry

extension LayoutArena {
  /// The maximum number of nested walks, which limits the use of the call stack; deeper levels use
  /// the stack of passes.
  static let deepestWalk = 64

  /// Lays out a box and its subtree for its offered space, if walks can do so.
  ///
  /// - Parameter depth: The number of walks in progress around this one.
  /// - Returns: Whether the box is laid out; if not, it needs a pass.
  func walk(_ node: Int, depth: Int = 0) -> Bool {
    isWalkable(node) && finishesWalk(node, depth)
  }

  /// Lays out a walkable box for its offered space.
  ///
  /// - Returns: Whether the box is laid out; if not, it is no longer walkable.
  private func finishesWalk(_ node: Int, _ depth: Int) -> Bool {
    if depth < LayoutArena.deepestWalk, finishesWalkOfKind(node, depth) { return true }
    headers[node].flags.remove(.walkable)
    return false
  }

  private func finishesWalkOfKind(_ node: Int, _ depth: Int) -> Bool {
    switch headers[node].walk {
    case .line, .placedLine:
      var walk = LineWalk(node, in: self)
      return finishes(walk.advance(self, depth: depth + 1))
    case .layers:
      let resetFlags = startWalk(node)
      var pass = ZPass(node, in: self, depth: depth + 1, resetFlags: resetFlags)
      return finishes(pass.advance(self))
    case .flow:
      var walk = FlowWalk(node, in: self, depth: depth + 1)
      return walk.run()
    case .none, .unknown: return false
    }
  }

  /// Returns whether a walk is finished; otherwise withdraws the offer to the child that needs a
  /// pass.
  private func finishes(_ child: Int?) -> Bool {
    guard let child else { return true }
    withdrawOffer(to: child)
    return false
  }

  /// Measures a child of a walked box inside an offered space, with a walk if necessary.
  ///
  /// - Returns: Whether the size of the child is known; if not, its pass must run first.
  func measureOrWalk(
    _ child: Int,
    _ offer: Size,
    resetting resetFlags: NodeFlags = [],
    depth: Int
  ) -> Bool {
    var header = headers[child]
    header.flags.subtract(resetFlags)
    if header.changedChild == NodeHeader.none || state.pointee.isSettled {
      return measure(child, header, offer) || walk(child, depth: depth)
    }
    if header.changedChild == NodeHeader.several, header.flags.contains(.wraps), isWalkable(child) {
      // With several changes, the size is rarely unchanged; checking this would take longer than a
      // walk.
      return walkStaleBox(child, header, offer, depth: depth)
    }
    let isSettled =
      header.changedChild != NodeHeader.several && extents[child].offered == offer
      && settleChanges(in: child, depth: depth)
    if !isSettled {
      headers[child].flags.insert(.stale)
      if !isWalkable(child) { markChangesStale() }
    }
    var settled = headers[child]
    settled.flags.subtract(resetFlags)
    return measure(child, settled, offer) || walk(child, depth: depth)
  }

  private func walkStaleBox(
    _ box: Int,
    _ header: NodeHeader,
    _ offer: Size,
    depth: Int
  ) -> Bool {
    let flags = setOffer(offer, of: box, header.flags)
    headers[box].flags = flags.union([.stale, .placementPending, .walkable])
    return finishesWalk(box, depth)
  }

  /// Returns the space for a box itself inside its offered space.
  @inline(__always)
  func walkSpace(_ node: Int, _ header: NodeHeader) -> Size {
    let own = extents + node
    guard header.wrapsWithoutLimits else { return contentSpace(node, own.pointee.offered) }
    return Size(
      width: min(atLeastZero(own.pointee.x.offered - own.pointee.x.margins), WrapLimits.infinite),
      height: min(atLeastZero(own.pointee.y.offered - own.pointee.y.margins), WrapLimits.infinite)
    )
  }

  /// Discards the space offered to a child whose pass has not run, because the walk ends early.
  func withdrawOffer(to child: Int) {
    extents[child].offered = BoxRecord.unplaced
  }

  /// Prepares a walk over a box; if the box has changed, discards its cached sizes.
  ///
  /// - Returns: The flags to remove from the children.
  @inline(__always)
  func startWalk(_ node: Int) -> NodeFlags {
    state.pointee.budget -= 1
    guard headers[node].hasChanges else { return [] }
    box(node).pointee.invalidate()
    return .offers
  }

  /// Stores the result of the walk over a box.
  ///
  /// - Parameters:
  ///   - space: The space for the box itself.
  ///   - content: The size of the content with the padding.
  func finishWalk(_ node: Int, _ space: Size, content: Size, isPending: Bool) {
    let header = headers[node]
    let size =
      header.wrapsWithoutLimits
      ? Size(
        width: min(atLeastZero(content.width), space.width),
        height: min(atLeastZero(content.height), space.height)
      ) : ownSize(node, space, content: content)
    complete(node, extents[node].offered, size, isPending: isPending)
  }
}
