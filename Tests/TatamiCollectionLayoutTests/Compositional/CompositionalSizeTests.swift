import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct CompositionalSizeTests {
  private let full = Example.item(.fractionalWidth(1), .fractionalHeight(1))

  @Test func `L1: fractions are rounded down to pixels, positions to the nearest`() throws {
    let item = Example.item(.fractionalWidth(0.333), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(10.3), [item])
    let frames = try Example.layout(Example.section(group, 4)).frames()
    #expect(frames.map(\.width) == [129.5, 129.5, 129.5, 129.5])
    #expect(frames.map(\.minX) == [0, 129.5, 259, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 10.5])
    #expect(frames[0].height == 10)
    let absolute = Example.column(
      .fractionalWidth(1),
      .absolute(10.3),
      [Example.item(.absolute(7.7), .absolute(10.3))]
    )
    #expect(try Example.layout(Example.section(absolute, 1)).frames()[0].size.height == 10.3)
    let height = Example.row(.fractionalWidth(1), .fractionalWidth(0.5), [full])
    #expect(try Example.layout(Example.section(height, 1)).frames()[0].height == 195)
  }

  @Test func `L1: a length just below a pixel counts as that pixel`() throws {
    let third = Example.item(.fractionalWidth(0.1 + 0.2), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(10), [third])
    let layout = try Example.layout(
      Example.section(group, 3),
      size: Size(width: 100 - 1e-9, height: 844)
    )
    #expect(layout.frames().map(\.width) == [30, 30, 30])
  }

  @Test func `L2: insets of the section count across the axis only`() throws {
    let group = Example.row(.fractionalWidth(1), .fractionalHeight(1), [full])
    let insets = DirectionalInsets(top: 100, leading: 40, bottom: 100, trailing: 50)
    let layout = try Example.layout(Example.section(group, 1, insets: insets))
    #expect(layout.numbers() == [[40, 100, 300, 844]])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `L3: a dimension that is not finite is an error`(number: Double) {
    let group = Example.row(.fractionalWidth(number), .absolute(10), [full])
    #expect(throws: CollectionLayoutError.self) {
      _ = try Example.layout(Example.section(group, 1))
    }
  }

  @Test func `L3: zero, negative and large fractions are used`() throws {
    let wide = Example.row(.fractionalWidth(1.5), .absolute(10), [full])
    #expect(try Example.layout(Example.section(wide, 1)).numbers() == [[0, 0, 585, 10]])
    let zero = Example.row(.fractionalWidth(0), .absolute(10), [full])
    #expect(try Example.layout(Example.section(zero, 1)).frames()[0].width == 0)
    let negative = Example.item(.absolute(-20), .absolute(30))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [negative])
    let frames = try Example.layout(Example.section(group, 2)).frames()
    #expect(frames[0].size == Size(width: 20, height: 30))
    #expect(frames[1].minX == -20)
  }

  @Test func `L4: insets larger than the slot give the absolute difference`() throws {
    let item = Example.item(.absolute(10), .absolute(40), insets: 8)
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item])
    let frames = try Example.layout(Example.section(group, 2)).frames()
    #expect(frames[0] == Rect(x: 8, y: 8, width: 6, height: 24))
    #expect(frames[1].minX == 18)
  }

  @Test func `L4: insets have no effect on an estimated axis`() throws {
    let item = Example.item(.fractionalWidth(1), .estimated(44), insets: 8)
    let group = Example.column(.fractionalWidth(1), .estimated(44), [item])
    #expect(try Example.layout(Example.section(group, 1)).numbers() == [[8, 0, 374, 44]])
  }

  @Test func `L5: flexible edges take at least their value`() throws {
    let edges = CompositionalEdgeSpacing(leading: .flexible(20), trailing: .fixed(10))
    let item = Example.item(.absolute(100), .absolute(10), edges: edges)
    let group = Example.row(.fractionalWidth(1), .absolute(10), [item])
    let frames = try Example.layout(Example.section(group, 4)).frames()
    #expect(frames.map(\.minX) == [20, 150, 280, 20])
    #expect(frames.map(\.minY) == [0, 0, 0, 10])
  }

  @Test func `L6: defaults`() {
    let size = CompositionalSize(width: .absolute(1), height: .absolute(1))
    let item = CompositionalItem(size: size)
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing == CompositionalEdgeSpacing())
    #expect(CompositionalEdgeSpacing().leading == .fixed(0))
    let group = CompositionalGroup.horizontal(size: size, subitems: [.item(item)])
    #expect(group.interItemSpacing == .fixed(0))
    let boundary = BoundarySupplementary(kind: "header", size: size, alignment: .top)
    #expect(boundary.extendsBoundary)
    #expect(!boundary.pinToVisibleBounds)
    #expect(boundary.zIndex == 1)
    let anchor = CompositionalAnchor(edges: .top)
    #expect(AnchoredSupplementary(kind: "a", size: size, containerAnchor: anchor).zIndex == 1)
    #expect(BackgroundDecoration(kind: "background").zIndex == 0)
    let section = CompositionalSection(group: group, itemCount: 1)
    #expect(section.supplementariesFollowInsets)
    #expect(section.orthogonalBehavior == .none)
  }

  @Test func `L7: siblings of uniform height get the largest measured one`() throws {
    let item = Example.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
    let group = Example.row(.fractionalWidth(1), .estimated(44), [item])
    var layout = try Example.layout(Example.section(group, 4))
    #expect(layout.frames().map(\.height) == [44, 44, 44, 44])
    let measured = [
      MeasuredSize(item: 0, size: Size(width: 0, height: 60)),
      MeasuredSize(item: 1, size: Size(width: 0, height: 30)),
    ]
    try layout.setMeasuredSizes(measured, inSection: 0)
    #expect(layout.frames().map(\.height) == [60, 60, 44, 44])
    #expect(layout.frames().map(\.minY) == [0, 0, 60, 60])
  }

  @Test func `L7: groups of uniform height are all as high as the largest`() throws {
    let item = Example.item(.fractionalWidth(1), .estimated(44))
    let group = Example.column(
      .fractionalWidth(1),
      .uniformAcrossSiblings(estimate: 44),
      [item]
    )
    var layout = try Example.layout(Example.section(group, 4))
    let measured = [
      MeasuredSize(item: 0, size: Size(width: 0, height: 20)),
      MeasuredSize(item: 2, size: Size(width: 0, height: 60)),
    ]
    try layout.setMeasuredSizes(measured, inSection: 0)
    #expect(layout.frames().map(\.minY) == [0, 60, 120, 180])
    #expect(layout.frames().map(\.height) == [20, 44, 60, 44])
    #expect(layout.contentSize.height == 240)
  }
}
