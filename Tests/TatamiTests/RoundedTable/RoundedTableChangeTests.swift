import Foundation
import Tatami
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

// The numbers are those of Specification/rounded-table.md §8.3.

@MainActor
@Suite(.arithmeticText)
struct RoundedTableChangeTests {
  private func fixture(_ counts: [Int], width: CGFloat = 1024) -> RoundedFixture {
    let fixture = RoundedFixture(counts, size: CGSize(width: width, height: 768))
    fixture.layout()
    return fixture
  }

  // MARK: Updates

  @Test func `8.3.17: A row inserted first takes the top corners from the old first row`() {
    let fixture = fixture([2])
    let old = fixture.cells[0]
    fixture.rows[0].insert("new", at: 0)
    fixture.table.insertRows(at: [fixture.path(0)], with: .fade)
    #expect(fixture.shapes == ["T", "", "B"])
    #expect(fixture.shape(old) == "")
    #expect(old.layer.cornerRadius == 0)
    Simulator.advance(by: 0.5)
    #expect(fixture.shapes == ["T", "", "B"])
  }

  @Test func `8.3.18: A deleted last row leaves its corners to the new last one`() {
    let fixture = fixture([3])
    fixture.rows[0].removeLast()
    fixture.table.deleteRows(at: [fixture.path(2)], with: .fade)
    #expect(fixture.shapes == ["T", "B"])
    fixture.rows[0].removeLast()
    fixture.table.deleteRows(at: [fixture.path(1)], with: .none)
    #expect(fixture.shapes == ["TB"])
  }

  @Test func `8.3.19: A move between sections updates both`() {
    let fixture = fixture([2, 1])
    fixture.rows = [["0.1"], ["1.0", "0.0"]]
    fixture.table.moveRow(at: fixture.path(0), to: fixture.path(1, 1))
    #expect(fixture.shapes == ["TB", "T", "B"])
    fixture.rows = [[], ["0.1", "1.0", "0.0"]]
    fixture.table.moveRow(at: fixture.path(0), to: fixture.path(0, 1))
    #expect(fixture.shapes == ["T", "", "B"])
  }

  @Test func `8.3.20: In a batch deletions use old and insertions new indexes`() {
    let fixture = fixture([3])
    fixture.rows = [["new", "0.1", "0.2"]]
    fixture.table.performBatchUpdates {
      fixture.table.insertRows(at: [fixture.path(0)], with: .fade)
      fixture.table.deleteRows(at: [fixture.path(0)], with: .fade)
    }
    #expect(fixture.cells.map { $0.textLabel?.text } == ["new", "0.1", "0.2"])
    #expect(fixture.shapes == ["T", "", "B"])
    fixture.rows = [["new", "0.1"]]
    let reports = Reports.during {
      fixture.table.insertRows(at: [fixture.path(0)], with: .fade)
      fixture.layout()
    }
    #expect(reports.first?.hasPrefix("Invalid update") == true)
    #expect(fixture.shapes == ["T", "B"])
  }

  /// Begins to drag a row by its control, in editing mode, and moves it by a distance.
  private func drag(_ fixture: RoundedFixture, _ path: IndexPath, by distance: CGFloat) -> UITouch {
    fixture.configure = { cell, _ in cell.showsReorderControl = true }
    fixture.table.setEditing(true, animated: false)
    fixture.table.reloadData()
    fixture.layout()
    let frame = fixture.table.rectForRow(at: path)
    let point = CGPoint(x: 849.5 - 26, y: frame.midY)
    let touch = Simulator.touchDown(at: point, in: fixture.window)
    Simulator.advance(by: 0.1)
    Simulator.move(touch, to: CGPoint(x: point.x, y: point.y + distance))
    Simulator.advance(by: 0.4)
    return touch
  }

  @Test func `8.3.21: Dragging over the ends shows the corners of the drop position`() throws {
    let fixture = fixture([4, 2])
    let touch = drag(fixture, fixture.path(0), by: 140)
    #expect(fixture.shapes == ["B", "T", "", "", "T", "B"])
    #expect(fixture.cells[0].frame.minX == 174.5)
    Simulator.lift(touch)
    Simulator.advance(by: 0.5)
    #expect(fixture.shapes == ["T", "", "", "B", "T", "B"])
    #expect(fixture.rows[0] == ["0.1", "0.2", "0.3", "0.0"])
  }

  @Test func `8.3.21: Dragging to another section updates both, and canceling restores`() {
    let fixture = fixture([1, 2])
    let distance =
      fixture.table.rectForRow(at: fixture.path(1, 1)).midY + 10
      - fixture.table.rectForRow(at: fixture.path(0)).midY
    let touch = drag(fixture, fixture.path(0), by: distance)
    #expect(fixture.shapes == ["B", "T", ""])
    Simulator.cancel(touch)
    Simulator.advance(by: 0.5)
    #expect(fixture.shapes == ["TB", "T", "B"])
    #expect(fixture.rows == [["0.0"], ["1.0", "1.1"]])
  }

  @Test func `8.3.22: A section inserted or deleted moves later ones by its height`() {
    let fixture = fixture([2, 3])
    let before = fixture.table.rect(forSection: 1)
    fixture.rows.insert(["x", "y"], at: 1)
    fixture.table.insertSections([1], with: .fade)
    let height = fixture.table.rect(forSection: 1).height
    #expect(fixture.table.rect(forSection: 2).minY == before.minY + height)
    fixture.rows.remove(at: 1)
    fixture.table.deleteSections([1], with: .fade)
    #expect(fixture.table.rect(forSection: 1) == before)
  }

  @Test func `8.3.23: A reload keeps the offset if the height stays`() {
    let fixture = fixture([100])
    fixture.table.contentOffset.y = 1234
    fixture.table.reloadData()
    fixture.layout()
    #expect(fixture.table.contentOffset.y == 1234)
  }

  // MARK: Selection

  @Test func `8.3.24: Highlight and selection fill the card's shape, in middle rows too`() throws {
    let fixture = fixture([3], width: 400)
    fixture.table.backgroundColor = .white
    fixture.table.sectionCornerRadius = 16
    fixture.table.allowsMultipleSelection = true
    fixture.table.cellSelectedBackgroundColor = .red
    for row in 0..<3 {
      fixture.table.selectRow(at: fixture.path(row), animated: false, scrollPosition: .none)
    }
    fixture.layout()
    let pixels = try Pixels(of: fixture.window)
    for cell in fixture.cells {
      #expect(pixels[Int(cell.frame.midX), Int(cell.frame.midY)] == Pixels.red)
      #expect(pixels[Int(cell.frame.maxX) - 3, Int(cell.frame.midY)] == Pixels.red)
    }
    let (top, bottom) = (fixture.cells[0].frame, fixture.cells[2].frame)
    #expect(pixels[Int(top.minX) + 1, Int(top.minY) + 1] == Pixels.white)
    #expect(pixels[Int(bottom.maxX) - 2, Int(bottom.maxY) - 2] == Pixels.white)
  }

  @Test func `8.3.25: Selection survives scrolling, rotation and recoloring and follows moves`() {
    let fixture = fixture([100])
    fixture.table.selectRow(at: fixture.path(2), animated: false, scrollPosition: .none)
    for offset: CGFloat in [2000, 0] {
      fixture.table.contentOffset.y = offset
      fixture.layout()
    }
    fixture.table.frame.size.width = 768
    fixture.table.cellSelectedBackgroundColor = .systemPink
    fixture.layout()
    #expect(fixture.cell(2)?.isSelected == true)
    #expect(fixture.cell(2)?.selectedBackgroundView?.backgroundColor == .systemPink)
    fixture.rows[0].insert("new", at: 0)
    fixture.table.insertRows(at: [fixture.path(0)], with: .none)
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(3))
    fixture.rows[0].swapAt(3, 4)
    fixture.table.moveRow(at: fixture.path(3), to: fixture.path(4))
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(4))
  }

  @Test func `8.3.26: Animated deselection never shows the table behind`() throws {
    let fixture = fixture([2])
    fixture.table.selectRow(at: fixture.path(0), animated: false, scrollPosition: .none)
    fixture.layout()
    fixture.table.deselectRow(at: fixture.path(0), animated: true)
    let cell = try #require(fixture.cell(0))
    for _ in 0..<4 {
      Simulator.advance(by: 0.08)
      #expect(cell.layer.presentation()?.opacity ?? cell.layer.opacity == 1)
      #expect(cell.backgroundColor == fixture.table.cellBackgroundColor)
    }
    #expect(cell.selectedBackgroundView?.superview == nil)
  }

  @Test func `8.3.27: Single, multiple and no selection; a refused row keeps its color`() {
    let fixture = fixture([5])
    let tap = { (row: Int) in
      let frame = fixture.table.rectForRow(at: fixture.path(row))
      Simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: fixture.window)
      Simulator.advance(by: 0.5)
    }
    fixture.willSelect = { $0.row == 4 ? nil : $0 }
    tap(0)
    tap(1)
    #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [1])
    tap(4)
    #expect(fixture.cell(4)?.isSelected == false)
    fixture.table.allowsMultipleSelection = true
    tap(2)
    #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    fixture.table.allowsMultipleSelection = false
    fixture.table.allowsSelection = false
    tap(3)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }

  // MARK: Editing

  @Test func `8.3.28: Editing indents inside the card, mirrored right to left`() throws {
    for isMirrored in [false, true] {
      let fixture = fixture([2])
      if isMirrored { fixture.window.semanticContentAttribute = .forceRightToLeft }
      if isMirrored { fixture.table.semanticContentAttribute = .forceRightToLeft }
      let frames = fixture.frames
      fixture.configure = { cell, _ in
        if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
      }
      fixture.table.setEditing(true, animated: false)
      fixture.table.reloadData()
      fixture.layout()
      let content = try #require(fixture.cells.first).contentView.frame
      #expect(fixture.frames == frames)
      #expect(content.minX == (isMirrored ? 0 : 38))
      #expect(content.width == 637)
    }
  }

  @Test func `8.3.29: Swipe actions are clipped to the card`() throws {
    let fixture = fixture([1])
    fixture.table.sectionCornerRadius = 12
    fixture.layout()
    let y = fixture.table.rectForRow(at: fixture.path(0)).midY
    Simulator.drag(
      from: CGPoint(x: 800, y: y),
      to: CGPoint(x: 740, y: y),
      in: fixture.window
    )
    Simulator.advance(by: 0.4)
    let cell = try #require(fixture.cell(0))
    let actions = try #require(
      fixture.table.subviews.first { $0 !== cell && $0.frame.height == 44 && $0.frame.minY > 0 }
    )
    // The actions reach below the rounded corners of the cell.
    #expect(cell.frame.minX == 174.5 - (actions.frame.width - 12))
    // The rest of the cell is hidden at the edge of the card.
    let mask = try #require(cell.mask)
    #expect(cell.convert(mask.frame, to: fixture.table).minX == 174.5)
    #expect(mask.layer.cornerRadius == 12)
    #expect(cell.frame.width == 675)
    #expect(actions.frame.maxX == 849.5)
    #expect(actions.clipsToBounds)
    #expect(actions.layer.cornerRadius == 12)
    #expect(actions.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    #expect(fixture.shapes == ["TB"])
  }
}
