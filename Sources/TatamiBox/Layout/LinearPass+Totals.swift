import TatamiGeometry

extension LinearPass {
  /// Adds up what is known of the children without measuring (step 1).
  mutating func collectTotals(_ arena: LayoutArena) {
    totals.wrapsMain = arena.headers[node][main].wraps
    var order = OrderCheck()
    var child = first
    while child != end {
      let header = arena.headers[Int(child)]
      if takesPart(header) {
        add(Int(child), header, arena, &order)
      } else if header.flags.contains(.active), !arena.headers[node].kind.isRow {
        arena.blank(Int(child))
      }
      child = header.next
    }
    totals.gaps = Double(max(0, totals.count - 1)) * style.space
    totals.isSorted = order.isSorted
    totals.isOutOfOrder = order.isOutOfOrder
  }

  /// Whether a child is measured and placed by this pass.
  func takesPart(_ child: NodeHeader) -> Bool {
    child.flags.contains(.active) && !(totals.wrapsMain && child[main] == .ratio)
  }

  /// Returns the phase a child is measured in (step 2).
  func phase(of child: NodeHeader) -> Phase {
    switch child[main] {
    case .fixed: child[cross] == .ratio ? .remaining : .fixed
    case .wrap, .limitedWrap: .wrapping
    case .aspect: child[cross] == .ratio ? .remaining : .wrapping
    case .ratio: .remaining
    }
  }

  private mutating func add(
    _ child: Int,
    _ header: NodeHeader,
    _ arena: LayoutArena,
    _ order: inout OrderCheck
  ) {
    let extent = arena.extent(child, main)
    totals.count += 1
    totals.margins += extent.pointee.margins
    if header[cross] == .ratio { totals.hasCrossRatio = true }
    var limits = WrapLimits.none
    switch header[main] {
    case .ratio: totals.ratios += extent.pointee.value
    case .fixed: totals.fixed += extent.pointee.value
    case .limitedWrap:
      limits = arena.limits(child, main)
      totals.shrink += limits.shrink
      totals.grow += limits.grow
    case .wrap, .aspect: break
    }
    order.add(phase(of: header), limits)
  }

  /// Puts the wrapping children into the order of step 2, in a list shared by all passes.
  mutating func sortWrapping(_ arena: LayoutArena, _ sorted: inout [Int32]) {
    sortedStart = sorted.count
    sortedNext = sortedStart
    var child = first
    while child != end {
      let header = arena.headers[Int(child)]
      if takesPart(header), phase(of: header) == .wrapping { sorted.append(child) }
      child = header.next
    }
    let main = main
    sorted[sortedStart...].sort { left, right in
      let (a, b) = (arena.limits(Int(left), main), arena.limits(Int(right), main))
      return a.priority != b.priority ? a.priority > b.priority : a.shrink < b.shrink
    }
  }
}

/// Watches whether children come in the order in which they are measured.
struct OrderCheck {
  private(set) var isSorted = false
  private(set) var isOutOfOrder = false
  private var last = LinearPass.Phase.fixed
  private var firstWrapping: WrapLimits?

  /// Takes the next child: its phase and, where it wraps, its limits.
  mutating func add(_ phase: LinearPass.Phase, _ limits: WrapLimits) {
    if phase.rawValue < last.rawValue { isOutOfOrder = true }
    last = phase
    guard phase == .wrapping else { return }
    guard let firstWrapping else {
      self.firstWrapping = limits
      return
    }
    if limits.priority != firstWrapping.priority || limits.shrink != firstWrapping.shrink {
      isSorted = true
      isOutOfOrder = true
    }
  }
}
