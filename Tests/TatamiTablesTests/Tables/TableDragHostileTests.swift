import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Drags of rows while the table changes.
@MainActor
@Suite(.arithmeticText) struct TableDragHostileTests {
  private let stage = DragTable([(0..<30).map { "\($0)" }])
  private var table: UITableView { stage.table }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private var isAtRest: Bool {
    table.visibleCells.allSatisfy { $0.alpha == 1 } && stage.window.subviews.count == 2
  }

  @Test func `L78: a reload while a row is dragged leaves the order`() {
    let touch = stage.lift(stage.middle(0))
    Simulator.move(touch, to: stage.middle(2))
    table.reloadData()
    Simulator.move(touch, to: stage.middle(3))
    Simulator.advance(by: 0.5)
    stage.drop(touch)
    #expect(!stage.diary.lines.contains { $0.hasPrefix("move") })
    #expect(isAtRest)
  }

  @Test func `L78: rows that are inserted and deleted while a row is dragged`() {
    let touch = stage.lift(stage.middle(1))
    Simulator.move(touch, to: stage.middle(3))
    stage.items[0].insert("first", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    Simulator.move(touch, to: stage.middle(4))
    Simulator.advance(by: 0.5)
    stage.drop(touch)
    #expect(stage.diary.lines.contains("move 0.2 to 0.4"))
    let second = stage.lift(stage.middle(1))
    Simulator.move(second, to: stage.middle(3))
    stage.items[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .automatic)
    Simulator.move(second, to: stage.middle(4))
    stage.drop(second)
    #expect(stage.diary.lines.filter { $0.hasPrefix("move") }.count == 1)
    #expect(isAtRest)
  }

  @Test func `L78: a data source that reloads in the move`() {
    stage.whenMoved = { [stage] in stage.table.reloadData() }
    stage.drag(0, to: 2)
    #expect(stage.texts.prefix(3) == ["1", "2", "0"])
    #expect(isAtRest)
  }

  @Test func `N225: a delegate that reloads at each proposal and in the drop`() {
    let taker = stage.takeDrops(.move)
    taker.propose = { [stage] _ in
      stage.table.reloadData()
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    taker.perform = { [stage] coordinator in
      stage.table.reloadData()
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 500, section: 9))
    }
    stage.drag(0, to: 2)
    #expect(stage.diary.lines.last == "did end")
    #expect(isAtRest)
  }

  @Test func `N225: a delegate that removes the table in the drop`() {
    let taker = stage.takeDrops(.copy)
    var coordinators: [any UITableViewDropCoordinator] = []
    taker.perform = { [stage] coordinator in
      coordinators.append(coordinator)
      stage.table.removeFromSuperview()
    }
    stage.drag(0, to: 2)
    let item = coordinators.first?.items.first?.dragItem
    item.map { _ = coordinators.first?.drop($0, toRowAt: path(1)) }
    #expect(coordinators.count == 1)
    #expect(stage.window.subviews == [stage.card])
  }

  @Test func `L78: the table scrolls while a row is dragged near its edge`() {
    let touch = stage.lift(stage.middle(0))
    Simulator.move(touch, to: .at(100, 436))
    Simulator.advance(by: 2)
    #expect(table.contentOffset.y > 500)
    let offset = table.contentOffset.y
    Simulator.move(touch, to: .at(100, 200))
    Simulator.advance(by: 1)
    #expect(table.contentOffset.y == offset)
    let target = table.indexPathForRow(at: CGPoint(x: 100, y: offset + 200))
    stage.drop(touch)
    #expect(stage.items[0].firstIndex(of: "0") == target?.row)
    #expect(isAtRest)
  }

  @Test func `N224: a table that is dragged from is released`() {
    weak var seen: UITableView?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.isHidden = false
    do {
      let other = UITableView(frame: window.bounds)
      other.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      other.dataSource = stage
      other.dragDelegate = stage
      window.addSubview(other)
      window.layoutIfNeeded()
      let touch = Simulator.touchDown(at: .at(100, 20), in: window)
      Simulator.advance(by: 0.6)
      Simulator.move(touch, to: .at(100, 200))
      other.removeFromSuperview()
      Simulator.lift(touch)
      seen = other
    }
    Simulator.advance(by: 1)
    #expect(seen == nil)
  }
}
