import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func fixture(_ rows: Int = 5) -> TableFixture {
    let fixture = TableFixture([rows])
    fixture.layout()
    _ = fixture.takeCalls()
    return fixture
  }

  private func tap(_ row: Int, _ fixture: TableFixture) {
    Simulator.tap(at: fixture.middle(row), in: fixture.window)
    Simulator.advance(by: 0.5)
  }

  @Test func `S131: a tap highlights, then selects, and deselects the old row`() {
    let fixture = fixture()
    tap(1, fixture)
    #expect(
      fixture.takeCalls() == [
        "should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will select 0.1",
        "did select 0.1",
      ]
    )
    tap(2, fixture)
    #expect(
      fixture.takeCalls() == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "will select 0.2",
        "will deselect 0.1", "did deselect 0.1", "did select 0.2",
      ]
    )
    #expect(fixture.table.indexPathForSelectedRow == path(2))
    #expect(fixture.table.cellForRow(at: path(2))?.isSelected == true)
    #expect(fixture.table.cellForRow(at: path(1))?.isSelected == false)
  }

  @Test func `S131: the delegate may select another row or none`() {
    let fixture = fixture()
    fixture.willSelect = { _ in IndexPath(row: 4, section: 0) }
    tap(1, fixture)
    #expect(fixture.table.indexPathForSelectedRow == path(4))
    fixture.willSelect = { _ in nil }
    tap(2, fixture)
    #expect(fixture.table.indexPathForSelectedRow == path(4))
    fixture.shouldHighlight = { _ in false }
    _ = fixture.takeCalls()
    tap(3, fixture)
    #expect(fixture.takeCalls() == ["should highlight 0.3"])
  }

  @Test func `a drag ends the highlight without a selection`() {
    let fixture = fixture(100)
    let touch = Simulator.touchDown(at: fixture.middle(3), in: fixture.window)
    Simulator.advance(by: 0.3)
    #expect(fixture.table.cellForRow(at: path(3))?.isHighlighted == true)
    Simulator.move(touch, to: CGPoint(x: 160, y: 20), duration: 0.3)
    Simulator.lift(touch)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.calls.contains("did unhighlight 0.3"))
    #expect(fixture.table.contentOffset.y > 0)
  }

  @Test func `S132: selection in code calls no delegate`() {
    let fixture = fixture(100)
    fixture.table.selectRow(at: path(50), animated: false, scrollPosition: .top)
    fixture.table.selectRow(at: path(51), animated: false, scrollPosition: .none)
    fixture.layout()
    #expect(fixture.table.indexPathsForSelectedRows == [path(51)])
    #expect(fixture.table.contentOffset.y == 2200)
    fixture.table.deselectRow(at: path(51), animated: false)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(!fixture.calls.contains { $0.contains("select") })
  }

  @Test func `L80: several rows can be selected; turning that off clears them`() {
    let fixture = fixture()
    fixture.table.allowsMultipleSelection = true
    tap(1, fixture)
    tap(3, fixture)
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(3)])
    tap(1, fixture)
    #expect(fixture.table.indexPathsForSelectedRows == [path(3)])
    fixture.table.allowsMultipleSelection = false
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }

  @Test func `a cell that scrolls in again is still selected`() {
    let fixture = fixture(100)
    fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.table.contentOffset.y = 2000
    fixture.layout()
    fixture.table.contentOffset.y = 0
    fixture.layout()
    #expect(fixture.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 1)
  }

  @Test func `L65: the button for details does not select the row`() {
    let fixture = fixture()
    fixture.makeCell = { table, path in
      let cell = TableFixture.textCell(table, path)
      cell.accessoryType = .detailButton
      return cell
    }
    fixture.table.reloadData()
    fixture.layout()
    _ = fixture.takeCalls()
    Simulator.tap(at: CGPoint(x: 320 - 16 - 11, y: 66), in: fixture.window)
    Simulator.advance(by: 0.5)
    #expect(fixture.takeCalls() == ["accessory 0.1"])
  }

  @Test func `L134: shift with arrows and command-A extend a multiple selection`() {
    let fixture = fixture(5)
    let (window, table) = (fixture.window, fixture.table)
    let selected = { table.indexPathsForSelectedRows?.map(\.row).sorted() }
    Simulator.press(.keyboardTab, in: window)
    Simulator.press(.keyboardA, modifiers: .command, in: window)
    Simulator.press(.keyboardDownArrow, modifiers: .shift, in: window)
    #expect(selected() == nil)
    table.allowsMultipleSelection = true
    Simulator.press(.keyboardDownArrow, modifiers: .shift, in: window)
    Simulator.press(.keyboardDownArrow, modifiers: .shift, in: window)
    #expect(selected() == [0, 1, 2])
    Simulator.press(.keyboardA, modifiers: .command, in: window)
    #expect(selected() == [0, 1, 2, 3, 4])
  }

  @Test func `L132: Tab reaches one row, arrows the others, Space selects`() {
    let fixture = fixture(100)
    let window = fixture.window
    Simulator.press(.keyboardTab, in: window)
    #expect(fixture.table.cellForRow(at: path(0))?.isFocused == true)
    for _ in 0..<12 { Simulator.press(.keyboardDownArrow, in: window) }
    #expect(fixture.table.cellForRow(at: path(12))?.isFocused == true)
    #expect(fixture.table.contentOffset.y == 132)
    Simulator.press(.keyboardSpacebar, in: window)
    #expect(fixture.table.indexPathForSelectedRow == path(12))
    Simulator.press(.keyboardUpArrow, in: window)
    #expect(fixture.table.cellForRow(at: path(11))?.isFocused == true)
    fixture.table.selectionFollowsFocus = true
    Simulator.press(.keyboardUpArrow, in: window)
    #expect(fixture.table.indexPathForSelectedRow == path(10))
  }

  @Test func `L133: without focus no row is reached`() {
    let fixture = fixture()
    #expect(!fixture.table.remembersLastFocusedIndexPath)
    fixture.table.allowsFocus = false
    Simulator.press(.keyboardTab, in: fixture.window)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isFocused })
  }

  // MARK: Separators

  private func lines(_ cell: UITableViewCell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0.frame.height <= 1 && $0.frame.width > 0 }.map(\.frame)
  }

  @Test func `S138: a separator is one pixel high, at the bottom, inset from the left`() {
    let fixture = fixture()
    #expect(fixture.table.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    let cell = fixture.table.visibleCells.first
    let pixel = 1 / (cell?.traitCollection.displayScale ?? 1)
    cell?.layoutIfNeeded()
    #expect(lines(cell) == [CGRect(x: 16, y: 44 - pixel, width: 304, height: pixel)])
    fixture.table.separatorInset.left = 40
    fixture.layout()
    #expect(lines(cell).first?.minX == 40)
    cell?.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    fixture.layout()
    #expect(lines(cell).first.map { [$0.minX, $0.maxX] } == [5, 313])
    fixture.table.separatorStyle = .none
    fixture.layout()
    #expect(lines(cell).isEmpty)
  }

  @Test func `S138: grouped tables have full lines around sections`() {
    let fixture = TableFixture([2], style: .grouped)
    fixture.layout()
    let cells = fixture.table.visibleCells
    #expect(Set(lines(cells[0]).map(\.minX)) == [0, 16])
    #expect(lines(cells[1]).map(\.minX) == [0])
  }

  @Test func `L57: the last row of a card has no separator`() {
    let fixture = TableFixture([2], style: .insetGrouped)
    fixture.layout()
    #expect(fixture.table.visibleCells.map { lines($0).count } == [1, 0])
  }

  @Test func `L68: automatic separators follow the text, past an image`() {
    let fixture = fixture(2)
    fixture.makeCell = { table, path in
      let cell = TableFixture.textCell(table, path)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      if path.row == 0 { cell.imageView?.image = renderer.image { _ in } }
      return cell
    }
    fixture.table.reloadData()
    fixture.layout()
    #expect(fixture.table.visibleCells.flatMap { lines($0).map(\.minX) } == [52, 16])
    fixture.table.separatorInset.left = 10
    fixture.table.separatorInsetReference = .fromAutomaticInsets
    fixture.layout()
    #expect(fixture.table.visibleCells.flatMap { lines($0).map(\.minX) } == [62, 26])
  }

  @Test func `S139: separators beside a selected row are hidden`() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.layout()
    #expect(fixture.table.visibleCells.map { lines($0).count } == [1, 0, 0, 1, 1])
    fixture.table.deselectRow(at: path(2), animated: false)
    fixture.layout()
    #expect(fixture.table.visibleCells.map { lines($0).count } == [1, 1, 1, 1, 1])
  }
}
