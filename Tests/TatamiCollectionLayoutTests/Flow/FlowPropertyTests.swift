import TatamiCollectionLayout
import TatamiGeometry
import TestSupport
import Testing

@Suite struct FlowPropertyTests {
  private struct Case {
    var layout: FlowLayout
    var sections: [FlowLayoutSection]
  }

  private func randomCase(_ random: inout SeededRandom) throws -> Case {
    let sections = (0..<random.int(in: 1...6)).map { _ in
      var section = FlowLayoutSection(items: Self.items(&random))
      section.sectionInset = Insets(top: random.double(in: 0...9), left: random.double(in: 0...9))
      section.minimumLineSpacing = random.double(in: -3...12)
      section.minimumInteritemSpacing = random.double(in: 0...12)
      if random.chance(0.5) { section.headerReferenceSize = Size(width: 20, height: 25) }
      if random.chance(0.5) { section.footerReferenceSize = Size(width: 10, height: 15) }
      return section
    }
    let container = LayoutContainer(
      size: Size(width: random.double(in: 100...400), height: random.double(in: 100...400)),
      scale: random.pick([1, 2, 3]),
      direction: random.pick(LayoutDirection.allCases)
    )
    let axis = random.pick(Axis.allCases)
    let layout = try FlowLayout(container: container, scrollAxis: axis, sections: sections)
    return Case(layout: layout, sections: sections)
  }

  private static func items(_ random: inout SeededRandom) -> FlowItems {
    let size = Size(width: random.double(in: 1...150), height: random.double(in: 1...150))
    switch random.int(in: 0...2) {
    case 0: return .equal(count: random.int(in: 0...40), size: size)
    case 1: return .estimated(count: random.int(in: 0...40), size: size)
    default:
      return .sized(
        (0..<random.int(in: 0...40)).map { _ in
          Size(width: random.double(in: 1...150), height: random.double(in: 1...150))
        }
      )
    }
  }

  private func allItems(_ layout: FlowLayout) -> [CollectionItem] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<layout.itemCount(inSection: section)).compactMap { item in
        layout.frame(ofItem: item, inSection: section).map {
          CollectionItem(section: section, item: item, frame: $0)
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(40, thorough: 600)))
  func `a query finds what a filter over all frames finds`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let layout = try randomCase(&random).layout
    let (items, supplementaries) = (allItems(layout), layout.supplementaryItems())
    let content = layout.contentSize
    for _ in 0..<6 {
      let rect = Rect(
        x: random.double(in: -50...content.width),
        y: random.double(in: -50...content.height),
        width: random.double(in: 0...300),
        height: random.double(in: 0...300)
      )
      #expect(layout.items(in: rect) == items.filter { $0.frame.intersects(rect) })
      #expect(
        layout.supplementaryItems(in: rect)
          == supplementaries.filter { $0.frame.intersects(rect) }
      )
    }
    let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    #expect(layout.items(in: everything) == items)
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(40, thorough: 600)))
  func `items of a section are apart by the spacings and keep their order`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (layout, sections) = try { ($0.layout, $0.sections) }(randomCase(&random))
    let (axis, pixel) = (layout.scrollAxis, 1 / layout.container.scale)
    let isMirrored = layout.container.direction == .rightToLeft
    for (index, section) in sections.enumerated() {
      let frames = (0..<section.items.count).compactMap {
        layout.frame(ofItem: $0, inSection: index)
      }
      .map { isMirrored ? $0.mirrored(in: Rect(size: layout.contentSize)) : $0 }
      for (frame, next) in zip(frames, frames.dropFirst()) {
        let gap = next.min(axis.cross) - frame.max(axis.cross)
        let isBeside = gap >= section.minimumInteritemSpacing - pixel - 1e-6
        let lineGap = next.min(axis) - frame.max(axis)
        #expect(isBeside || lineGap >= section.minimumLineSpacing - pixel - 1e-6)
      }
    }
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(20, thorough: 200)))
  func `equal items in closed form equal items given one by one`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let container = LayoutContainer(size: Size(width: 300, height: 400), scale: 2)
    let size = Size(width: random.double(in: 0...320), height: random.double(in: 0...80))
    let count = random.int(in: 0...30)
    var equal = FlowLayoutSection(items: .equal(count: count, size: size))
    equal.minimumInteritemSpacing = random.double(in: -5...20)
    var sized = equal
    sized.items = .sized(Array(repeating: size, count: count))
    let layouts = try [equal, sized].map { try FlowLayout(container: container, sections: [$0]) }
    #expect(abs(layouts[0].contentSize.height - layouts[1].contentSize.height) < 1e-9)
    for item in 0..<count {
      let frames = layouts.map { $0.frame(ofItem: item, inSection: 0) }
      #expect(frames[0] == frames[1])
    }
  }
}
