import TatamiCollectionLayout
import TatamiGeometry
import Testing

// The samples in the documentation of types of TatamiCollectionLayout.

@Suite struct CollectionTypeSamples {
  @Test func `the sample of AnchoredSupplementary gives the stated values`() {
    let corner = CompositionalAnchor(edges: [.top, .trailing], offset: Point(x: 8, y: -8))
    let size = CompositionalSize(width: .absolute(20), height: .absolute(20))
    let badge = AnchoredSupplementary(kind: "badge", size: size, containerAnchor: corner)
    #expect(badge.zIndex == 1)
  }

  func backgroundDecoration(section: inout CompositionalSection) {
    let insets = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    section.decorations = [BackgroundDecoration(kind: "card", contentInsets: insets)]
  }

  func boundarySupplementary(section: inout CompositionalSection) {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
    var header = BoundarySupplementary(kind: "header", size: size, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundaryItems = [header]
  }

  @Test func `the sample of CompositionalAnchor gives the stated values`() {
    let center = CompositionalAnchor(edges: [])
    let above = CompositionalAnchor(edges: .top, offset: Point(x: 0, y: -1), unit: .fractional)
    #expect(center.unit == .absolute)
    #expect(above.edges == .top)
  }

  @Test func `the sample of CompositionalConfiguration gives the stated values`() {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = .horizontal
    configuration.interSectionSpacing = 24
    #expect(configuration.scrollAxis == .horizontal)
  }

  func compositionalEdgeSpacing(item: inout CompositionalItem) {
    item.edgeSpacing = CompositionalEdgeSpacing(leading: .flexible(8), trailing: .flexible(8))
  }

  @Test func `the sample of CompositionalEdges gives the stated values`() {
    let corner: CompositionalEdges = [.bottom, .trailing]
    #expect(corner.contains(.bottom))
  }

  @Test func `the sample of CompositionalGroup gives the stated values`() {
    let half = CompositionalSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    let row = CompositionalGroup.horizontal(
      size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.item(CompositionalItem(size: half)), .item(CompositionalItem(size: half))]
    )
    #expect(row.size.height == .absolute(100))
  }

  @Test func `the sample of CompositionalItem gives the stated values`() {
    let size = CompositionalSize(width: .fractionalWidth(0.5), height: .absolute(80))
    var item = CompositionalItem(size: size)
    item.contentInsets = DirectionalInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(item.contentInsets.top == 4)
  }

  @Test func `the sample of CompositionalLayout gives the stated values`() throws {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .absolute(50))
    let row = CompositionalGroup.vertical(
      size: size,
      subitems: [.item(CompositionalItem(size: size))]
    )
    let layout = try CompositionalLayout(
      container: LayoutContainer(size: Size(width: 320, height: 480)),
      sections: [CompositionalSection(group: row, itemCount: 1_000)]
    )
    let last = layout.frame(ofItem: 999, inSection: 0)
    #expect(last == Rect(x: 0, y: 49_950, width: 320, height: 50))
  }

  func compositionalSection(cards: CompositionalGroup) {
    var shelf = CompositionalSection(group: cards, itemCount: 20)
    shelf.interGroupSpacing = 12
    shelf.orthogonalBehavior = .groupPaging
  }

  @Test func `the sample of CompositionalSize gives the stated values`() {
    let row = CompositionalSize(width: .fractionalWidth(1), height: .estimated(60))
    #expect(row.isEstimated)
  }

  func customGroupItem(size: CompositionalSize) {
    let stairs = CompositionalGroup(
      size: size,
      arrangement: .custom { _ in
        (0..<3).map { step in
          CustomGroupItem(
            frame: Rect(x: Double(step * 40), y: Double(step * 20), width: 60, height: 40)
          )
        }
      }
    )
    _ = stairs
  }

  @Test func `the sample of DirectionalInsets gives the stated values`() {
    let insets = DirectionalInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    #expect(insets.leading == 16)
  }

  @Test func `the sample of FlowLayout gives the stated values`() throws {
    let container = LayoutContainer(size: Size(width: 320, height: 480))
    let items = FlowItems.equal(count: 1_000_000, size: Size(width: 100, height: 100))
    let layout = try FlowLayout(container: container, sections: [FlowLayoutSection(items: items)])
    let first = layout.frame(ofItem: 0, inSection: 0)
    #expect(first == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `the sample of FlowLayoutSection gives the stated values`() {
    var section = FlowLayoutSection(
      items: .sized([Size(width: 80, height: 40), Size(width: 60, height: 40)])
    )
    section.sectionInset = Insets(top: 16, left: 16, bottom: 16, right: 16)
    section.headerReferenceSize = Size(width: 0, height: 32)
    #expect(section.minimumLineSpacing == 10)
  }

  @Test func `the sample of LayoutContainer gives the stated values`() {
    let phone = LayoutContainer(size: Size(width: 390, height: 844), scale: 3)
    let mirrored = LayoutContainer(size: phone.size, direction: .rightToLeft)
    #expect(mirrored.scale == 1)
  }

  @Test func `the sample of ListSection gives the stated values`() throws {
    var settings = ListSection(appearance: .insetGrouped, itemCount: 5)
    settings.header = .supplementary
    let container = LayoutContainer(size: Size(width: 390, height: 844))
    let list = try CompositionalLayout(container: container, sections: [settings.section()])
    #expect(list.itemCount(inSection: 0) == 5)
  }

  func measuredSize(layout: inout FlowLayout) throws {
    let third = MeasuredSize(item: 2, size: Size(width: 90, height: 44))
    try layout.setMeasuredSizes([third], inSection: 0)
  }
}
