import TatamiGeometry

/// The properties of one linear pass: a box's own, or those a flow gives to its lines.
struct LineStyle: Sendable {
  var padding = Insets.zero
  var space = 0.0
  var format = Format.leading
  var justify = Alignment.none
  var readsLeft = false
  /// Whether children are placed from the last to the first.
  var isReversed = false

  /// The style of a linear box.
  ///
  /// Read through the record's pointer: a copy of the whole layout costs more than a leaf.
  init(box record: UnsafeMutablePointer<BoxRecord>, _ main: Axis) {
    self.init(row: record, main)
    padding = record.pointee.layout.padding
  }

  /// The style of one line of a flow.
  init(row record: UnsafeMutablePointer<BoxRecord>, _ main: Axis) {
    space = record.pointee.layout.itemSpace
    format = record.pointee.layout.format
    justify = record.pointee.layout.justifyContent
    readsLeft = record.pointee.layout.readingDirection == .rightToLeft
    isReversed = record.pointee.layout.reverse != (readsLeft && main == .horizontal)
  }

  /// The style of the stack of a flow's lines.
  init(lines record: UnsafeMutablePointer<BoxRecord>, _ main: Axis) {
    self.init(box: record, main)
    space = record.pointee.layout.runSpace
    format = record.pointee.layout.runFormat
  }
}

/// A resolved place between the ends of an axis (box §4, rule 10).
enum Spot: Sendable {
  case start, end
  case ratio(Double)

  init(_ position: Alignment.Position?, _ axis: Axis, readsLeft: Bool) {
    let isMirrored = readsLeft && axis == .horizontal
    switch position {
    case nil: self = isMirrored ? .end : .start
    case .start: self = .start
    case .end: self = .end
    case .leading: self = isMirrored ? .end : .start
    case .trailing: self = isMirrored ? .start : .end
    case .ratio(let ratio): self = .ratio(ratio)
    }
  }

  /// Returns the place of a child whose centre may lie from `low` to `high`, in points.
  func center(_ low: Double, _ high: Double) -> Double {
    switch self {
    case .start: low
    case .end: high
    case .ratio(let ratio): low + (high - low) / 2 * (ratio + 1)
    }
  }
}

extension LayoutArena {
  /// Returns where a child stands in its box: its own alignment first, then the box's.
  func spot(
    _ header: NodeHeader,
    _ axis: Axis,
    _ fallback: Spot,
    readsLeft: Bool
  ) -> Spot {
    guard header.flags.contains(.aligned), let own = rares[Int(header.rare)].alignment[axis]
    else { return fallback }
    return Spot(own, axis, readsLeft: readsLeft)
  }
}

extension Extent {
  /// Stands between two edges of a box, in points, with the margins kept.
  ///
  /// Places are found by centres, as the reference does, so that lengths without limit come out
  /// at the same coordinates.
  mutating func stand(_ spot: Spot, from low: Double, to high: Double) {
    let half = size / 2
    origin = spot.center(low + before + half, high - after - half) - half
  }

  /// Stands behind an edge, in points, with the margin kept.
  mutating func stand(after edge: Double) {
    let half = size / 2
    origin = edge + before + half - half
  }
}
