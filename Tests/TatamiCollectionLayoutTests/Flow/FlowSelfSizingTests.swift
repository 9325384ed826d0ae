import TatamiCollectionLayout
import TatamiGeometry
import TestSupport
import Testing

@Suite struct FlowSelfSizingTests {
  private let container = LayoutContainer(size: Size(width: 320, height: 480), scale: 2)

  private func layout(_ items: FlowItems, after other: FlowItems? = nil) throws -> FlowLayout {
    let items = [items] + (other.map { [$0] } ?? [])
    return try FlowLayout(container: container, sections: items.map(FlowLayoutSection.init))
  }

  private func frames(_ layout: FlowLayout, section: Int = 0) -> [Rect] {
    (0..<layout.itemCount(inSection: section)).compactMap {
      layout.frame(ofItem: $0, inSection: section)
    }
  }

  @Test func `S178: a measured size moves only what follows`() throws {
    var layout = try layout(.estimated(count: 8), after: .equal(count: 2))
    let before = frames(layout)
    let size = Size(width: 50, height: 80)
    let isChanged = try layout.setMeasuredSizes([MeasuredSize(item: 6, size: size)], inSection: 0)
    #expect(isChanged)
    let after = frames(layout)
    #expect(Array(after[..<5]) == Array(before[..<5]))
    #expect(after[6] == Rect(x: 67.5, y: 60, width: 50, height: 80))
    #expect(after[5].minY == 75)
    #expect(layout.frame(ofItem: 0, inSection: 1)?.minY == 140)
  }

  @Test func `S178: an equal size and a given size change nothing`() throws {
    var layout = try layout(.estimated(count: 8), after: .equal(count: 2))
    let same = MeasuredSize(item: 3, size: Size(width: 50, height: 50))
    #expect(try layout.setMeasuredSizes([same], inSection: 0) == false)
    let other = MeasuredSize(item: 1, size: Size(width: 9, height: 9))
    #expect(try layout.setMeasuredSizes([other], inSection: 1) == false)
    #expect(layout.contentSize.height == 160)
  }

  @Test func `L125: self-sizing items of one width form a grid, the last line too`() throws {
    var layout = try layout(.estimated(count: 7))
    let sizes = (0..<7).map {
      MeasuredSize(item: $0, size: Size(width: 90, height: 20 + Double($0)))
    }
    try layout.setMeasuredSizes(sizes, inSection: 0)
    #expect(frames(layout).map(\.minX) == [0, 115, 230, 0, 115, 230, 0])
    #expect(layout.frame(ofItem: 2, inSection: 0)?.height == 22)
  }

  @Test func `L125: items that are not measured keep the estimate`() throws {
    var layout = try layout(.estimated(count: 12, size: Size(width: 100, height: 40)))
    let measured = MeasuredSize(item: 0, size: Size(width: 150, height: 10))
    try layout.setMeasuredSizes([measured], inSection: 0)
    #expect(layout.frame(ofItem: 11, inSection: 0)?.size == Size(width: 100, height: 40))
  }

  @Test func `a shorter first item of a line joins the line before`() throws {
    var layout = try layout(.estimated(count: 6, size: Size(width: 140, height: 40)))
    let measured = MeasuredSize(item: 2, size: Size(width: 20, height: 40))
    try layout.setMeasuredSizes([measured], inSection: 0)
    #expect(frames(layout).map(\.minY) == [0, 0, 0, 50, 50, 100])
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(40, thorough: 400)))
  func `measuring and editing step by step equals a fresh layout`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sizes = Array(repeating: Size(width: 60, height: 30), count: random.int(in: 1...60))
    var layout = try layout(.estimated(count: sizes.count, size: sizes[0]), after: .equal(count: 9))
    for _ in 0..<12 {
      if random.chance(0.6), !sizes.isEmpty {
        let measured = (0..<random.int(in: 1...4)).map { _ in
          MeasuredSize(item: random.int(in: 0...(sizes.count - 1)), size: Self.size(&random))
        }
        for measure in measured { sizes[measure.item] = measure.size }
        try layout.setMeasuredSizes(measured, inSection: 0)
      } else {
        let lower = random.int(in: 0...sizes.count)
        let range = lower..<random.int(in: lower...min(sizes.count, lower + 5))
        let count = random.int(in: 0...5)
        let size = Self.size(&random)
        sizes.replaceSubrange(range, with: Array(repeating: size, count: count))
        let items = FlowItems.estimated(count: count, size: size)
        try layout.replaceItems(range, inSection: 0, with: items)
      }
      var fresh = try self.layout(.estimated(count: sizes.count), after: .equal(count: 9))
      try fresh.setMeasuredSizes(
        sizes.enumerated().map { MeasuredSize(item: $0, size: $1) },
        inSection: 0
      )
      #expect(frames(layout) == frames(fresh))
      #expect(layout.contentSize == fresh.contentSize)
    }
  }

  private static func size(_ random: inout SeededRandom) -> Size {
    Size(width: Double(random.int(in: 2...12)) * 15, height: Double(random.int(in: 1...9)) * 5)
  }
}
