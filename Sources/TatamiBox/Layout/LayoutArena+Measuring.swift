import TatamiGeometry

extension LayoutArena {
  /// Finds the size of a child inside an offered space, if that takes no pass over its children.
  ///
  /// - Returns: Whether the child's size is known; else its pass has to run before going on.
  func measure(_ child: Int, _ header: NodeHeader, _ offer: Size) -> Bool {
    if header.flags.contains(.hasStray) { state.pointee.strays.note(child, header, offer) }
    let isSame = offered(child) == offer
    if isSame, header.isCurrent {
      headers[child].flags.insert(.asked)
      return true
    }
    setOffered(child, offer)
    headers[child].flags = header.flags(afterAsk: isSame ? .again : .anew)
    if header.kind == .leaf {
      setSize(child, leafSize(child, header, offer))
      headers[child].flags.remove(.stale)
      return true
    }
    headers[child].flags.insert(.unsettled)
    return header.flags.contains(.wraps) ? recall(child, offer) : setFreeSize(child, offer)
  }

  /// Returns the size of a leaf inside an offered space (box §3).
  func leafSize(_ leaf: Int, _ header: NodeHeader, _ offered: Size) -> Size {
    if header.widthKind == .wrap, header.heightKind == .wrap {
      return wrappingLeafSize(leaf, header, offered)
    }
    let space = contentSpace(leaf, offered)
    guard header.flags.contains(.wraps) else { return ownSize(leaf, space, content: .zero) }
    if space.width == 0 || space.height == 0 { return .zero }
    let content = leaves[Int(header.record)].fitting(space)
    return ownSize(leaf, space, content: content)
  }

  /// Keeps what the finished pass over a box found.
  func complete(_ node: Int, _ offered: Size, _ size: Size) {
    setSize(node, size)
    headers[node].flags.subtract([.stale, .stretched])
    headers[node].flags.insert(.unsettled)
    guard !headers[node].kind.isRow else { return }
    headers[node].changedChild = NodeHeader.none
    box(node).pointee.placedFor = offered
    if headers[node].flags.contains(.wraps) { box(node).pointee.remember(size, for: offered) }
  }

  /// Prepares an outdated box for its first pass: nothing known about it counts any more.
  func renew(_ node: Int) {
    guard headers[node].flags.contains(.stale), !headers[node].kind.isRow else { return }
    box(node).pointee.forget()
    var child = headers[node].firstChild
    while child != NodeHeader.none {
      headers[Int(child)].flags.subtract([.asked, .askedTwice])
      child = headers[Int(child)].next
    }
  }

  /// Gives a node that its box leaves out the state of one that was never asked.
  func blank(_ node: Int) {
    headers[node].flags.formUnion([.blank, .unsettled])
    setSize(node, .zero)
    setOffered(node, BoxRecord.unplaced)
    extents[2 * node].origin = 0
    extents[2 * node + 1].origin = 0
  }

  /// Returns the size of a leaf that wraps on both axes without limits: nearly all are like that,
  /// and this way costs half of the general one.
  private func wrappingLeafSize(_ leaf: Int, _ header: NodeHeader, _ offered: Size) -> Size {
    let (x, y) = (extents + 2 * leaf, extents + (2 * leaf + 1))
    let space = Size(
      width: min(atLeastZero(offered.width - x.pointee.margins), WrapLimits.infinite),
      height: min(atLeastZero(offered.height - y.pointee.margins), WrapLimits.infinite)
    )
    if space.width == 0 || space.height == 0 { return .zero }
    let content = leaves[Int(header.record)].fitting(space)
    return Size(
      width: min(content.width, space.width),
      height: min(content.height, space.height)
    )
  }

  /// Answers for a wrapping box from what it is known to have.
  private func recall(_ child: Int, _ offer: Size) -> Bool {
    let header = headers[child]
    guard !header.kind.isRow, !header.hasChanges else { return false }
    let box = box(child)
    if let size = box.pointee.size(for: offer) {
      setSize(child, size)
      return true
    }
    guard state.pointee.budget <= 0, !box.pointee.latest.space.width.isNaN else { return false }
    setSize(child, box.pointee.latest.size)
    return true
  }

  /// Answers for a box whose size does not depend on its content.
  private func setFreeSize(_ child: Int, _ offer: Size) -> Bool {
    setSize(child, ownSize(child, contentSpace(child, offer), content: .zero))
    return true
  }
}

extension NodeHeader {
  /// Whether a question was asked before.
  enum Ask {
    case anew, again
  }

  /// Whether the size last found is the node's answer to the space last offered.
  var isCurrent: Bool {
    flags.isDisjoint(with: [.stale, .stretched]) && changedChild == NodeHeader.none
  }

  /// Returns what is known about a node after its box has asked for a size.
  func flags(afterAsk ask: Ask) -> NodeFlags {
    var result = flags.subtracting([.blank, .stretched])
    if ask == .anew, result.contains(.asked) { result.insert(.askedTwice) }
    result.insert(.asked)
    return result
  }
}
