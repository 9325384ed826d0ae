import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiBricks

/// Edits of the last items of long walls.
@Suite struct ReplacedTailTests {
  private static func sizes(_ random: inout SeededRandom, count: Int) -> [BrickSize] {
    (0..<count).map { _ in
      BrickSize(columns: random.int(in: 1...8), rows: random.int(in: 1...8))
    }
  }

  private static func layout(_ sizes: [BrickSize], _ mode: BrickMode) throws -> BrickFrames {
    let geometry = try BrickGeometry(columns: Array(repeating: 10, count: 8), rowHeight: 10)
    return try BrickFrames([BrickSection(geometry: geometry, mode: mode, items: sizes)])
  }

  @Test(arguments: BrickMode.allCases)
  func `only the last items are indexed again`(mode: BrickMode) throws {
    var random = SeededRandom(seed: 1)
    var layout = try Self.layout(Self.sizes(&random, count: 20_000), mode)
    for _ in 0..<5 {
      let tail = Self.sizes(&random, count: 100)
      try layout.replaceItems(from: 19_900, inSection: 0, count: 20_000) { tail[$0 - 19_900] }
      #expect(layout.walls[0].index.parts.map(\.builtCount) == [20_000, 100])
    }
  }

  @Test func `the floors are restored from a checkpoint near the last items`() throws {
    var random = SeededRandom(seed: 2)
    var layout = try Self.layout(Self.sizes(&random, count: 20_000), .fill)
    try layout.replaceItems(from: 19_900, inSection: 0, count: 19_900) { _ in BrickSize() }
    guard case .byte(let packer) = layout.walls[0].packer else {
      Issue.record("a wall of 8 columns has masks of 8 bits")
      return
    }
    let last = try #require(packer.checkpoints.last)
    #expect(last.itemCount <= 19_900)
    #expect(last.itemCount > 19_900 - type(of: packer).checkpointInterval.upperBound)
  }

  @Test(arguments: BrickMode.allCases)
  func `a long wall with replaced tails equals a new wall`(mode: BrickMode) throws {
    var random = SeededRandom(seed: 3)
    var sizes = Self.sizes(&random, count: 4_000)
    var layout = try Self.layout(sizes, mode)
    for edit in 0..<10 {
      let fewest = edit % 4 == 3 ? 0 : max(0, sizes.count - 200)
      let kept = random.int(in: fewest...sizes.count)
      sizes = sizes.prefix(kept) + Self.sizes(&random, count: random.int(in: 0...600))
      try layout.replaceItems(from: kept, inSection: 0, count: sizes.count) { sizes[$0] }
      let fresh = try Self.layout(sizes, mode)
      let positions = sizes.indices.map { layout.gridPosition(ofItem: $0, inSection: 0) }
      #expect(positions == sizes.indices.map { fresh.gridPosition(ofItem: $0, inSection: 0) })
      let y = random.double(in: 0...fresh.contentHeight)
      let window = Rect(x: 0, y: y, width: 80, height: 300)
      #expect(layout.items(in: window) == fresh.items(in: window))
    }
  }

  @Test func `a wall of appended items has few indexes`() throws {
    var random = SeededRandom(seed: 4)
    var layout = try Self.layout([], .fill)
    let sizes = Self.sizes(&random, count: 1_500)
    for size in sizes { try layout.appendItems([size], toSection: 0) }
    let parts = layout.walls[0].index.parts
    #expect(parts.count <= 6)
    #expect(parts.reduce(0) { $0 + $1.items.count } == 1_500)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.items.upperBound == $1.items.lowerBound })
  }
}
