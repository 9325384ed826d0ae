import Foundation
import TatamiListContent
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableUpdateTests {
  /// A fixture whose rows show the identifiers of a model.
  @MainActor
  private final class Model {
    var sections: [UpdateModel.Section]
    let fixture: TableFixture

    init(_ items: [[Int]], style: UITableView.Style = .plain) {
      sections = items.enumerated().map { UpdateModel.Section(id: -$0 - 1, items: $1) }
      fixture = TableFixture(items.map(\.count), style: style)
      fixture.makeCell = { [unowned self] table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(sections[path.section].items[path.row])"
        return cell
      }
      fixture.layout()
    }

    var table: UITableView { fixture.table }
    var texts: [String] { fixture.visibleTexts }

    func set(_ new: [UpdateModel.Section]) {
      sections = new
      fixture.rows = new.map(\.items.count)
    }

    func set(_ items: [[Int]]) {
      set(items.enumerated().map { UpdateModel.Section(id: -$0 - 1, items: $1) })
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `S134: reloaded rows get new cells at once, the others keep theirs`() {
    let model = Model([[1, 2, 3]])
    let cells = model.table.visibleCells
    model.set([[1, 20, 3]])
    model.table.reloadRows(at: [path(1)], with: .none)
    #expect(model.texts == ["1", "20", "3"])
    let new = model.table.visibleCells
    #expect(new[0] === cells[0])
    #expect(new[1] !== cells[1])
    #expect(new[2] === cells[2])
    #expect(cells[1].superview == nil)
  }

  @Test func `S141: nested blocks are one batch`() {
    let model = Model([[1, 2, 3]])
    model.table.beginUpdates()
    model.table.insertRows(at: [path(0)], with: .none)
    model.table.performBatchUpdates {
      model.table.deleteRows(at: [path(2)], with: .none)
    }
    #expect(model.table.hasUncommittedUpdates)
    #expect(model.texts == ["1", "2", "3"])
    model.set([[9, 1, 2]])
    model.table.endUpdates()
    #expect(!model.table.hasUncommittedUpdates)
    #expect(model.texts == ["9", "1", "2"])
  }

  @Test func `S142: a batch that does not fit ends in a reload, with UIKit's message`() {
    let model = Model([[1, 2, 3]])
    let lines = Reports.during {
      model.set([[1, 2, 3, 4]])
      model.table.deleteRows(at: [path(0)], with: .none)
      model.fixture.layout()
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true
    )
    #expect(model.texts == ["1", "2", "3", "4"])
    let unpaired = Reports.during { model.table.endUpdates() }
    #expect(unpaired.first?.hasPrefix("endUpdates() without beginUpdates()") == true)
  }

  @Test func `S142: updates that do not fit stop the process in a debug build`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([3])
        fixture.layout()
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Invalid update: invalid number of rows in section 0."))
  }

  @Test func `the selection follows its rows`() {
    let model = Model([[1, 2, 3]])
    model.table.allowsMultipleSelection = true
    model.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    model.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    model.set([[9, 2, 3]])
    model.table.performBatchUpdates {
      model.table.deleteRows(at: [path(0)], with: .none)
      model.table.insertRows(at: [path(0)], with: .none)
    }
    #expect(model.table.indexPathsForSelectedRows == [path(2)])
  }

  @Test(arguments: [
    (UITableView.RowAnimation.right, CGPoint(x: 320, y: 44)), (.left, CGPoint(x: -320, y: 44)),
    (.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: 88)), (.fade, CGPoint(x: 0, y: 44)),
  ])
  func `L82: rows enter and leave by their animation`(
    animation: UITableView.RowAnimation,
    start: CGPoint
  ) throws {
    let model = Model([[1, 3]])
    model.set([[1, 2, 3]])
    model.table.insertRows(at: [path(1)], with: animation)
    Simulator.advance(by: 0)
    let cell = try #require(model.table.cellForRow(at: path(1)))
    #expect(cell.frame.origin == CGPoint(x: 0, y: 44))
    let first = try #require(cell.layer.presentation())
    #expect(first.frame.origin == start)
    #expect(first.opacity == (animation == .fade ? 0 : 1))
    let below = try #require(model.table.cellForRow(at: path(2))?.layer.presentation())
    #expect(below.frame.minY == 44)
    Simulator.advance(by: 0.4)
    #expect(cell.layer.presentation()?.frame.minY ?? cell.frame.minY == 44)
    model.set([[1, 3]])
    model.table.deleteRows(at: [path(1)], with: animation)
    #expect(cell.superview === model.table)
    #expect(cell.frame.origin == start)
    Simulator.advance(by: 0.4)
    #expect(cell.superview == nil)
    #expect(model.texts == ["1", "3"])
  }

  @Test func `L83: an animated batch takes 0.3 seconds, then calls its completion`() {
    let model = Model([[1]])
    var finished: [Bool] = []
    model.set([[1, 2]])
    model.table.performBatchUpdates {
      model.table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      finished.append($0)
    }
    Simulator.advance(by: 0.25)
    #expect(finished.isEmpty)
    Simulator.advance(by: 0.1)
    #expect(finished == [true])
  }

  @Test func `L82: rows and headers pushed out of the visible area move along`() throws {
    let model = Model([[1, 2], Array(10..<18)])
    model.table.sectionHeaderTopPadding = 0
    model.fixture.titles = [1: "Title"]
    model.table.reloadData()
    model.fixture.layout()
    let last = try #require(model.table.visibleCells.last)
    let header = try #require(model.table.headerView(forSection: 1))
    let (top, headerTop) = (last.frame.minY, header.frame.minY)
    model.set([[1, 3, 4, 2], Array(10..<18)])
    model.table.insertRows(at: [path(1), path(2)], with: .fade)
    Simulator.advance(by: 0)
    #expect(last.superview === model.table)
    #expect(header.layer.presentation()?.frame.minY == headerTop)
    Simulator.advance(by: 0.15)
    let presented = try #require(last.layer.presentation()).frame.minY
    #expect(presented > top)
    #expect(presented < top + 88)
    Simulator.advance(by: 0.3)
    #expect(last.superview == nil)
    #expect(header.frame.minY == headerTop + 88)
  }

  @Test func `L85: an empty block asks for the heights again`() {
    let model = Model([[1, 2]])
    let heights = HeightDelegate { _ in 50 }
    model.table.delegate = heights
    model.fixture.layout()
    heights.heights = { _ in 70 }
    model.table.performBatchUpdates(nil)
    #expect(model.table.rectForRow(at: path(1)).minY == 70)
  }

  @Test func `L96: a row is configured again in its cell`() {
    let model = Model([[1, 2]])
    let cells = model.table.visibleCells
    model.set([[1, 20]])
    model.table.reconfigureRows(at: [path(1)])
    #expect(model.texts == ["1", "20"])
    #expect(model.table.visibleCells == cells)
  }

  @Test func `sections are inserted, deleted, moved and reloaded`() {
    let model = Model([[1], [2, 3], [4]], style: .grouped)
    model.set([[7], [4], [5, 6]])
    model.table.performBatchUpdates {
      model.table.deleteSections([0], with: .none)
      model.table.insertSections([0], with: .none)
      model.table.moveSection(2, toSection: 1)
      model.table.reloadSections([1], with: .none)
    }
    model.fixture.layout()
    #expect(model.texts == ["7", "4", "5", "6"])
    #expect(model.table.rectForRow(at: path(0, 0)).minY == 35)
    #expect(model.table.rectForRow(at: path(0, 1)).minY == 114)
  }

  @Test(arguments: 0..<Thoroughness.cases(6, thorough: 400))
  func `random batches show what a reload shows`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for round in 0..<4 {
      let updates = UpdateModel(using: &random)
      let style = random.pick([UITableView.Style.plain, .grouped, .insetGrouped])
      let model = Model(updates.before.map(\.items), style: style)
      let animation: UITableView.RowAnimation = random.chance(0.5) ? .none : .fade
      model.set(updates.after)
      model.table.apply(updates.updates, animation)
      if round % 2 == 0 { Simulator.advance(by: 0.4) }
      let shown = (model.texts, model.table.visibleCells.map(\.frame))
      model.table.reloadData()
      model.fixture.layout()
      #expect(shown.0 == model.texts)
      #expect(shown.1 == model.table.visibleCells.map(\.frame))
    }
  }
}

extension UITableView {
  /// Performs a batch of updates.
  fileprivate func apply(_ updates: ListUpdates, _ animation: RowAnimation) {
    performBatchUpdates { [self] in
      deleteSections(IndexSet(updates.deletedSections), with: animation)
      insertSections(IndexSet(updates.insertedSections), with: animation)
      for move in updates.sectionMoves { moveSection(move.from, toSection: move.to) }
      insertRows(at: Array(updates.insertedItems), with: animation)
      deleteRows(at: Array(updates.deletedItems), with: animation)
      for move in updates.itemMoves { moveRow(at: move.from, to: move.to) }
    }
  }
}
