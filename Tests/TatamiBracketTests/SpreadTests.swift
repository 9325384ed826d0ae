import TestSupport
import Testing

@testable import TatamiBracket

/// The outgoing points of matches with many winners.
@Suite struct SpreadTests {
  private static func spread(
    from start: Double,
    to end: Double,
    slots: Int,
    winners: Int
  ) -> StructurePass.Spread {
    var span = StructurePass.Span()
    for slot in 0..<slots {
      span.add(start + (end - start) * Double(slot) / Double(max(1, slots - 1)))
    }
    span.numberOfWinners = winners
    return StructurePass.Spread(span, toward: nil)
  }

  /// The points before or at a position, counted one by one.
  private static func plainCount(
    _ spread: StructurePass.Spread,
    _ position: Double,
    isReversed: Bool
  ) -> Int {
    (0..<spread.count).count { isReversed ? spread[$0] >= position : spread[$0] <= position }
  }

  @Test func `points up to a position are counted as one by one`() {
    var random = SeededRandom(seed: 31)
    for number in 0..<60 {
      let ends = (random.double(in: -500...500), random.double(in: -500...500))
      let spread = Self.spread(
        from: ends.0,
        to: ends.1,
        slots: random.int(in: 2...50),
        winners: random.int(in: 2...40)
      )
      var positions = (0..<spread.count).flatMap { index in
        [spread[index], spread[index].nextUp, spread[index].nextDown]
      }
      positions += (0..<20).map { _ in random.double(in: -2_000...2_000) }
      let isReversed = ends.1 < ends.0
      #expect(
        positions.map(spread.countUp(to:))
          == positions.map { Self.plainCount(spread, $0, isReversed: isReversed) },
        "spread \(number)"
      )
    }
  }

  @Test func `points that rounding makes equal are counted as one by one`() {
    let spread = Self.spread(from: 1e15, to: 1e15 + 1, slots: 200, winners: 150)
    let positions = [0, 1e15 - 1, 1e15, 1e15 + 0.25, 1e15 + 0.5, 1e15 + 1, 2e15]
    #expect(
      positions.map(spread.countUp(to:))
        == positions.map { Self.plainCount(spread, $0, isReversed: false) }
    )
  }
}
