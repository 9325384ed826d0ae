import TatamiGeometry

/// A search for the items in a rectangle (Specification/mosaic.md §2.5, §2.6).
struct MosaicQuery {
  let rect: Rect
  let axis: Axis
  /// The interval along the axis.
  let low: Double
  let high: Double

  typealias Visit = (_ item: Int, _ frame: Rect) throws -> Void

  /// Fails for a rectangle with a NaN coordinate or a negative length.
  init?(_ rect: Rect, axis: Axis) {
    guard rect.isStandardized else { return nil }
    self.rect = rect
    self.axis = axis
    (low, high) = (rect.min(axis), rect.max(axis))
  }

  func forEachItem(of items: PlacedItems, _ visit: Visit) rethrows {
    for cell in items.head.index.candidates(from: low, through: high) {
      let frame = items.head.frames[cell]
      if frame.intersects(rect) { try visit(cell, frame) }
    }
    guard let rounds = rounds(of: items) else { return }
    if rounds.count <= 2 {
      for round in rounds { try forEachItem(of: items, inCycle: round, visit) }
    } else {
      try forEachItem(of: items, inCycles: rounds, visit)
    }
  }

  /// Visits the items found in one repetition.
  private func forEachItem(of items: PlacedItems, inCycle round: Int, _ visit: Visit) rethrows {
    let start = items.start(ofCycle: round)
    let first = items.head.count + round * items.cycle.count
    let slack = slack(at: start)
    let (low, high) = (low - start - slack, high - start + slack)
    for cell in items.cycle.cells.index.candidates(from: low, through: high)
    where cell < items.count - first {
      let frame = items.frame(ofCell: cell, inCycle: round, axis: axis)
      if frame.intersects(rect) { try visit(first + cell, frame) }
    }
  }

  /// Visits the items found in many repetitions, skipping those in which no cell can touch.
  private func forEachItem(
    of items: PlacedItems,
    inCycles rounds: ClosedRange<Int>,
    _ visit: Visit
  ) rethrows {
    let cells = cellRounds(of: items, within: rounds)
    var round = rounds.lowerBound
    while round <= rounds.upperBound {
      var next = Int.max
      for (cell, touching) in cells {
        if touching.lowerBound > round { next = min(next, touching.lowerBound) }
        guard touching.contains(round) else { continue }
        next = round + 1
        let item = items.head.count + round * items.cycle.count + cell
        let frame = items.frame(ofCell: cell, inCycle: round, axis: axis)
        if item < items.count, frame.intersects(rect) { try visit(item, frame) }
      }
      round = next
    }
  }

  /// Returns the cells that overlap the rectangle across the axis, each with the repetitions in
  /// which it can touch.
  private func cellRounds(
    of items: PlacedItems,
    within rounds: ClosedRange<Int>
  ) -> [(cell: Int, rounds: ClosedRange<Int>)] {
    let cross = axis.cross
    return items.cycle.cells.frames.indices.compactMap { cell in
      let frame = items.cycle.cells.frames[cell]
      guard frame.min(cross) <= rect.max(cross), rect.min(cross) <= frame.max(cross) else {
        return nil
      }
      return self.rounds(of: items, near: frame.min(axis), far: frame.max(axis))
        .map { (cell, $0.clamped(to: rounds)) }
    }
  }

  private func rounds(of items: PlacedItems) -> ClosedRange<Int>? {
    let index = items.cycle.cells.index
    return rounds(of: items, near: index.near, far: index.far)
  }

  /// Returns the repetitions whose part from `near` to `far` can touch, or nil.
  private func rounds(of items: PlacedItems, near: Double, far: Double) -> ClosedRange<Int>? {
    guard items.lastCycle >= 0 else { return nil }
    let slack = slack(at: items.cycle.start)
    let from = low - items.cycle.start - far - slack
    let through = high - items.cycle.start - near + slack
    guard items.cycle.period != 0 else {
      return from <= 0 && through >= 0 ? 0...items.lastCycle : nil
    }
    let (one, other) = (from / items.cycle.period, through / items.cycle.period)
    let first = Self.clamp(min(one, other), to: items.lastCycle)
    let last = Self.clamp(max(one, other), to: items.lastCycle)
    guard max(one, other) >= -1, min(one, other) <= Double(items.lastCycle) + 1 else { return nil }
    return first...max(first, last)
  }

  /// Returns the integral part of a number, clamped to 0 and a limit.
  private static func clamp(_ number: Double, to limit: Int) -> Int {
    if !(number > 0) { return 0 }
    return number < Double(limit) ? Int(number) : limit
  }

  /// Returns an upper bound of the rounding error of an edge.
  private func slack(at position: Double) -> Double {
    (abs(position) + min(abs(low), abs(high))) * 0x1p-48
  }
}
