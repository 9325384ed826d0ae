import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct ListSectionTests {
  private func layout(
    _ appearance: ListAppearance,
    header: ListHeader = .none,
    footer: ListFooter = .none
  ) throws -> CompositionalLayout {
    var list = ListSection(appearance: appearance, itemCount: 3)
    list.header = header
    list.footer = footer
    let container = LayoutContainer(size: Size(width: 390, height: 844), scale: 2)
    return try CompositionalLayout(container: container, sections: [list.section()])
  }

  private func rows(_ layout: CompositionalLayout) -> [Rect] {
    (0..<3).compactMap { layout.frame(ofItem: $0, inSection: 0) }
  }

  @Test func `L49: one item of full width per group, estimated at 44`() throws {
    var layout = try layout(.plain)
    let expected = (0..<3).map { Rect(x: 0, y: 44 * Double($0), width: 390, height: 44) }
    #expect(rows(layout) == expected)
    let measured = MeasuredSize(item: 1, size: Size(width: 390, height: 70))
    try layout.setMeasuredSizes([measured], inSection: 0)
    #expect(rows(layout).map(\.minY) == [0, 44, 114])
  }

  @Test func `L49: plain headers and footers are pinned and 28 high, others 17.5`() throws {
    for (appearance, height, isPinned) in [
      (ListAppearance.plain, 28.0, true), (.grouped, 17.5, false),
    ] {
      let layout = try layout(appearance, header: .supplementary, footer: .supplementary)
      let visible = Rect(x: 0, y: 40, width: 390, height: 800)
      let header = layout.boundaryItem(0, inSection: 0, pinnedTo: visible)
      #expect(header?.frame == Rect(x: 0, y: isPinned ? 40 : 0, width: 390, height: height))
      #expect(header?.category == .supplementary(kind: ListSection.headerKind))
      let footer = layout.boundaryItem(1, inSection: 0)
      #expect(footer?.category == .supplementary(kind: ListSection.footerKind))
      #expect(footer?.frame.minY == height + 132)
      #expect(footer?.zIndex == 200)
    }
  }

  @Test func `L50: insets of each appearance`() throws {
    for appearance in [ListAppearance.grouped, .insetGrouped] {
      let side = appearance == .insetGrouped ? 16.0 : 0
      let bare = try layout(appearance)
      #expect(rows(bare)[0] == Rect(x: side, y: 35, width: 390 - 2 * side, height: 44))
      #expect(bare.contentSize.height == 35 + 132 + 20)
      let header = try layout(appearance, header: .supplementary, footer: .supplementary)
      #expect(rows(header)[0].minY == 17.5)
      #expect(header.contentSize.height == 17.5 + 132 + 17.5)
      #expect(try rows(layout(appearance, header: .firstItemInSection))[0].minY == 0)
    }
    #expect(try rows(layout(.plain, header: .firstItemInSection))[0].minY == 22)
    let sidebar = try layout(.sidebar)
    #expect(rows(sidebar)[0] == Rect(x: 10, y: 0, width: 370, height: 44))
    #expect(sidebar.contentSize.height == 142)
    #expect(try rows(layout(.sidebarPlain))[0] == Rect(x: 0, y: 0, width: 390, height: 44))
  }

  @Test func `L51: there is no header and no footer by default`() {
    let list = ListSection(appearance: .insetGrouped, itemCount: 3)
    #expect(list.header == .none)
    #expect(list.footer == .none)
    #expect(list.section().boundaryItems == [])
    var header = list
    header.header = .firstItemInSection
    #expect(header.section().boundaryItems == [])
  }
}
