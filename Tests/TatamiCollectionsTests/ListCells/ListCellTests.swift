import TatamiListContent
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct ListCellTests {
  private func fixture(
    _ accessories: [UICellAccessory],
    isMirrored: Bool = false
  ) -> ListFixture {
    ListFixture([2], configuration: .init(appearance: .plain)) { cell, _ in
      if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
      cell.accessories = accessories
    }
  }

  /// The horizontal ranges of the accessories of the first cell, from left to right.
  private func symbols(_ fixture: ListFixture) -> [(CellSymbolView.Symbol, CGFloat)] {
    (fixture.cell(0)?.subviews ?? []).compactMap { $0 as? CellSymbolView }
      .sorted { $0.frame.minX < $1.frame.minX }
      .map { ($0.symbol, $0.center.x) }
  }

  @Test func `L54: accessories stand beside the content, in the order of the system`() throws {
    let fixture = fixture([
      .reorder(displayed: .always), .disclosureIndicator(), .checkmark(),
      .multiselect(displayed: .always), .delete(displayed: .always), .outlineDisclosure(),
    ])
    let found = symbols(fixture)
    #expect(
      found.map(\.0) == [.delete, .unselected, .disclosure, .checkmark, .disclosure, .reorder]
    )
    // 16 + 24 + 16 + 24 + 16 + 14 and 16 + 24 + 8 + 14 + 8 + 24
    #expect(found.map(\.1) == [28, 68, 103, 238, 265, 292])
    #expect(fixture.cell(0)?.contentView.frame == CGRect(x: 110, y: 0, width: 116, height: 44))
    fixture.cell(0)?.accessories = []
    fixture.cell(0)?.layoutIfNeeded()
    #expect(symbols(fixture).isEmpty)
    #expect(fixture.cell(0)?.contentView.frame.width == 320)
  }

  @Test func `L54: in right-to-left layouts the edges are exchanged`() {
    let fixture = fixture([.disclosureIndicator(), .delete(displayed: .always)], isMirrored: true)
    #expect(symbols(fixture).map(\.1) == [23, 292])
    #expect(fixture.cell(0)?.contentView.frame == CGRect(x: 30, y: 0, width: 250, height: 44))
  }

  @Test func `L54: labels have their own width, custom views a position`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let custom = UICellAccessory.CustomViewConfiguration(
      customView: view,
      placement: .trailing(at: { $0.count }),
      reservedLayoutWidth: .custom(40),
      maintainsFixedSize: true
    )
    let fixture = fixture([.label(text: "12"), .checkmark(), .customView(configuration: custom)])
    let cell = try #require(fixture.cell(0))
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "12")
    // 320 - 16 - 40 - 8 - 24 / 2, and another 12 + 8 to the left
    #expect(symbols(fixture).map(\.1) == [244])
    #expect(label.frame.maxX == 224)
    #expect(cell.contentView.frame.maxX == label.frame.minX)
  }

  @Test func `L55: editing accessories appear with editing, others take no room when hidden`() {
    let fixture = fixture([
      .delete(), .insert(), .reorder(), .multiselect(),
      .disclosureIndicator(displayed: .whenNotEditing),
      .checkmark(options: .init(isHidden: true)),
    ])
    #expect(symbols(fixture).map(\.0) == [.disclosure])
    #expect(fixture.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 44))
    fixture.view.isEditing = true
    Simulator.advance(by: 0)
    #expect(symbols(fixture).map(\.0) == [.delete, .insert, .unselected, .reorder])
    #expect(fixture.cell(0)?.configurationState.isEditing == true)
    fixture.view.allowsMultipleSelectionDuringEditing = true
    fixture.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    Simulator.advance(by: 0)
    #expect(symbols(fixture).map(\.0) == [.delete, .insert, .selected, .reorder])
  }

  @Test func `L55: two accessories of one kind are reported; levels indent by ten points`() throws {
    let fixture = fixture([.outlineDisclosure()])
    let cell = try #require(fixture.cell(0))
    let reports = Reports.during { cell.accessories = [.checkmark(), .checkmark()] }
    #expect(reports.count == 1)
    #expect(cell.accessories.count == 1)
    cell.accessories = [.outlineDisclosure()]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.indentationWidth == 10)
    #expect(symbols(fixture).map(\.1) == [43])
    #expect(cell.contentView.frame.minX == 50)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(symbols(fixture).map(\.1) == [23])
  }

  @Test func `L54: taps on buttons call their handlers`() {
    var deleted = 0
    let fixture = fixture([.delete(displayed: .always) { deleted += 1 }])
    Simulator.tap(at: CGPoint(x: 28, y: 22), in: fixture.window)
    Simulator.advance(by: 0)
    #expect(deleted == 1)
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }
}
