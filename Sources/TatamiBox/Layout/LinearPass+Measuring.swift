import TatamiGeometry

extension LinearPass {
  /// Goes on until a child box has to be measured first.
  ///
  /// - Returns: That child; nil when the pass has finished.
  mutating func advance(_ arena: LayoutArena, _ sorted: inout [Int32]) -> Int? {
    while phase != .finished {
      if let child = work(arena, sorted) { return child }
      enterNextPhase(arena, &sorted)
    }
    finish(arena)
    return nil
  }

  private mutating func work(_ arena: LayoutArena, _ sorted: [Int32]) -> Int? {
    switch phase {
    case .wrapping where totals.isSorted: measureSorted(arena, sorted)
    case .fixed, .wrapping, .remaining: measure(arena)
    case .shrinking: shrink(arena)
    case .growing: grow(arena)
    case .finished: nil
    }
  }

  private mutating func enterNextPhase(_ arena: LayoutArena, _ sorted: inout [Int32]) {
    cursor = first
    switch phase {
    case .fixed:
      phase = .wrapping
      if totals.isSorted { sortWrapping(arena, &sorted) }
    case .wrapping:
      phase = .remaining
      if totals.isSorted { sorted.removeSubrange(sortedStart...) }
    case .remaining: enterShrinking()
    case .shrinking:
      recount(arena)
      enterGrowing(arena)
    case .growing:
      recount(arena)
      enterSecondRound(arena)
    case .finished: break
    }
    skip(arena)
  }

  /// Leaves phases that have nothing to do.
  private mutating func skip(_ arena: LayoutArena) {
    if phase == .shrinking, shared <= 0 {
      if totals.isOutOfOrder { recount(arena) }
      enterGrowing(arena)
    }
    if phase == .growing, shared <= 0 { enterSecondRound(arena) }
  }

  /// Measures the children of the current phase (steps 3 and 4).
  private mutating func measure(_ arena: LayoutArena) -> Int? {
    while cursor != end {
      let child = Int(cursor)
      let header = arena.headers[child]
      if takesPart(header), phase(of: header) == phase {
        if isResuming {
          isResuming = false
        } else if !arena.measure(child, offer(child, header, arena)) {
          isResuming = true
          return child
        }
        count(child, header, arena)
      }
      cursor = header.next
    }
    return nil
  }

  private mutating func measureSorted(_ arena: LayoutArena, _ sorted: [Int32]) -> Int? {
    while sortedNext < sorted.count {
      let child = Int(sorted[sortedNext])
      let header = arena.headers[child]
      if isResuming {
        isResuming = false
      } else if !arena.measure(child, offer(child, header, arena)) {
        isResuming = true
        return child
      }
      count(child, header, arena)
      sortedNext += 1
    }
    return nil
  }

  /// Returns the space offered to a child, its margins included (step 3).
  func offer(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) -> Size {
    Size(main, mainOffer(child, header, arena), cross: crossOffer(child, header, arena))
  }

  func crossOffer(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) -> Double {
    let extent = arena.extent(child, cross)
    return switch header[cross] {
    case .fixed: extent.pointee.value + extent.pointee.margins
    case .ratio: space[cross] * extent.pointee.value
    case .wrap, .limitedWrap, .aspect: space[cross]
    }
  }

  private func mainOffer(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) -> Double {
    let extent = arena.extent(child, main)
    let rest = space[main] - used
    switch header[main] {
    case .fixed: return extent.pointee.value + extent.pointee.margins
    case .ratio:
      let share = rest * extent.pointee.value / totals.ratios
      return (share.isNaN ? 0 : share) + extent.pointee.margins
    case .limitedWrap where arena.limits(child, main).isFlexible: return WrapLimits.infinite
    case .wrap, .limitedWrap, .aspect: return rest + extent.pointee.margins
    }
  }

  /// Adds a measured child to what is used (step 4).
  mutating func count(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) {
    let size = arena.extent(child, main).pointee.size
    switch header[main] {
    case .limitedWrap where arena.limits(child, main).isFlexible: flexed += size
    case .wrap, .limitedWrap, .aspect: wrapped += size
    case .fixed, .ratio: break
    }
    if header[cross] != .ratio {
      let extent = arena.extent(child, cross)
      crossSize = max(crossSize, extent.pointee.size + extent.pointee.margins)
    }
  }

  /// Adds all children again, in the order in which they stand.
  private mutating func recount(_ arena: LayoutArena) {
    (wrapped, flexed, crossSize) = (0, 0, 0)
    var child = first
    while child != end {
      let header = arena.headers[Int(child)]
      if takesPart(header) { count(Int(child), header, arena) }
      child = header.next
    }
  }
}
