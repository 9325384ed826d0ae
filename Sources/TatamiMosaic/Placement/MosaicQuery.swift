import TatamiGeometry

/// A rectangle that items are looked for in (mosaic §2.5, §2.6).
struct MosaicQuery {
  let rect: Rect
  let axis: Axis
  /// The interval along the axis.
  let low: Double
  let high: Double

  typealias Visit = (_ item: Int, _ frame: Rect) throws -> Void

  /// Fails for a rectangle with a coordinate that is no number or a negative length.
  init?(_ rect: Rect, axis: Axis) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ !$0.isNaN }), rect.width >= 0, rect.height >= 0 else { return nil }
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

  /// Looks through one repetition.
  private func forEachItem(of items: PlacedItems, inCycle round: Int, _ visit: Visit) rethrows {
    let start = items.start(ofCycle: round)
    let first = items.head.count + round * items.cycle.count
    let slack = slack(at: start)
    let (low, high) = (low - start - slack, high - start + slack)
    for cell in items.cycle.index.candidates(from: low, through: high)
    where cell < items.count - first {
      let frame = items.frame(ofCell: cell, inCycle: round, axis: axis)
      if frame.intersects(rect) { try visit(first + cell, frame) }
    }
  }

  /// Looks through many repetitions, skipping those in which no cell can touch.
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

  /// Returns the cells in reach across the axis, each with the repetitions in which it can touch.
  private func cellRounds(
    of items: PlacedItems,
    within rounds: ClosedRange<Int>
  ) -> [(cell: Int, rounds: ClosedRange<Int>)] {
    let cross = axis.cross
    return items.cycle.frames.indices.compactMap { cell in
      let frame = items.cycle.frames[cell]
      guard frame.min(cross) <= rect.max(cross), rect.min(cross) <= frame.max(cross) else {
        return nil
      }
      return self.rounds(of: items, near: frame.min(axis), far: frame.max(axis))
        .map { (cell, $0.clamped(to: rounds)) }
    }
  }

  private func rounds(of items: PlacedItems) -> ClosedRange<Int>? {
    let index = items.cycle.index
    return rounds(of: items, near: index.near, far: index.far)
  }

  /// Returns the repetitions whose part from `near` to `far` can touch, nil if none can.
  private func rounds(of items: PlacedItems, near: Double, far: Double) -> ClosedRange<Int>? {
    guard items.lastCycle >= 0 else { return nil }
    let slack = slack(at: items.cycleStart)
    let from = low - items.cycleStart - far - slack
    let through = high - items.cycleStart - near + slack
    guard items.period != 0 else {
      return from <= 0 && through >= 0 ? 0...items.lastCycle : nil
    }
    let (one, other) = (from / items.period, through / items.period)
    let first = Self.clamp(min(one, other), to: items.lastCycle)
    let last = Self.clamp(max(one, other), to: items.lastCycle)
    guard max(one, other) >= -1, min(one, other) <= Double(items.lastCycle) + 1 else { return nil }
    return first...max(first, last)
  }

  /// Returns a number without its fraction, from 0 to a limit.
  private static func clamp(_ number: Double, to limit: Int) -> Int {
    if !(number > 0) { return 0 }
    return number < Double(limit) ? Int(number) : limit
  }

  /// Returns more than what rounding can move an edge by.
  private func slack(at position: Double) -> Double {
    (abs(position) + min(abs(low), abs(high))) * 0x1p-48
  }
}
