import TatamiGeometry

extension LinearPass {
  /// Sets the size of the box and the positions of its children (steps 8 to 10).
  mutating func finish(_ arena: LayoutArena) {
    if let firstRound {
      context.space = firstRound.space
      sums.crossSize = firstRound.crossSize
    }
    let style = style(arena)
    let size = ownSize(arena, style)  // step 8
    place(arena, style, size)  // steps 9 and 10
    if isStackOfLines {
      arena.extents[node].size = size
    } else {
      arena.complete(node, arena.extents[node].offered, size)
    }
  }

  /// Returns the box's own size from the lengths that its children use (step 8).
  func ownSize(_ arena: LayoutArena, _ style: LineStyle) -> Size {
    let content = Size(
      main,
      used + style.padding[sum: main],
      cross: sums.crossSize + style.padding[sum: cross]
    )
    return arena.ownSize(node, self.content(arena), content: content)
  }

  private func place(_ arena: LayoutArena, _ style: LineStyle, _ size: Size) {
    guard totals.count > 0 else { return }
    let (context, isReversed) = (context, style.isReversed)
    let distribution = context.distribution(style, used: used, count: totals.count)  // step 9
    var placement = LinePlacement(style, in: size, along: main, distribution: distribution)
    var child = isReversed ? last(arena) : first
    let stop = isReversed ? previous(first, arena) : context.end
    while child != stop {
      let header = arena.headers[Int(child)]
      if context.takesPart(header) { placement.place(Int(child), header, arena) }
      child = isReversed ? previous(child, arena) : header.next
    }
  }

  /// Returns the last child.
  private func last(_ arena: LayoutArena) -> Int32 {
    // Lines have no backward links; they occupy adjacent slots.
    if isStackOfLines { return Int32(arena.state.pointee.rowTop - 1) }
    if context.end != NodeHeader.none { return arena.links[Int(context.end)].previous }
    let parent = arena.headers[Int(first)].parent
    return arena.links[Int(parent)].lastChild
  }

  private func previous(_ child: Int32, _ arena: LayoutArena) -> Int32 {
    guard isStackOfLines else { return arena.links[Int(child)].previous }
    assert(
      child == first || arena.headers[Int(child) - 1].next == child,
      "the lines \(child - 1) and \(child) of a flow do not follow each other"
    )
    return child - 1
  }
}
