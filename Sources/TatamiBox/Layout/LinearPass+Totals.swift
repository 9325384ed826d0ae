import TatamiGeometry

extension LinearPass {
  /// Computes the sums over the children before measuring (step 1).
  mutating func collectTotals(_ arena: LayoutArena, space: Double) {
    let context = context
    let leavesOut = !arena.headers[node].kind.isRow
    var totals = LineTotals()
    var order = OrderCheck()
    var ratios = 0.0
    var child = first
    while child != context.end {
      let header = arena.headers[Int(child)]
      if context.takesPart(header) {
        let extent = arena.extent(Int(child), context.main)
        totals.count += 1
        totals.margins += extent.pointee.margins
        if header[context.cross] == .ratio { totals.hasCrossRatio = true }
        switch header[context.main] {
        case .wrap, .aspect: order.add(context.phase(of: header), 0, 0)
        case .limitedWrap: totals.add(arena.limits(Int(child), context.main), &order)
        case .ratio:
          ratios += extent.pointee.value
          order.add(.remaining, 0, 0)
        case .fixed:
          totals.fixed += extent.pointee.value
          order.add(context.phase(of: header), 0, 0)
        }
      } else if leavesOut, header.flags.contains(.active) {
        arena.leaveOut(Int(child))
      }
      child = header.next
    }
    totals.gaps = Double(max(0, totals.count - 1)) * space
    totals.phases = order.phases
    totals.isSorted = order.isSorted
    totals.isOutOfOrder = order.isOutOfOrder
    self.totals = totals
    self.context.ratios = ratios
    self.context.known = totals.gaps + totals.margins + totals.fixed
  }

  /// Sorts the wrapping children as in step 2, in a list shared by all passes.
  mutating func sortWrapping(_ arena: LayoutArena, _ sorted: inout [Int32]) {
    sortedStart = sorted.count
    sortedNext = sortedStart
    var child = first
    while child != context.end {
      let header = arena.headers[Int(child)]
      if context.takesPart(header), context.phase(of: header) == .wrapping { sorted.append(child) }
      child = header.next
    }
    let main = main
    sorted[sortedStart...].sort { left, right in
      let (a, b) = (arena.limits(Int(left), main), arena.limits(Int(right), main))
      return a.priority != b.priority ? a.priority > b.priority : a.shrink < b.shrink
    }
  }
}

extension LineTotals {
  /// Adds the weights of a child that wraps within limits.
  fileprivate mutating func add(_ limits: WrapLimits, _ order: inout OrderCheck) {
    shrink += limits.shrink
    grow += limits.grow
    order.add(.wrapping, limits.priority, limits.shrink)
  }
}

/// Checks whether the children are in the order in which they are measured.
private struct OrderCheck {
  private(set) var phases: UInt8 = 0
  private(set) var isSorted = false
  private(set) var isOutOfOrder = false
  private var last = LinearPass.Phase.fixed
  private var hasWrapping = false
  private var priority = 0.0
  private var shrink = 0.0

  /// Adds the next child: its phase and, if it wraps, its priority and weight.
  mutating func add(_ phase: LinearPass.Phase, _ priority: Double, _ shrink: Double) {
    if phase.rawValue < last.rawValue { isOutOfOrder = true }
    last = phase
    phases |= phase.bit
    guard phase == .wrapping else { return }
    if !hasWrapping {
      (hasWrapping, self.priority, self.shrink) = (true, priority, shrink)
    } else if priority != self.priority || shrink != self.shrink {
      isSorted = true
      isOutOfOrder = true
    }
  }
}
