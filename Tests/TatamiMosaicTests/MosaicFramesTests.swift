import TatamiGeometry
import TatamiMosaic
import Testing

@Suite struct MosaicFramesTests {
  private func snake(_ count: Int, side: Double = 375) throws -> MosaicFrames {
    try MosaicFrames(
      [MosaicSection(itemCount: count, pattern: MosaicPreset.snake.pattern)],
      side: side
    )
  }

  @Test func `a billion items are as exact as one repetition`() throws {
    let layout = try snake(1_000_000_000)
    let last = try #require(layout.frame(ofItem: 999_999_999, inSection: 0))
    let same = try #require(layout.frame(ofItem: 3, inSection: 0))
    #expect(last.size == same.size)
    #expect(last.minX == same.minX)
    #expect(last.minY == same.minY + 83_333_333 * 750)
    #expect(layout.contentSize.height == 62_500_000_125)
  }

  @Test func `a window deep in a billion items contains the items there`() throws {
    let layout = try snake(1_000_000_000)
    let window = Rect(x: 0, y: 75_000_000.5, width: 375, height: 666)
    let items = layout.items(in: window)
    #expect(items.first?.item == 1_200_000)
    #expect(items.map(\.item) == Array(1_200_000...1_200_000 + items.count - 1))
    #expect(items.allSatisfy { $0.frame.intersects(window) })
  }

  @Test func `a search beside all items finds nothing and terminates`() throws {
    let window = Rect(x: 400, y: -1e18, width: 10, height: 2e18)
    #expect(try snake(1_000_000_000).items(in: window).isEmpty)
  }

  @Test func `a search can be stopped by an error`() throws {
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try snake(1_000_000_000).forEachItem(in: Rect(x: 0, y: 0, width: 375, height: 1e12)) { _ in
        count += 1
        if count == 100 { throw Enough() }
      }
    }
    #expect(count == 100)
  }

  @Test func `repetitions at one position are searched in constant time`() throws {
    let block = try MosaicGridBlock(
      columns: 1,
      cells: [MosaicCell(cross: 0, main: 0), MosaicCell(cross: 0, main: 5)],
      mainUnit: 10
    )
    let separators = MosaicSeparators(between: -60)
    let layout = try MosaicFrames(
      [
        MosaicSection(
          itemCount: 1_000_000_000,
          pattern: MosaicGridPattern([block], separators: separators)
        )
      ],
      side: 100
    )
    #expect(layout.items(in: Rect(x: 0, y: 20, width: 100, height: 10)).isEmpty)
    #expect(layout.contentSize.height == 60)
  }

  @Test(arguments: MosaicPreset.allCases)
  func `the cells of a preset do not overlap and are inside the side`(preset: MosaicPreset) throws {
    let layout = try MosaicFrames(
      [MosaicSection(itemCount: 50, pattern: preset.pattern)],
      side: 330
    )
    let frames = (0..<50).compactMap { layout.frame(ofItem: $0, inSection: 0) }
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 0)
      #expect(frame.maxX <= 330 + 1e-9)
      for other in frames[(index + 1)...] {
        let common = frame.intersection(other)
        #expect((common?.width ?? 0) < 1e-9 || (common?.height ?? 0) < 1e-9)
      }
    }
  }

  @Test(arguments: [
    (MosaicPreset.snake, 12, 750.0), (.triple, 6, 250), (.quilt, 22, 656.25), (.posters, 6, 750),
    (.plates, 4, 160),
  ])
  func `a preset has the period in the specification`(
    preset: MosaicPreset,
    items: Int,
    length: Double
  )
    throws
  {
    let layout = try MosaicFrames(
      [MosaicSection(itemCount: items, pattern: preset.pattern)],
      side: 375
    )
    #expect(layout.contentSize.height == length)
  }

  @Test func `a spaced preset has its gap between all neighbors`() throws {
    let pattern = try MosaicPreset.triple.pattern.spaced(MosaicSpacing(gap: 6, margin: 3))
    let layout = try MosaicFrames([MosaicSection(itemCount: 6, pattern: pattern)], side: 318)
    #expect(
      layout.frame(ofItem: 1, inSection: 0) == Rect(x: 109, y: 0, width: 100, height: 100)
    )
    #expect(
      layout.frame(ofItem: 5, inSection: 0) == Rect(x: 3, y: 106, width: 100, height: 100)
    )
  }

  @Test func `missing items have no frame`() throws {
    let layout = try snake(5)
    #expect(layout.frame(ofItem: 5, inSection: 0) == nil)
    #expect(layout.frame(ofItem: -1, inSection: 0) == nil)
    #expect(layout.frame(ofItem: 0, inSection: 1) == nil)
    #expect(layout.frame(ofItem: 0, inSection: -1) == nil)
    #expect(layout.frame(of: .header, inSection: 0) == nil)
    #expect(layout.itemCount(inSection: 7) == 0)
  }

  @Test func `separators stand before sections that are not empty, except the first`() throws {
    let pattern = MosaicPreset.triple.pattern
    let counts = [0, 3, 0, 3, 3]
    let layout = try MosaicFrames(
      counts.map { MosaicSection(itemCount: $0, pattern: pattern) },
      side: 300,
      sectionSeparator: 10
    )
    let frames = counts.indices.map { layout.separatorFrame(beforeSection: $0)?.minY }
    #expect(frames == [nil, nil, nil, 100, 210])
    let gap = Rect(x: 0, y: 202, width: 300, height: 9)
    #expect(layout.sectionsAfterSeparators(in: gap) == [4])
    #expect(layout.sectionsAfterSeparators(in: Rect(x: 0, y: 0, width: 1, height: 999)) == [3, 4])
    #expect(layout.sectionsAfterSeparators(in: Rect(x: 0, y: 50, width: 1, height: 9)) == [])
  }
}
