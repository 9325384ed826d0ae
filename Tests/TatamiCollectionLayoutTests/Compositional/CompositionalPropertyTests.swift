import TatamiCollectionLayout
import TatamiGeometry
import TestSupport
import Testing

@Suite struct CompositionalPropertyTests {
  // Random layouts.
  private static func dimension(
    _ random: inout SeededRandom,
    isEstimated: Bool
  ) -> CompositionalDimension {
    if isEstimated, random.chance(0.5) { return .estimated(random.double(in: 10...80)) }
    switch random.int(in: 0...2) {
    case 0: return .fractionalWidth(random.pick([0.2, 0.25, 0.3, 0.5, 1]))
    case 1: return .fractionalHeight(random.pick([0.2, 0.3, 0.5, 1]))
    default: return .absolute(random.double(in: 10...120))
    }
  }

  private static func spacing(_ random: inout SeededRandom) -> CompositionalSpacing {
    let length = Double(random.int(in: 0...12))
    return random.chance(0.3) ? .flexible(length) : .fixed(length)
  }

  private static func badge(_ kind: String, _ random: inout SeededRandom) -> AnchoredSupplementary {
    AnchoredSupplementary(
      kind: kind,
      size: CompositionalSize(width: .absolute(12), height: .absolute(9)),
      containerAnchor: CompositionalAnchor(
        edges: CompositionalEdges(rawValue: random.int(in: 0...15)),
        offset: Point(x: random.double(in: -6...6), y: random.double(in: -6...6))
      )
    )
  }

  private static func subitem(_ random: inout SeededRandom, depth: Int) -> CompositionalSubitem {
    if depth > 0, random.chance(0.3) { return .group(group(&random, depth: depth - 1)) }
    let size = CompositionalSize(
      width: dimension(&random, isEstimated: true),
      height: dimension(&random, isEstimated: true)
    )
    var item = CompositionalItem(size: size)
    if random.chance(0.4) { item.edgeSpacing.leading = spacing(&random) }
    if random.chance(0.4) { item.edgeSpacing.bottom = spacing(&random) }
    if random.chance(0.3) {
      item.contentInsets = DirectionalInsets(top: 2, leading: 3, bottom: 1, trailing: 5)
    }
    if random.chance(0.2) { item.supplementaryItems = [badge("item", &random)] }
    return .item(item)
  }

  private static func group(_ random: inout SeededRandom, depth: Int) -> CompositionalGroup {
    let axis = random.pick(Axis.allCases)
    let subitems = (0..<random.int(in: 1...3)).map { _ in subitem(&random, depth: depth) }
    let arrangement: CompositionalGroup.Arrangement =
      switch random.int(in: 0...3) {
      case 0: .repeating(axis, subitems[0], count: random.int(in: 1...4))
      case 1: .dividing(axis, subitems[0], count: random.int(in: 1...4))
      default: .subitems(axis, subitems)
      }
    let size = CompositionalSize(
      width: dimension(&random, isEstimated: true),
      height: dimension(&random, isEstimated: true)
    )
    var group = CompositionalGroup(size: size, arrangement: arrangement)
    group.interItemSpacing = spacing(&random)
    if random.chance(0.2) { group.contentInsets = DirectionalInsets(top: 4, leading: 6) }
    if random.chance(0.2) { group.edgeSpacing.top = .fixed(7) }
    if random.chance(0.2) { group.supplementaryItems = [badge("group", &random)] }
    return group
  }

  private static func section(_ random: inout SeededRandom) -> CompositionalSection {
    var section = CompositionalSection(
      group: group(&random, depth: 2),
      itemCount: random.int(in: 0...40)
    )
    section.interGroupSpacing = Double(random.int(in: 0...10))
    section.contentInsets = DirectionalInsets(top: 5, leading: 8, bottom: 3, trailing: 2)
    if random.chance(0.5) { section.boundaryItems = [Example.boundary("header", 20, .top)] }
    if random.chance(0.3) { section.decorations = [BackgroundDecoration(kind: "background")] }
    if random.chance(0.2) { section.orthogonalBehavior = .continuous }
    return section
  }

  private static func layout(
    _ sections: [CompositionalSection],
    _ random: inout SeededRandom
  ) throws -> CompositionalLayout {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = random.pick(Axis.allCases)
    configuration.interSectionSpacing = Double(random.int(in: 0...9))
    if random.chance(0.3) { configuration.boundaryItems = [Example.boundary("top", 33, .top)] }
    let container = LayoutContainer(
      size: Size(width: random.double(in: 200...400), height: random.double(in: 200...400)),
      scale: random.pick([1, 2, 3]),
      direction: random.pick(LayoutDirection.allCases)
    )
    return try CompositionalLayout(
      container: container,
      configuration: configuration,
      sections: sections
    )
  }

  private func everything(_ layout: CompositionalLayout) -> [CompositionalElement] {
    layout.elements(in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(30, thorough: 1000)))
  func `a query finds what it touches of all elements`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sections = (0..<random.int(in: 1...4)).map { _ in Self.section(&random) }
    let layout = try Self.layout(sections, &random)
    let all = everything(layout)
    let content = Rect(size: layout.contentSize)
    for element in all where element.category == .item {
      #expect(layout.frame(ofItem: element.index, inSection: element.section) == element.frame)
    }
    for _ in 0..<5 {
      let rect = Rect(
        x: random.double(in: -20...content.width),
        y: random.double(in: -20...content.height),
        width: random.double(in: 1...200),
        height: random.double(in: 1...200)
      )
      let found = layout.elements(in: rect)
      let expected = all.filter { element in
        guard let clipped = rect.intersection(content) else { return false }
        return element.frame.intersects(clipped)
      }
      #expect(Set(found).subtracting(expected) == [])
      #expect(Set(found).count == found.count)
      // What belongs to a group is found only where the group is touched, too.
      let missing = Set(expected).subtracting(found)
      #expect(missing.filter { isOfSection($0) } == [])
    }
  }

  private func isOfSection(_ element: CompositionalElement) -> Bool {
    switch element.category {
    case .item: false
    case .supplementary(let kind): kind == "header" || kind == "top"
    case .decoration: true
    }
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(30, thorough: 1000)))
  func `a query finds the cells that a filter over all cells finds`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sections = (0..<random.int(in: 1...5)).map { _ in Self.rows(&random) }
    let layout = try Example.layout(size: Size(width: 300, height: 400))
    var filled = layout
    try filled.replaceSections(0..<0, with: sections)
    for (index, section) in sections.enumerated() where section.itemCount > 0 {
      let measured = (0..<8).map { _ in
        MeasuredSize(
          item: random.int(in: 0...(section.itemCount - 1)),
          size: Size(width: 0, height: random.double(in: 0...90))
        )
      }
      try filled.setMeasuredSizes(measured, inSection: index)
    }
    let items = sections.indices.flatMap { section in
      filled.frames(section).enumerated().map { (section, $0.offset, $0.element) }
    }
    for _ in 0..<6 {
      let rect = Rect(
        x: random.double(in: 0...200),
        y: random.double(in: 0...filled.contentSize.height),
        width: random.double(in: 0...100),
        height: random.double(in: 0...300)
      )
      let expected = items.filter { $0.2.intersects(rect) }
      let found = filled.elements(in: rect)
      #expect(found.map(\.frame) == expected.map(\.2))
      #expect(found.map(\.index) == expected.map(\.1))
      #expect(found.map(\.section) == expected.map(\.0))
    }
    for (first, second) in zip(items, items.dropFirst()) where first.0 == second.0 {
      let isBeside = second.2.minX >= first.2.maxX - 0.5
      #expect(isBeside || second.2.minY >= first.2.maxY + 2.5)
    }
  }

  /// Rows of fixed or self-sizing cells that do not leave their groups.
  private static func rows(_ random: inout SeededRandom) -> CompositionalSection {
    let height: CompositionalDimension =
      random.chance(0.5) ? .absolute(random.double(in: 5...60)) : .estimated(30)
    let item = Example.item(
      .fractionalWidth(random.pick([0.2, 0.3, 0.5])),
      height.isEstimated ? height : .fractionalHeight(1)
    )
    let group = Example.row(.fractionalWidth(1), height, [item], spacing: spacing(&random))
    var section = Example.section(group, random.int(in: 0...60), gap: 3)
    section.contentInsets = DirectionalInsets(top: 5, leading: 8, bottom: 3, trailing: 2)
    return section
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(40, thorough: 3000)))
  func `measuring and editing step by step equals a fresh layout`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sections = (0..<2).map { _ in Self.section(&random) }
    let configuring = random
    var layout = try Self.layout(sections, &random)
    var sizes: [Size?] = Array(repeating: nil, count: sections[0].itemCount)
    for _ in 0..<8 {
      if random.chance(0.6), !sizes.isEmpty {
        let measured = (0..<random.int(in: 1...4)).map { _ in
          MeasuredSize(
            item: random.int(in: 0...(sizes.count - 1)),
            size: Size(width: random.double(in: 1...150), height: random.double(in: 1...150))
          )
        }
        for measure in measured { sizes[measure.item] = measure.size }
        try layout.setMeasuredSizes(measured, inSection: 0)
      } else {
        let lower = random.int(in: 0...sizes.count)
        let range = lower..<random.int(in: lower...min(sizes.count, lower + 4))
        let count = random.int(in: 0...5)
        sizes.replaceSubrange(range, with: Array(repeating: nil, count: count))
        try layout.replaceItems(range, inSection: 0, withCount: count)
      }
      sections[0].itemCount = sizes.count
      var unused = configuring
      var fresh = try Self.layout(sections, &unused)
      let measured = sizes.enumerated().compactMap { item, size in
        size.map { MeasuredSize(item: item, size: $0) }
      }
      try fresh.setMeasuredSizes(measured, inSection: 0)
      for section in 0..<2 {
        let (found, expected) = (layout.frames(section), fresh.frames(section))
        #expect(found.count == expected.count)
        #expect(zip(found, expected).allSatisfy { Self.isNear($0, $1) })
      }
    }
  }

  /// Sums of lengths in another order may be rounded to another pixel.
  private static func isNear(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.minX - right.minX) <= 1 && abs(left.minY - right.minY) <= 1
      && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
  }
}
