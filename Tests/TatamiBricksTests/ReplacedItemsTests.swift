import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiBricks

/// Items replaced anywhere in a wall, and walls whose items are placed on demand.
@Suite struct ReplacedItemsTests {
  private static func sizes(_ random: inout SeededRandom, count: Int) -> [BrickSize] {
    (0..<count).map { _ in
      BrickSize(
        columns: random.int(in: 1...3),
        rows: random.chance(0.01) ? 20 : random.int(in: 1...4)
      )
    }
  }

  private static func section(
    _ sizes: [BrickSize],
    _ mode: BrickMode,
    columnCount: Int = 8
  ) throws -> BrickSection {
    let columns = Array(repeating: 10.0, count: columnCount)
    return BrickSection(
      geometry: try BrickGeometry(columns: columns, rowHeight: 10),
      mode: mode,
      items: sizes
    )
  }

  /// Changes items at random and returns the changes.
  private static func change(
    _ sizes: inout [BrickSize],
    _ random: inout SeededRandom
  ) -> [BrickReplacement] {
    var replacements: [BrickReplacement] = []
    var start = random.int(in: 0...sizes.count)
    while start <= sizes.count, replacements.count < 8 {
      let end = random.int(in: start...min(sizes.count, start + random.pick([0, 1, 3, 400])))
      let new = Self.sizes(&random, count: random.pick([0, 1, 2, 50]))
      replacements.append(BrickReplacement(items: start..<end, sizes: new))
      guard end < sizes.count, random.chance(0.7) else { break }
      start = random.int(in: (end + 1)...sizes.count)
    }
    for replacement in replacements.reversed() {
      sizes.replaceSubrange(replacement.items, with: replacement.sizes)
    }
    return replacements
  }

  @Test(arguments: BrickMode.allCases, [0, 1_500, 100_000])
  func `a wall with replaced items equals a new wall`(mode: BrickMode, limit: Int) throws {
    var random = SeededRandom(seed: 1)
    var sizes = Self.sizes(&random, count: 3_000)
    let below = try Self.section([BrickSize()], mode)
    var layout = try BrickFrames(
      [try Self.section(sizes, mode), below],
      exactItemLimit: limit
    )
    for _ in 0..<Thoroughness.cases(12, thorough: 200) {
      try layout.replaceItems(Self.change(&sizes, &random), inSection: 0)
      let fresh = try BrickFrames([try Self.section(sizes, mode), below])
      let top = random.double(in: 0...fresh.contentHeight)
      let window = Rect(x: 0, y: top, width: 80, height: 300)
      layout.placeItems(throughY: window.maxY)
      #expect(
        layout.items(in: window).filter { $0.section == 0 }
          == fresh.items(in: window).filter { $0.section == 0 }
      )
      if random.chance(0.5) { layout.placeItems(throughY: .infinity) }
      guard layout.isComplete() else { continue }
      #expect(layout.contentSize == fresh.contentSize)
      #expect(
        sizes.indices.map { layout.gridPosition(ofItem: $0, inSection: 0) }
          == sizes.indices.map { fresh.gridPosition(ofItem: $0, inSection: 0) }
      )
    }
  }

  @Test(arguments: BrickMode.allCases)
  func `items are placed only as far as they are needed`(mode: BrickMode) throws {
    var random = SeededRandom(seed: 2)
    let sizes = Self.sizes(&random, count: 20_000)
    let exact = try BrickFrames([try Self.section(sizes, mode)])
    var layout = try BrickFrames([try Self.section(sizes, mode)], exactItemLimit: 1_000)
    #expect(layout.frame(ofItem: 0, inSection: 0) == nil)
    layout.placeItems(throughY: 500)
    #expect(layout.walls[0].placedCount < 2_000)
    #expect(!layout.isComplete())
    #expect(layout.frame(ofItem: 19_999, inSection: 0) == nil)
    #expect(layout.size(ofItem: 19_999, inSection: 0) == sizes[19_999])
    #expect(abs(layout.contentHeight / exact.contentHeight - 1) < 0.1)
    layout.placeItem(5_000, inSection: 0)
    #expect(
      layout.frame(ofItem: 5_000, inSection: 0) == exact.frame(ofItem: 5_000, inSection: 0)
    )
    #expect(layout.frame(ofItem: 5_001, inSection: 0) == nil)
  }

  @Test func `an inserted item removes the positions of a long tail without its items`() throws {
    var random = SeededRandom(seed: 3)
    let sizes = Self.sizes(&random, count: 10_000)
    var layout = try BrickFrames([try Self.section(sizes, .fill)], exactItemLimit: 1_000)
    layout.placeItems(throughY: .infinity)
    let insertion = BrickReplacement(items: 5_000..<5_000, sizes: [BrickSize(columns: 3, rows: 3)])
    try layout.replaceItems([insertion], inSection: 0)
    #expect(layout.walls[0].placedCount == 5_000)
    #expect(layout.walls[0].index.parts.last?.items.upperBound == 5_000)
    layout.placeItem(5_000, inSection: 0)
    var fresh = sizes
    fresh.insert(BrickSize(columns: 3, rows: 3), at: 5_000)
    let exact = try BrickFrames([try Self.section(fresh, .fill)])
    #expect(
      layout.gridPosition(ofItem: 5_000, inSection: 0)
        == exact.gridPosition(ofItem: 5_000, inSection: 0)
    )
  }

  @Test func `rearranged sections keep the positions of their items`() throws {
    var random = SeededRandom(seed: 4)
    let sections = try (0..<3).map { try Self.section(Self.sizes(&random, count: 10 + $0), .fill) }
    let added = try Self.section(Self.sizes(&random, count: 5), .ordered)
    var layout = try BrickFrames(sections)
    try layout.rearrangeSections([.kept(2), .new(added), .kept(0)])
    let fresh = try BrickFrames([sections[2], added, sections[0]])
    #expect(layout.contentSize == fresh.contentSize)
    let all = Rect(x: 0, y: 0, width: 80, height: fresh.contentHeight)
    #expect(layout.items(in: all) == fresh.items(in: all))
    #expect(throws: BrickError.count(3, field: "section", allowed: 0...2)) {
      try layout.rearrangeSections([.kept(3)])
    }
    #expect(layout.sectionCount == 3)
  }

  @Test func `ranges in the wrong order and sizes that do not fit are rejected`() throws {
    var layout = try BrickFrames([try Self.section([BrickSize(), BrickSize()], .fill)])
    #expect(
      throws: BrickError.count(
        0,
        field: "sections[0].replacements[1].items.lowerBound",
        allowed: 1...2
      )
    ) {
      try layout.replaceItems(
        [BrickReplacement(items: 1..<1, sizes: []), BrickReplacement(items: 0..<1, sizes: [])],
        inSection: 0
      )
    }
    #expect(
      throws: BrickError.count(
        3,
        field: "sections[0].replacements[0].items.upperBound",
        allowed: 2...2
      )
    ) {
      try layout.replaceItems([BrickReplacement(items: 2..<3, sizes: [])], inSection: 0)
    }
    let field = "sections[0].replacements[0].sizes[1].columns"
    #expect(throws: BrickError.count(9, field: field, allowed: 1...8)) {
      try layout.replaceItems(
        [BrickReplacement(items: 0..<0, sizes: [BrickSize(), BrickSize(columns: 9, rows: 1)])],
        inSection: 0
      )
    }
    #expect(layout.itemCount(inSection: 0) == 2)
  }
}
