import TatamiGeometry

/// The placement of the children of a line, one after the other (Specification/box.md §4, steps 9
/// and 10).
struct LinePlacement {
  private let main: Axis
  private let gap: Double
  private let isRightToLeft: Bool
  /// The position of children without an alignment on the cross axis.
  private let fallback: ResolvedPosition
  /// The edges for the children on the cross axis, in points.
  private let (low, high): (Double, Double)
  /// The start of the next child along the main axis, in points.
  private var position: Double

  /// Starts the placement in a box of a size.
  ///
  /// - Parameter distribution: The start of the first child and the gap between children.
  init(
    _ style: LineStyle,
    in size: Size,
    along main: Axis,
    distribution: (start: Double, gap: Double)
  ) {
    let cross = main.cross
    self.main = main
    (position, gap) = distribution
    isRightToLeft = style.isRightToLeft
    fallback = ResolvedPosition(style.justify[cross], cross, isRightToLeft: isRightToLeft)
    low = style.padding[start: cross]
    high = size[cross] - style.padding[end: cross]
  }

  /// Places the next child.
  mutating func place(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) {
    let along = arena.extent(child, main)
    along.pointee.moveAfter(position)
    position += along.pointee.margins + along.pointee.size + gap
    let own = arena.position(header, main.cross, fallback, isRightToLeft: isRightToLeft)
    arena.extent(child, main.cross).pointee.align(to: own, from: low, to: high)
  }
}

extension LineContext {
  /// Returns the start of the first child and the gap between children (step 9).
  func distribution(
    _ style: LineStyle,
    used: Double,
    count: Int
  ) -> (start: Double, gap: Double) {
    let start = style.padding[start: main]
    let free = space[main] - used
    let gaps = Double(max(0, count - 1)) * style.space
    let format = wrapsMain || ratios > 0 ? .leading : style.format
    switch format {
    case .center: return (start + free / 2, style.space)
    case .trailing: return (start + free, style.space)
    case .between where count > 1:
      return (start, (free + gaps) / Double(count - 1))
    case .round where count > 0:
      let gap = (free + gaps) / Double(count + 1)
      return (start + gap, gap)
    case .leading, .between, .round: return (start, style.space)
    }
  }
}
