import TatamiGeometry

extension LinearPass {
  /// Prepares step 5: computes the overflow to distribute among the shrinking children.
  mutating func enterShrinking() {
    phase = .shrinking
    shared = totals.shrink > 0 ? used - context.space[main] : 0
    room =
      context.space[main] - totals.gaps - totals.margins - totals.fixed - sums.wrapped
  }

  /// Measures the shrinking children again with their reduced lengths (step 5).
  mutating func shrink(_ arena: LayoutArena) -> Int? {
    while cursor != context.end {
      let child = Int(cursor)
      let header = arena.headers[child]
      if context.takesPart(header), header[main] == .limitedWrap {
        let weight = arena.limits(child, main).shrink
        if weight > 0 {
          let extent = arena.extent(child, main)
          let length = min(extent.pointee.size - shared * weight / totals.shrink, room)
          let offer = Size(
            main,
            atLeastZero(length) + extent.pointee.margins,
            cross: context.crossOffer(child, header, arena)
          )
          if !resumesOrMeasures(child, header, offer, arena) { return child }
        }
      }
      cursor = header.next
    }
    return nil
  }

  /// Prepares step 6: computes the free length to distribute among the growing children.
  mutating func enterGrowing(_ arena: LayoutArena) {
    phase = .growing
    cursor = first
    let rest = context.space[main] - used
    let grows =
      totals.grow > 0 && context.ratios == 0 && !context.wrapsMain && rest < WrapLimits.infinite / 2
    shared = grows ? rest : 0
  }

  /// Measures the growing children again with their share of the free length (step 6).
  mutating func grow(_ arena: LayoutArena) -> Int? {
    while cursor != context.end {
      let child = Int(cursor)
      let header = arena.headers[child]
      if context.takesPart(header), header[main] == .limitedWrap {
        let weight = arena.limits(child, main).grow
        if weight > 0 {
          let extent = arena.extent(child, main)
          if !isResuming { target = extent.pointee.size + shared * weight / totals.grow }
          let across = context.crossOffer(child, header, arena)
          let offer = Size(main, target + extent.pointee.margins, cross: across)
          if !resumesOrMeasures(child, header, offer, arena) { return child }
          extent.pointee.size = target
          arena.headers[child].flags.insert(.stretched)
        }
      }
      cursor = header.next
    }
    return nil
  }

  /// Starts step 7 if it is required, with exactly the size of the box after the first round.
  mutating func enterSecondRound(_ arena: LayoutArena) {
    phase = .finished
    guard firstRound == nil, totals.hasCrossRatio, arena.headers[node][cross].wraps else { return }
    let style = style(arena)
    let size = ownSize(arena, style)
    let margins = arena.extents[node].margins
    let exact = Size(width: size.width + margins.width, height: size.height + margins.height)
    firstRound = FirstRound(space: context.space, crossSize: sums.crossSize)
    context.space = arena.childrenSpace(arena.contentSpace(node, exact), style.padding)
    sums = LineSums()
    phase = .fixed
    cursor = first
  }

  private mutating func resumesOrMeasures(
    _ child: Int,
    _ header: NodeHeader,
    _ offer: Size,
    _ arena: LayoutArena
  ) -> Bool {
    if isResuming {
      isResuming = false
      return true
    }
    isResuming = !arena.measure(child, header, offer)
    return !isResuming
  }
}
