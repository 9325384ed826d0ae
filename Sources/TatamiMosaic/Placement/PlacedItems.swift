import TatamiGeometry

/// The items of one section: cells that occur once, then a cycle of cells that repeats
/// (Specification/mosaic.md §2.6).
///
/// If a block does not move with its origin, all cells are among those that occur once.
struct PlacedItems: Sendable {
  /// The number of items.
  let count: Int
  /// The cells that occur once, at their final positions.
  let head: CellRun
  /// The cells that repeat.
  let cycle: CellCycle
  /// The distance by which the section's cursor moves, at least 0.
  let advance: Double

  static let none = PlacedItems(count: 0, head: .empty, cycle: .empty, advance: 0)

  /// The index of the last repetition with an item, or -1.
  var lastCycle: Int {
    count > head.count ? (count - head.count - 1) / cycle.count : -1
  }

  /// Returns the start of a repetition along the axis.
  func start(ofCycle round: Int) -> Double {
    cycle.start + Double(round) * cycle.period
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
    var frame = cycle.cells.frames[cell]
    frame.origin[axis] += start(ofCycle: round)
    return frame
  }

  /// The least near edge and the greatest far edge of all items along the axis.
  var extent: (near: Double, far: Double) {
    var (near, far) = (head.index.near, head.index.far)
    if lastCycle >= 0 {
      let (first, last) = (start(ofCycle: 0), start(ofCycle: lastCycle))
      near = min(near, min(first, last) + cycle.cells.index.near)
      far = max(far, max(first, last) + cycle.cells.index.far)
    }
    return (near, far)
  }

  /// Whether all positions are finite.
  var isFinite: Bool {
    count == 0 || (extent.near.isFinite && extent.far.isFinite)
  }
}

/// The cells of one repetition and the positions of all repetitions.
struct CellCycle: Sendable {
  /// The cells of one repetition, relative to its start.
  let cells: CellRun
  /// The start of the first repetition along the axis.
  let start: Double
  /// The distance from one repetition to the next; may be zero or negative.
  let period: Double

  static let empty = CellCycle(cells: .empty, start: 0, period: 0)

  /// The number of cells of one repetition.
  var count: Int { cells.count }
}
