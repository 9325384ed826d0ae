import TatamiGeometry

/// The values on which the offers to the children of a line depend.
///
/// The struct is small, so that hot loops can use a local copy instead of the whole pass.
struct LineContext: Sendable {
  let main: Axis
  /// Whether the box wraps along the line, in which case children with a ratio are left out.
  let wrapsMain: Bool
  /// The sibling after the last child.
  let end: Int32
  /// The space for the children; smaller in the second round.
  var space: Size
  /// The sum of gaps, margins and fixed lengths, in points.
  var known = 0.0
  /// The sum of the ratios along the main axis.
  var ratios = 0.0

  var cross: Axis { main.cross }

  /// Returns the length used by gaps, margins and children along the main axis.
  func used(_ sums: LineSums) -> Double {
    known + sums.wrapped + sums.flexed
  }

  /// Returns whether the pass measures and places a child.
  func takesPart(_ child: NodeHeader) -> Bool {
    child.flags.contains(.active) && !(wrapsMain && child[main] == .ratio)
  }

  /// Returns the phase in which a child is measured (step 2).
  func phase(of child: NodeHeader) -> LinearPass.Phase {
    switch child[main] {
    case .wrap, .limitedWrap: .wrapping
    case .fixed: child[cross] == .ratio ? .remaining : .fixed
    case .aspect: child[cross] == .ratio ? .remaining : .wrapping
    case .ratio: .remaining
    }
  }

  /// Returns the space offered to a child, including its margins (step 3).
  func offer(
    _ child: Int,
    _ header: NodeHeader,
    _ sums: LineSums,
    _ arena: LayoutArena
  ) -> Size {
    let along = mainOffer(child, header, space[main] - used(sums), arena)
    return Size(main, along, cross: crossOffer(child, header, arena))
  }

  /// Returns the length offered to a child along the cross axis (step 3).
  func crossOffer(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) -> Double {
    let extent = arena.extent(child, cross)
    return switch header[cross] {
    case .wrap, .limitedWrap, .aspect: space[cross]
    case .fixed: extent.pointee.value + extent.pointee.margins
    case .ratio: space[cross] * extent.pointee.value
    }
  }

  private func mainOffer(
    _ child: Int,
    _ header: NodeHeader,
    _ rest: Double,
    _ arena: LayoutArena
  ) -> Double {
    let extent = arena.extent(child, main)
    switch header[main] {
    case .limitedWrap where arena.limits(child, main).isFlexible: return WrapLimits.infinite
    case .wrap, .limitedWrap, .aspect: return rest + extent.pointee.margins
    case .fixed: return extent.pointee.value + extent.pointee.margins
    case .ratio:
      let share = rest * extent.pointee.value / ratios
      return (share.isNaN ? 0 : share) + extent.pointee.margins
    }
  }
}

/// The lengths used by the measured children of a line, in points (step 4).
struct LineSums: Sendable {
  /// The sum of lengths that follow the content.
  var wrapped = 0.0
  /// The sum of lengths that may shrink or grow.
  var flexed = 0.0
  /// The largest cross length, including margins.
  var crossSize = 0.0

  /// Adds a measured child (step 4).
  mutating func count(
    _ child: Int,
    _ header: NodeHeader,
    _ context: LineContext,
    _ arena: LayoutArena
  ) {
    let size = arena.extent(child, context.main).pointee.size
    switch header[context.main] {
    case .limitedWrap where arena.limits(child, context.main).isFlexible: flexed += size
    case .wrap, .limitedWrap, .aspect: wrapped += size
    case .fixed, .ratio: break
    }
    if header[context.cross] != .ratio {
      let extent = arena.extent(child, context.cross)
      crossSize = max(crossSize, extent.pointee.size + extent.pointee.margins)
    }
  }
}

/// The sums over the children of a line before measuring (step 1).
struct LineTotals: Sendable {
  var count = 0
  var gaps = 0.0
  var margins = 0.0
  var fixed = 0.0
  var shrink = 0.0
  var grow = 0.0
  /// Whether a child's cross length is a ratio.
  var hasCrossRatio = false
  /// The phases in which a child is measured, as bits.
  var phases: UInt8 = 0
  /// Whether wrapping children are measured in an order other than that of the tree.
  var isSorted = false
  /// Whether children are measured in an order other than that of the tree.
  var isOutOfOrder = false
}
