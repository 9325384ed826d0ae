import TatamiGeometry

/// The style of one linear pass: the style of a box or of a flow's lines.
struct LineStyle: Sendable {
  var padding = Insets.zero
  var space = 0.0
  var format = Format.leading
  var justify = Alignment.none
  var isRightToLeft = false
  /// Whether children are placed in reverse order.
  var isReversed = false

  /// The style of a linear box.
  ///
  /// Reads through the record's pointer, because copying the whole layout takes longer than
  /// measuring a leaf.
  init(box record: UnsafeMutablePointer<BoxRecord>, _ main: Axis) {
    self.init(row: record, main)
    padding = record.pointee.layout.padding
  }

  /// The style of one line of a flow.
  init(row record: UnsafeMutablePointer<BoxRecord>, _ main: Axis) {
    space = record.pointee.layout.itemSpace
    format = record.pointee.layout.format
    justify = record.pointee.layout.justifyContent
    isRightToLeft = record.pointee.layout.readingDirection == .rightToLeft
    isReversed = record.pointee.layout.reverse != (isRightToLeft && main == .horizontal)
  }

  /// The style of the stack of a flow's lines.
  init(lines record: UnsafeMutablePointer<BoxRecord>, _ main: Axis) {
    self.init(box: record, main)
    space = record.pointee.layout.runSpace
    format = record.pointee.layout.runFormat
  }
}

/// A position between the ends of an axis (Specification/box.md §4, rule 10).
enum ResolvedPosition: Sendable {
  case start, end
  case ratio(Double)

  init(_ position: Alignment.Position?, _ axis: Axis, isRightToLeft: Bool) {
    let isMirrored = isRightToLeft && axis == .horizontal
    switch position {
    case nil: self = isMirrored ? .end : .start
    case .start: self = .start
    case .end: self = .end
    case .leading: self = isMirrored ? .end : .start
    case .trailing: self = isMirrored ? .start : .end
    case .ratio(let ratio): self = .ratio(ratio)
    }
  }

  /// Returns the center of a child, in points, where `low` and `high` are its extreme centers.
  func center(_ low: Double, _ high: Double) -> Double {
    switch self {
    case .start: low
    case .end: high
    case .ratio(let ratio): low + (high - low) / 2 * (ratio + 1)
    }
  }
}

extension LayoutArena {
  /// Returns the position of a child in its box: its own alignment, or the fallback.
  func position(
    _ header: NodeHeader,
    _ axis: Axis,
    _ fallback: ResolvedPosition,
    isRightToLeft: Bool
  ) -> ResolvedPosition {
    guard header.flags.contains(.aligned),
      let own = extendedStyles[Int(header.extendedStyle)].alignment[axis]
    else { return fallback }
    return ResolvedPosition(own, axis, isRightToLeft: isRightToLeft)
  }
}

extension Extent {
  /// Moves the node to a position between two edges of its box, in points, taking its margins into
  /// account.
  ///
  /// Computes centers in the same way as the reference, so that unlimited lengths result in the
  /// same coordinates.
  mutating func align(to position: ResolvedPosition, from low: Double, to high: Double) {
    let half = size / 2
    origin = position.center(low + before + half, high - after - half) - half
  }

  /// Moves the node after an edge, in points, with its margin.
  mutating func moveAfter(_ edge: Double) {
    moveAfter(edge, size)
  }

  /// Moves the node of a known size after an edge, in points, with its margin.
  mutating func moveAfter(_ edge: Double, _ size: Double) {
    let half = size / 2
    origin = edge + before + half - half
  }
}
