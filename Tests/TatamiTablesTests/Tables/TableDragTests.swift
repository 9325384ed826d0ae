import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Drags from rows and drops onto tables.
@MainActor
@Suite(.arithmeticText) struct TableDragTests {
  private let stage = DragTable([["a", "b", "c", "d"], ["x", "y"]])
  private var table: UITableView { stage.table }
  private var diary: Diary { stage.diary }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Moves of own rows

  @Test func `L78: a drag moves a row without editing mode`() {
    stage.drag(0, to: 2)
    #expect(diary.take() == ["items 0.0", "will begin", "move 0.0 to 0.2", "did end"])
    #expect(stage.items[0] == ["b", "c", "a", "d"])
    #expect(stage.texts == ["b", "c", "a", "d", "x", "y"])
    #expect(stage.tops == [0, 44, 88, 132])
    #expect(Set(table.visibleCells.map(\.alpha)) == [1])
    #expect(!table.hasActiveDrag)
    #expect(!table.hasActiveDrop)
  }

  @Test func `L78: a gap opens at the target while the row is dragged`() {
    let touch = stage.lift(stage.middle(0))
    #expect(table.hasActiveDrag)
    Simulator.move(touch, to: stage.middle(2), duration: 0.2, steps: 4)
    Simulator.advance(by: 0.5)
    #expect(table.hasActiveDrop)
    #expect(stage.tops == [0, 0, 44, 132])
    #expect(table.cellForRow(at: path(0))?.alpha == 0)
    Simulator.move(touch, to: .at(200, 500))
    Simulator.advance(by: 0.5)
    #expect(stage.tops == [0, 44, 88, 132])
    #expect(table.cellForRow(at: path(0))?.alpha == 1)
    stage.drop(touch)
    #expect(diary.take() == ["items 0.0", "will begin", "did end"])
  }

  @Test func `L78: into another section, and below all rows`() {
    stage.drag(3, to: 0, 1)
    #expect(stage.items == [["a", "b", "c"], ["d", "x", "y"]])
    let touch = stage.lift(stage.middle(0))
    Simulator.move(touch, to: .at(100, 400))
    stage.drop(touch)
    #expect(stage.items == [["b", "c"], ["d", "x", "y", "a"]])
    #expect(stage.texts == ["b", "c", "d", "x", "y", "a"])
  }

  @Test func `L78: the delegate's target is used, and a row that does not move calls nothing`() {
    stage.retarget = { _ in IndexPath(row: 1, section: 0) }
    stage.drag(0, to: 3)
    #expect(diary.take().contains("move 0.0 to 0.1"))
    stage.retarget = { _ in IndexPath(row: 99, section: 7) }
    stage.drag(0, to: 3)
    #expect(!diary.take().contains { $0.hasPrefix("move") })
    stage.retarget = { $0 }
    let touch = stage.lift(stage.middle(2))
    Simulator.move(touch, to: stage.middle(3))
    Simulator.move(touch, to: stage.middle(2))
    stage.drop(touch)
    #expect(diary.take() == ["items 0.2", "will begin", "did end"])
  }

  @Test func `L78: rows that cannot move return, and so do several items`() {
    stage.canMove = { $0.row != 0 }
    stage.drag(0, to: 2)
    #expect(diary.take() == ["items 0.0", "will begin", "did end"])
    stage.makeItems = { _ in 2 }
    stage.drag(1, to: 2)
    #expect(diary.take() == ["items 0.1", "will begin", "did end"])
    #expect(stage.items[0] == ["a", "b", "c", "d"])
  }

  @Test func `L78: with a drop delegate that proposes a move, the data source moves the row`() {
    let taker = stage.takeDrops(.move)
    stage.drag(0, to: 2)
    #expect(
      diary.take() == [
        "items 0.0", "will begin", "enter", "move 0.0 to 0.2", "drop ended", "did end",
      ]
    )
    #expect(taker.destinations.last == path(2))
  }

  @Test func `N225: a move needs the permission of the drag`() {
    stage.allowsMove = false
    _ = stage.takeDrops(.move)
    let touch = stage.lift(stage.middle(0))
    Simulator.move(touch, to: stage.middle(2))
    Simulator.advance(by: 0.5)
    #expect(stage.tops == [0, 44, 88, 132])
    stage.drop(touch)
    #expect(stage.items[0] == ["a", "b", "c", "d"])
  }

  @Test func `N224: a table without drags, and a row without items`() {
    stage.makeItems = { _ in 0 }
    stage.drag(0, to: 2)
    #expect(diary.take() == ["items 0.0"])
    table.dragInteractionEnabled = false
    stage.drag(0, to: 2)
    #expect(diary.take() == [])
    table.dragInteractionEnabled = true
    table.dragDelegate = nil
    stage.drag(0, to: 2)
    #expect(diary.take() == [])
  }

  // MARK: Drops from elsewhere

  /// Drags the card to a point of the window.
  private func dragCard(to point: CGPoint) -> UITouch {
    let touch = stage.lift(.at(40, 480))
    Simulator.move(touch, to: point, duration: 0.3, steps: 6)
    Simulator.advance(by: 0.5)
    return touch
  }

  private func insert(_ coordinator: any UITableViewDropCoordinator) {
    let target = coordinator.destinationIndexPath ?? path(0)
    for item in coordinator.items {
      stage.items[target.section].insert(item.dragItem.localObject as? String ?? "", at: target.row)
      table.insertRows(at: [target], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }

  @Test func `N225: a gap opens for an item from elsewhere, which the delegate inserts`() {
    let taker = stage.takeDrops(.copy)
    taker.perform = insert
    let touch = dragCard(to: stage.middle(1))
    #expect(stage.tops == [0, 88, 132, 176])
    stage.drop(touch)
    #expect(diary.take() == ["enter", "perform at 0.1", "drop ended"])
    #expect(stage.texts == ["a", "new", "b", "c", "d", "x", "y"])
    #expect(stage.tops == [0, 44, 88, 132, 176])
    #expect(stage.window.subviews.count == 2)
  }

  @Test func `N225: the lower half of the last row of a section is behind it`() {
    let taker = stage.takeDrops(.copy)
    taker.perform = insert
    let last = stage.middle(1, 1)
    stage.drop(dragCard(to: CGPoint(x: 100, y: last.y + 10)))
    #expect(stage.items[1] == ["x", "y", "new"])
  }

  @Test func `N225: beside all rows there is no destination`() {
    let taker = stage.takeDrops(.copy)
    let touch = dragCard(to: .at(100, 420))
    #expect(taker.destinations.last == .some(nil))
    #expect(stage.tops == [0, 44, 88, 132])
    stage.drop(touch)
    #expect(diary.take() == ["enter", "perform at nil", "drop ended"])
  }

  @Test func `N225: an item into a row highlights it`() throws {
    let taker = stage.takeDrops(.copy, .insertIntoDestinationIndexPath)
    let touch = dragCard(to: stage.middle(1))
    let cell = try #require(table.cellForRow(at: path(1)))
    #expect(cell.isHighlighted)
    #expect(cell.configurationState.cellDropState == .targeted)
    #expect(stage.tops == [0, 44, 88, 132])
    Simulator.move(touch, to: stage.middle(2))
    #expect(!cell.isHighlighted)
    var landed = false
    taker.perform = { coordinator in
      let item = coordinator.items[0]
      let animator = coordinator.drop(
        item.dragItem,
        intoRowAt: IndexPath(row: 2, section: 0),
        rect: CGRect(x: 0, y: 0, width: 20, height: 20)
      )
      animator.addCompletion { _ in landed = true }
    }
    stage.drop(touch)
    #expect(landed)
    #expect(table.cellForRow(at: path(2))?.isHighlighted == false)
  }

  @Test func `N225: an automatic intent is into the middle of a row and between rows`() throws {
    _ = stage.takeDrops(.copy, .automatic)
    let middle = stage.middle(1)
    let touch = dragCard(to: middle)
    #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
    Simulator.move(touch, to: CGPoint(x: 100, y: middle.y - 18))
    Simulator.advance(by: 0.5)
    #expect(stage.tops == [0, 88, 132, 176])
    #expect(table.cellForRow(at: path(1))?.isHighlighted == false)
    stage.drop(touch)
  }

  @Test func `N225: a refused drag and a canceled proposal show nothing`() {
    let taker = stage.takeDrops(.cancel)
    stage.drop(dragCard(to: stage.middle(1)))
    #expect(diary.take() == ["enter", "exit", "drop ended"])
    taker.takesPart = false
    stage.drop(dragCard(to: stage.middle(1)))
    #expect(diary.take() == [])
  }

  @Test func `N225: rows and sizes of the items of a drop`() throws {
    var found: [(IndexPath?, CGSize)] = []
    let taker = stage.takeDrops(.copy)
    taker.perform = { found = $0.items.map { ($0.sourceIndexPath, $0.previewSize) } }
    stage.drag(1, to: 2)
    #expect(found.map(\.0) == [path(1)])
    #expect(found.map(\.1) == [CGSize(width: 320, height: 44)])
    stage.drop(dragCard(to: stage.middle(1)))
    #expect(found.map(\.0) == [nil])
  }

  // MARK: Placeholders

  @Test func `N225: a placeholder stands for a row until its data has come`() throws {
    var context: (any UITableViewDropPlaceholderContext)?
    let taker = stage.takeDrops(.copy)
    taker.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0),
        reuseIdentifier: "cell",
        rowHeight: 60
      )
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    stage.drop(dragCard(to: stage.middle(1)))
    #expect(stage.tops == [0, 104, 148, 192])
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    let shown = try #require(cells.first { $0.textLabel?.text == "…" })
    #expect(shown.frame == CGRect(x: 0, y: 44, width: 320, height: 60))
    stage.items[0].insert("first", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    Simulator.advance(by: 1)
    #expect(shown.frame.minY == 88)
    let isInserted = context?.commitInsertion { path in
      stage.items[path.section].insert("new", at: path.row)
    }
    #expect(isInserted == true)
    Simulator.advance(by: 1)
    #expect(stage.texts == ["first", "a", "new", "b", "c", "d", "x", "y"])
    #expect(context?.commitInsertion { _ in Issue.record("called twice") } == false)
  }

  @Test func `N225: a placeholder is deleted by its context, and by a reload`() {
    var contexts: [any UITableViewDropPlaceholderContext] = []
    let taker = stage.takeDrops(.copy)
    taker.perform = { coordinator in
      for row in [1, 1, 99] {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: row, section: 0),
          reuseIdentifier: "cell",
          rowHeight: UITableView.automaticDimension
        )
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    stage.drop(dragCard(to: stage.middle(1)))
    #expect(stage.tops == [0, 132, 176, 220])
    #expect(contexts.map { $0.deletePlaceholder() } == [true, true, false])
    Simulator.advance(by: 1)
    #expect(stage.tops == [0, 44, 88, 132])
    stage.drop(dragCard(to: stage.middle(1)))
    table.reloadData()
    Simulator.advance(by: 1)
    #expect(stage.tops == [0, 44, 88, 132])
    #expect(contexts.last?.deletePlaceholder() == false)
  }
}
