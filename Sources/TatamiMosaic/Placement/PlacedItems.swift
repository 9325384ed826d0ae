import TatamiGeometry

/// The items of one section: cells that occur once, then a cycle of cells that repeats (mosaic §2.6).
///
/// Where the blocks promise too little for a cycle, all cells are among those that occur once.
struct PlacedItems: Sendable {
  /// The number of items.
  let count: Int
  /// The cells that occur once, at their final places.
  let head: CellRun
  /// The cells of one repetition, relative to its start.
  let cycle: CellRun
  /// Where the first repetition starts along the axis.
  let cycleStart: Double
  /// The distance from one repetition to the next; may be zero or negative.
  let period: Double
  /// How far the section's cursor moves, at least 0.
  let advance: Double

  static let none = PlacedItems(
    count: 0,
    head: .empty,
    cycle: .empty,
    cycleStart: 0,
    period: 0,
    advance: 0
  )

  /// The highest repetition with an item, -1 if there is none.
  var lastCycle: Int {
    count > head.count ? (count - head.count - 1) / cycle.count : -1
  }

  /// Where a repetition starts along the axis.
  func start(ofCycle cycle: Int) -> Double {
    cycleStart + Double(cycle) * period
  }

  /// Returns the frame of an item, which must exist.
  ///
  /// - Complexity: O(1).
  func frame(of item: Int, axis: Axis) -> Rect {
    guard item >= head.count else { return head.frames[item] }
    let (round, cell) = (item - head.count).quotientAndRemainder(dividingBy: cycle.count)
    return frame(ofCell: cell, inCycle: round, axis: axis)
  }

  func frame(ofCell cell: Int, inCycle round: Int, axis: Axis) -> Rect {
    var frame = cycle.frames[cell]
    frame.origin[axis] += start(ofCycle: round)
    return frame
  }

  /// The least near and the greatest far edge of all items along the axis.
  var extent: (near: Double, far: Double) {
    var (near, far) = (head.index.near, head.index.far)
    if lastCycle >= 0 {
      let (first, last) = (start(ofCycle: 0), start(ofCycle: lastCycle))
      near = min(near, min(first, last) + cycle.index.near)
      far = max(far, max(first, last) + cycle.index.far)
    }
    return (near, far)
  }

  /// Whether no item lies at infinity.
  var isFinite: Bool {
    count == 0 || (extent.near.isFinite && extent.far.isFinite)
  }
}
