import TatamiCollectionLayout
import TatamiGeometry
import TestSupport
import Testing

/// Layouts of extreme numbers: they are computed quickly, with finite frames.
@Suite struct HostileLayoutTests {
  private static let lengths = [-1e12, -300, -0.001, 0, 1e-9, 0.4, 7, 300, 1e12]

  private static func dimension(_ random: inout SeededRandom) -> CompositionalDimension {
    let length = random.pick(lengths)
    switch random.int(in: 0...4) {
    case 0: return .fractionalWidth(length)
    case 1: return .fractionalHeight(length)
    case 2: return .absolute(length)
    case 3: return .estimated(length)
    default: return .uniformAcrossSiblings(estimate: length)
    }
  }

  private static func size(_ random: inout SeededRandom) -> CompositionalSize {
    CompositionalSize(width: dimension(&random), height: dimension(&random))
  }

  private static func spacing(_ random: inout SeededRandom) -> CompositionalSpacing {
    random.chance(0.5) ? .fixed(random.pick(lengths)) : .flexible(random.pick(lengths))
  }

  private static func insets(_ random: inout SeededRandom) -> DirectionalInsets {
    DirectionalInsets(top: random.pick(lengths), leading: random.pick(lengths))
  }

  private static func subitem(_ random: inout SeededRandom, depth: Int) -> CompositionalSubitem {
    if depth > 0, random.chance(0.4) { return .group(group(&random, depth: depth - 1)) }
    var item = CompositionalItem(size: size(&random))
    item.contentInsets = insets(&random)
    item.edgeSpacing = CompositionalEdgeSpacing(
      leading: spacing(&random),
      top: spacing(&random),
      trailing: spacing(&random)
    )
    return .item(item)
  }

  private static func group(_ random: inout SeededRandom, depth: Int) -> CompositionalGroup {
    let axis = random.pick(Axis.allCases)
    let subitems = (0..<random.int(in: 1...3)).map { _ in subitem(&random, depth: depth) }
    let arrangement: CompositionalGroup.Arrangement =
      switch random.int(in: 0...3) {
      case 0: .repeating(axis, subitems[0], count: random.pick([1, 3, 50]))
      case 1: .dividing(axis, subitems[0], count: random.pick([1, 3, 50]))
      default: .subitems(axis, subitems)
      }
    var group = CompositionalGroup(size: size(&random), arrangement: arrangement)
    group.interItemSpacing = spacing(&random)
    group.contentInsets = insets(&random)
    group.edgeSpacing = CompositionalEdgeSpacing(top: spacing(&random), bottom: spacing(&random))
    return group
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(15, thorough: 2000)))
  func `any legal numbers give finite frames`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sections = (0..<2).map { _ in
      var section = CompositionalSection(group: Self.group(&random, depth: 3), itemCount: 30)
      section.contentInsets = Self.insets(&random)
      section.referenceInsets = Self.insets(&random)
      section.interGroupSpacing = random.pick(Self.lengths)
      section.boundaryItems = [
        BoundarySupplementary(
          kind: "header",
          size: Self.size(&random),
          alignment: CompositionalEdges(rawValue: random.int(in: 0...15))
        )
      ]
      section.orthogonalBehavior = random.pick(OrthogonalBehavior.allCases)
      return section
    }
    var layout = try Example.layout(sections[0], sections[1])
    let measured = MeasuredSize(item: random.int(in: 0...29), size: Size(width: 1e12, height: 0))
    try layout.setMeasuredSizes([measured], inSection: 0)
    try layout.replaceItems(3..<20, inSection: 0, withCount: 5)
    #expect(layout.contentSize.isFinite)
    #expect(layout.contentSize.height >= 0)
    for section in 0..<2 {
      let bad = layout.frames(section).filter { !$0.isFinite || !$0.isStandardized }
      #expect(bad == [])
      let scrolling = layout.orthogonalScrolling(ofSection: section)
      #expect(scrolling?.restingOffset(near: 1e9).isFinite != false)
    }
    let everything = Rect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)
    for rect in [everything, Rect(x: 0, y: 0, width: 390, height: 844)] {
      let found = layout.elements(in: rect, pinnedTo: rect)
      #expect(found.filter { !$0.frame.isFinite } == [])
    }
  }

  @Test func `a billion items without length share groups of limited size`() throws {
    let item = Example.item(.absolute(0), .absolute(0))
    let group = Example.row(.fractionalWidth(1), .absolute(1), [item])
    let layout = try Example.layout(Example.section(group, 1_000_000_000))
    #expect(layout.contentSize.height == 10_000)
    #expect(layout.frame(ofItem: 999_999_999, inSection: 0)?.minY == 9999)
  }
}
