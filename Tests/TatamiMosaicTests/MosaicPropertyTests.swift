import TatamiGeometry
import TatamiMosaic
import TestSupport
import Testing

@Suite struct MosaicPropertyTests {
  /// A random layout.
  struct Scene {
    let sections: [MosaicSection]
    let axis: Axis
    let side: Double
    let separator: Double

    func layout(opaque: Bool) throws -> MosaicFrames {
      try MosaicFrames(
        sections.map { section in
          var section = section
          if opaque, let grid = section.pattern as? MosaicGridPattern {
            section.pattern = OpaquePattern(grid)
          }
          return section
        },
        axis: axis,
        side: side,
        sectionSeparator: separator
      )
    }
  }

  @Test(arguments: 0..<8)
  func `all frames equal those of plain loops`(round: Int) throws {
    var random = SeededRandom(seed: UInt64(1000 + round))
    for number in 0..<250 {
      let scene = try Self.scene(&random)
      let plain = PlainMosaic(
        scene.sections,
        axis: scene.axis,
        side: scene.side,
        separator: scene.separator
      )
      for opaque in [false, true] {
        let layout = try scene.layout(opaque: opaque)
        let length = layout.contentSize[scene.axis]
        #expect(abs(length - max(0, plain.length)) < 1e-6, "scene \(number)")
        for (section, frames) in plain.items.enumerated() {
          #expect(layout.itemCount(inSection: section) == frames.count)
          for (item, frame) in frames.enumerated() {
            let found = try #require(layout.frame(ofItem: item, inSection: section))
            #expect(isClose(found, frame), "scene \(number): \(section), \(item)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func `a query finds the items that a linear search finds`(round: Int) throws {
    var random = SeededRandom(seed: UInt64(2000 + round))
    for number in 0..<120 {
      let scene = try Self.scene(&random)
      let layout = try scene.layout(opaque: random.chance(0.3))
      for _ in 0..<12 {
        let rect = Self.rect(&random, around: layout)
        let found = layout.items(in: rect)
        let expected = Self.allItems(of: layout).filter { $0.frame.intersects(rect) }
        #expect(found == expected, "scene \(number), \(rect)")
        #expect(
          layout.supplementaryItems(in: rect)
            == layout.supplementaryItems().filter { $0.frame.intersects(rect) }
        )
      }
    }
  }

  @Test func `a layout with replaced sections equals a new layout`() throws {
    var random = SeededRandom(seed: 3000)
    for _ in 0..<200 {
      let (old, new) = (try Self.scene(&random), try Self.scene(&random))
      let kept = random.int(in: 0...old.sections.count)
      var layout = try old.layout(opaque: false)
      try layout.replaceSections(from: kept, with: new.sections)
      let fresh = try MosaicFrames(
        old.sections.prefix(kept) + new.sections,
        axis: old.axis,
        side: old.side,
        sectionSeparator: old.separator
      )
      #expect(layout.contentSize == fresh.contentSize)
      #expect(layout.supplementaryItems() == fresh.supplementaryItems())
      #expect(Self.allItems(of: layout) == Self.allItems(of: fresh))
    }
  }

  private func isClose(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
      && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
  }

  private static func allItems(of layout: MosaicFrames) -> [CollectionItem] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<layout.itemCount(inSection: section)).compactMap { item in
        layout.frame(ofItem: item, inSection: section).map {
          CollectionItem(section: section, item: item, frame: $0)
        }
      }
    }
  }
}

extension MosaicPropertyTests {
  private static func scene(_ random: inout SeededRandom) throws -> Scene {
    var sections: [MosaicSection] = []
    for _ in 0..<random.int(in: 0...4) { sections.append(try section(&random)) }
    return Scene(
      sections: sections,
      axis: random.pick(Axis.allCases),
      side: random.chance(0.05) ? 0 : random.double(in: 20...400),
      separator: random.double(in: -10...20)
    )
  }

  private static func section(_ random: inout SeededRandom) throws -> MosaicSection {
    MosaicSection(
      itemCount: random.pick([0, 1, 2, 3, 7, 20, 61]),
      pattern: try pattern(&random),
      header: random.chance(0.3) ? bar(&random) : nil,
      footer: random.chance(0.3) ? bar(&random) : nil,
      hasBacker: random.chance(0.3)
    )
  }

  private static func bar(_ random: inout SeededRandom) -> MosaicBar {
    MosaicBar(
      length: random.double(in: 0...40),
      ratio: random.chance(0.3) ? 0.25 : 0,
      offset: random.chance(0.3) ? random.double(in: -60...20) : 0,
      isHiddenForEmptySection: random.chance(0.4)
    )
  }

  private static func pattern(_ random: inout SeededRandom) throws -> MosaicGridPattern {
    var blocks: [MosaicGridBlock] = []
    repeat {
      blocks = []
      for _ in 0..<random.int(in: 1...4) {
        blocks.append(try block(&random, cellCount: random.int(in: 0...4)))
      }
    } while !hasCells(blocks)
    let separators = MosaicSeparators(
      before: random.chance(0.3) ? random.double(in: -20...20) : 0,
      between: random.chance(0.5) ? random.double(in: -60...20) : 0,
      after: random.chance(0.3) ? random.double(in: -20...20) : 0
    )
    return MosaicGridPattern(blocks, separators: separators)
  }

  /// Whether the blocks that repeat have a cell.
  private static func hasCells(_ blocks: [MosaicGridBlock]) -> Bool {
    if let repeated = blocks.first(where: \.isRepeated) { return !repeated.cells.isEmpty }
    return blocks.contains { !$0.cells.isEmpty }
  }

  private static func block(
    _ random: inout SeededRandom,
    cellCount: Int
  ) throws -> MosaicGridBlock {
    let columns = random.int(in: 1...5)
    var cells: [MosaicCell] = []
    for _ in 0..<cellCount {
      let cross = Double(random.int(in: -1...columns))
      let main = Double(random.int(in: -2...4)) / 2
      let spans = (Double(random.int(in: 1...3)), Double(random.int(in: 1...4)) / 2)
      cells.append(MosaicCell(cross: cross, main: main, crossSpan: spans.0, mainSpan: spans.1))
    }
    return try MosaicGridBlock(
      columns: columns,
      cells: cells,
      spacing: MosaicSpacing(gap: random.chance(0.3) ? 4 : 0, margin: random.chance(0.3) ? 6 : 0),
      mainUnit: random.chance(0.2) ? random.double(in: 1...50) : nil,
      isRepeated: random.chance(0.15)
    )
  }

  private static func rect(_ random: inout SeededRandom, around layout: MosaicFrames) -> Rect {
    let size = layout.contentSize
    let span = random.pick([0.0, 30, 200, 5000])
    return Rect(
      x: random.double(in: -100...size.width + 50),
      y: random.double(in: -100...size.height + 50),
      width: random.double(in: 0...span + 1),
      height: random.double(in: 0...span + 1)
    )
  }
}
