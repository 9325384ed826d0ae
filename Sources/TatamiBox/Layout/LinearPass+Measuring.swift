extension LinearPass {
  /// Continues until a child box must be measured first.
  ///
  /// - Returns: That child, or nil if the pass is finished.
  mutating func advance(_ arena: LayoutArena, _ sorted: inout [Int32]) -> Int? {
    while phase != .finished {
      if let child = runPhase(arena, sorted) { return child }
      enterNextPhase(arena, &sorted)
    }
    finish(arena)
    return nil
  }

  private mutating func runPhase(_ arena: LayoutArena, _ sorted: [Int32]) -> Int? {
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
    skipEmptyPhases(arena)
  }

  /// Skips phases that have nothing to do.
  private mutating func skipEmptyPhases(_ arena: LayoutArena) {
    if phase == .shrinking, shared <= 0 {
      if totals.isOutOfOrder { recount(arena) }
      enterGrowing(arena)
    }
    if phase == .growing, shared <= 0 { enterSecondRound(arena) }
  }

  /// Measures the children of the current phase (steps 3 and 4).
  private mutating func measure(_ arena: LayoutArena) -> Int? {
    guard totals.phases & phase.bit != 0 else { return nil }
    let (context, phase) = (context, phase)
    var sums = sums
    defer { self.sums = sums }
    while cursor != context.end {
      let child = Int(cursor)
      let header = arena.headers[child]
      if context.takesPart(header), context.phase(of: header) == phase {
        if isResuming {
          isResuming = false
        } else if !arena.measure(child, header, context.offer(child, header, sums, arena)) {
          isResuming = true
          return child
        }
        sums.count(child, header, context, arena)
      }
      cursor = header.next
    }
    return nil
  }

  private mutating func measureSorted(_ arena: LayoutArena, _ sorted: [Int32]) -> Int? {
    let context = context
    while sortedNext < sorted.count {
      let child = Int(sorted[sortedNext])
      let header = arena.headers[child]
      if isResuming {
        isResuming = false
      } else if !arena.measure(child, header, context.offer(child, header, sums, arena)) {
        isResuming = true
        return child
      }
      sums.count(child, header, context, arena)
      sortedNext += 1
    }
    return nil
  }

  /// Recomputes the sums in the order of the children.
  private mutating func recount(_ arena: LayoutArena) {
    let context = context
    var sums = LineSums()
    var child = first
    while child != context.end {
      let header = arena.headers[Int(child)]
      if context.takesPart(header) { sums.count(Int(child), header, context, arena) }
      child = header.next
    }
    self.sums = sums
  }
}
