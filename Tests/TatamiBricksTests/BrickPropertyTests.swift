import TatamiBricks
import TatamiGeometry
import TestSupport
import Testing

@Suite struct BrickPropertyTests {
  private static func geometry(
    _ random: inout SeededRandom,
    columnCount: Int
  ) throws -> BrickGeometry {
    try BrickGeometry(
      columns: (0..<columnCount).map { _ in random.double(in: 0...50) },
      rowHeight: random.chance(0.1) ? 0 : random.double(in: 1...40),
      spacing: BrickSpacing(
        interitem: random.chance(0.5) ? random.double(in: -5...5) : 0,
        line: random.chance(0.5) ? random.double(in: 0...5) : 0
      ),
      inset: random.chance(0.5)
        ? Insets(top: 3, left: random.double(in: -5...5), bottom: random.double(in: -5...5))
        : .zero,
      bars: BrickBars(header: random.chance(0.3) ? 20 : 0, footer: random.chance(0.3) ? 10 : 0)
    )
  }

  private static func sizes(
    _ random: inout SeededRandom,
    count: Int,
    columnCount: Int
  ) -> [BrickSize] {
    let widest = random.int(in: 1...columnCount)
    let tallest = random.pick([1, 2, 4, 9])
    return (0..<count).map { _ in
      BrickSize(columns: random.int(in: 1...widest), rows: random.int(in: 1...tallest))
    }
  }

  private static func positions(_ layout: BrickFrames, _ section: Int = 0) -> [BrickPosition] {
    (0..<layout.itemCount(inSection: section)).compactMap {
      layout.gridPosition(ofItem: $0, inSection: section)
    }
  }

  private static func allItems(of layout: BrickFrames) -> [CollectionItem] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<layout.itemCount(inSection: section)).compactMap { item in
        layout.frame(ofItem: item, inSection: section).map {
          CollectionItem(section: section, item: item, frame: $0)
        }
      }
    }
  }

  @Test(arguments: BrickMode.allCases, 0..<8)
  func `all positions equal those of the plain packer`(mode: BrickMode, round: Int) throws {
    var random = SeededRandom(seed: UInt64(100 + round))
    for number in 0..<Thoroughness.cases(120, thorough: 250) {
      let columnCount = random.chance(0.05) ? random.int(in: 60...140) : random.int(in: 1...9)
      let geometry = try Self.geometry(&random, columnCount: columnCount)
      let count = random.int(in: 0...40)
      let sizes = Self.sizes(&random, count: count, columnCount: columnCount)
      let layout = try BrickFrames([BrickSection(geometry: geometry, mode: mode, items: sizes)])
      var plain = PlainPacker(columnCount: columnCount, mode: mode)
      #expect(Self.positions(layout) == sizes.map { plain.place($0) }, "scene \(number)")
    }
  }

  @Test(arguments: BrickMode.allCases)
  func `a layout with a replaced tail equals a new layout`(mode: BrickMode) throws {
    var random = SeededRandom(seed: 200)
    for number in 0..<Thoroughness.cases(60, thorough: 150) {
      let columnCount = random.chance(0.05) ? 70 : random.int(in: 1...9)
      let geometry = try Self.geometry(&random, columnCount: columnCount)
      var sizes = Self.sizes(&random, count: random.int(in: 0...300), columnCount: columnCount)
      let below = BrickSection(geometry: geometry, mode: mode, items: Array(sizes.prefix(5)))
      var layout = try BrickFrames([
        BrickSection(geometry: geometry, mode: mode, items: sizes), below,
      ])
      for _ in 0..<4 {
        let kept = random.int(in: 0...sizes.count)
        let tail = Self.sizes(&random, count: random.int(in: 0...150), columnCount: columnCount)
        sizes = Array(sizes.prefix(kept)) + tail
        try layout.replaceItems(from: kept, inSection: 0, count: sizes.count) { sizes[$0] }
      }
      let fresh = try BrickFrames([
        BrickSection(geometry: geometry, mode: mode, items: sizes), below,
      ])
      #expect(Self.positions(layout) == Self.positions(fresh), "scene \(number)")
      #expect(Self.allItems(of: layout) == Self.allItems(of: fresh))
      #expect(layout.supplementaryItems() == fresh.supplementaryItems())
      #expect(layout.contentHeight == fresh.contentHeight)
      let rect = Rect(x: -10, y: 0, width: 60, height: fresh.contentHeight / 3)
      #expect(layout.items(in: rect) == fresh.items(in: rect))
    }
  }

  @Test(arguments: BrickMode.allCases, 0..<4)
  func `a query finds the items that a linear search finds`(mode: BrickMode, round: Int) throws {
    var random = SeededRandom(seed: UInt64(300 + round))
    for number in 0..<60 {
      var sections: [BrickSection] = []
      for _ in 0..<random.int(in: 0...3) {
        let columnCount = random.int(in: 1...9)
        let geometry = try Self.geometry(&random, columnCount: columnCount)
        let count = random.pick([0, 3, 40, 400])
        let sizes = Self.sizes(&random, count: count, columnCount: columnCount)
        sections.append(BrickSection(geometry: geometry, mode: mode, items: sizes))
      }
      let layout = try BrickFrames(sections)
      let items = Self.allItems(of: layout)
      for _ in 0..<12 {
        let rect = Rect(
          x: random.double(in: -30...300),
          y: random.double(in: -50...layout.contentHeight + 50),
          width: random.double(in: 0...200),
          height: random.double(in: 0...random.pick([1.0, 100, 3000]))
        )
        #expect(layout.items(in: rect) == items.filter { $0.frame.intersects(rect) }, "\(number)")
        #expect(
          layout.supplementaryItems(in: rect)
            == layout.supplementaryItems().filter { $0.frame.intersects(rect) }
        )
      }
    }
  }

  @Test(arguments: BrickMode.allCases)
  func `thousands of items never overlap`(mode: BrickMode) throws {
    var random = SeededRandom(seed: 400)
    let geometry = try BrickGeometry(columns: Array(repeating: 1, count: 8), rowHeight: 1)
    let sizes = Self.sizes(&random, count: 20_000, columnCount: 8)
    let layout = try BrickFrames([BrickSection(geometry: geometry, mode: mode, items: sizes)])
    let positions = Self.positions(layout)
    #expect(positions.allSatisfy { $0.column >= 0 && $0.column + $0.size.columns <= 8 })
    let height = positions.map { $0.row + $0.size.rows }.max() ?? 0
    var isTaken = Array(repeating: false, count: height * 8)
    var overlaps = 0
    for position in positions {
      for row in position.row..<position.row + position.size.rows {
        for column in position.column..<position.column + position.size.columns {
          if isTaken[row * 8 + column] { overlaps += 1 }
          isTaken[row * 8 + column] = true
        }
      }
    }
    #expect(overlaps == 0)
  }

  @Test func `items of decreasing height have the positions of the plain packer`() throws {
    let geometry = try BrickGeometry(columns: [1, 1, 1, 1, 1], rowHeight: 1)
    let sizes = (0..<160).map { BrickSize(columns: 3 + $0 % 2, rows: 161 - $0) }
    let filler = (0..<300).map { BrickSize(columns: 1 + $0 % 2, rows: 40 - $0 / 8) }
    let layout = try BrickFrames([BrickSection(geometry: geometry, items: sizes + filler)])
    var plain = PlainPacker(columnCount: 5, mode: .fill)
    #expect(Self.positions(layout) == (sizes + filler).map { plain.place($0) })
  }

  @Test(arguments: BrickMode.allCases, [4, 8])
  func `an item takes at most 24 bytes`(mode: BrickMode, largest: Int) throws {
    var random = SeededRandom(seed: 600)
    let geometry = try Self.geometry(&random, columnCount: 8)
    let sizes = (0..<20_000).map { _ in
      BrickSize(columns: random.int(in: 1...largest), rows: random.int(in: 1...largest))
    }
    let layout = try BrickFrames([BrickSection(geometry: geometry, mode: mode, items: sizes)])
    #expect(layout.storedBytes() <= sizes.count * 24)
  }

  @Test func `appending items one by one equals placing all at once`() throws {
    var random = SeededRandom(seed: 500)
    let geometry = try Self.geometry(&random, columnCount: 6)
    let sizes = Self.sizes(&random, count: 500, columnCount: 6)
    var layout = try BrickFrames([BrickSection(geometry: geometry, items: [])])
    for size in sizes { try layout.appendItems([size], toSection: 0) }
    let fresh = try BrickFrames([BrickSection(geometry: geometry, items: sizes)])
    #expect(Self.allItems(of: layout) == Self.allItems(of: fresh))
    let rect = Rect(x: 0, y: 100, width: 90, height: 80)
    #expect(layout.items(in: rect) == fresh.items(in: rect))
  }
}
