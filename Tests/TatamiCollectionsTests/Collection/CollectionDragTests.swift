import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Drags from items and drops onto collection views.
@MainActor
@Suite(.arithmeticText) struct CollectionDragTests {
  private let stage = DragGrid()
  private var grid: UICollectionView { stage.grid }
  private var diary: Diary { stage.diary }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `L110: a drag moves an item in the data source`() {
    stage.drag(0, to: 5)
    #expect(diary.take() == ["items 0", "will begin", "move 0 to 5", "did end"])
    #expect(stage.items == [1, 2, 3, 4, 5, 0, 6, 7, 8])
    #expect(stage.shown == [1, 2, 3, 4, 5, 0, 6, 7, 8])
    #expect(Set(grid.visibleCells.map(\.alpha)) == [1])
    #expect(!grid.hasActiveDrag)
    #expect(!grid.hasActiveDrop)
  }

  @Test func `L111: the items make room while one is dragged, and return when it leaves`() {
    let touch = stage.lift(stage.middle(0))
    #expect(grid.hasActiveDrag)
    let second = grid.cellForItem(at: path(1))
    Simulator.move(touch, to: stage.middle(5), duration: 0.3, steps: 6)
    Simulator.advance(by: 1)
    #expect(grid.hasActiveDrop)
    #expect(second?.frame.origin == .zero)
    #expect(grid.visibleCells.filter { $0.alpha == 0 }.map(\.tag) == [0])
    Simulator.move(touch, to: .at(200, 500))
    Simulator.advance(by: 1)
    #expect(second?.frame.minX == 100)
    #expect(Set(grid.visibleCells.map(\.alpha)) == [1])
    stage.drop(touch)
    #expect(stage.items == Array(0..<9))
  }

  @Test func `L110: reordering handlers of a diffable data source are called by drags`() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
      (view: UICollectionView, path: IndexPath, _: Int) -> UICollectionViewCell? in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.reorderingHandlers.canReorderItem = { $0 != 8 }
    source.reorderingHandlers.didReorder = { [diary] in
      diary.add("reordered \($0.finalSnapshot.itemIdentifiers)")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<9))
    source.apply(snapshot, animatingDifferences: false)
    grid.layoutIfNeeded()
    stage.drag(0, to: 2)
    #expect(diary.take().contains("reordered [1, 2, 0, 3, 4, 5, 6, 7, 8]"))
    stage.drag(8, to: 0)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 0, 3, 4, 5, 6, 7, 8])
  }

  @Test func `N225: a drop delegate inserts items from elsewhere`() {
    let taker = stage.takeDrops(.copy)
    taker.perform = { [stage] coordinator in
      let target = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
      stage.items.insert(99, at: target.item)
      stage.grid.insertItems(at: [target])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
    }
    stage.dragCard(to: stage.middle(4))
    #expect(diary.take() == ["enter", "perform at 4", "drop ended"])
    #expect(stage.shown == [0, 1, 2, 3, 99, 4, 5, 6, 7, 8])
    #expect(stage.window.subviews.count == 2)
  }

  @Test func `N225: a proposed move calls the data source, or the delegate without its method`() {
    let taker = stage.takeDrops(.move)
    stage.drag(0, to: 2)
    #expect(diary.take().contains("move 0 to 2"))
    stage.canMove = false
    taker.perform = { [stage] coordinator in
      let target = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
      let source = coordinator.items[0].sourceIndexPath ?? IndexPath(item: 0, section: 0)
      stage.grid.performBatchUpdates {
        stage.items.insert(stage.items.remove(at: source.item), at: target.item)
        stage.grid.deleteItems(at: [source])
        stage.grid.insertItems(at: [target])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
    }
    stage.drag(0, to: 2)
    #expect(diary.take().contains("perform at 2"))
    #expect(stage.items == [2, 0, 1, 3, 4, 5, 6, 7, 8])
    #expect(stage.shown == [2, 0, 1, 3, 4, 5, 6, 7, 8])
    #expect(Set(grid.visibleCells.map(\.alpha)) == [1])
  }

  @Test func `N225: an item into another one highlights it`() throws {
    let taker = stage.takeDrops(.copy, .insertIntoDestinationIndexPath)
    taker.perform = { coordinator in
      let item = coordinator.items[0]
      coordinator.drop(
        item.dragItem,
        intoItemAt: IndexPath(item: 4, section: 0),
        rect: CGRect(x: 0, y: 0, width: 10, height: 10)
      )
    }
    let touch = stage.lift(.at(40, 480))
    Simulator.move(touch, to: stage.middle(4))
    let cell = try #require(grid.cellForItem(at: path(4)))
    #expect(cell.isHighlighted)
    #expect(cell.configurationState.cellDropState == .targeted)
    stage.drop(touch)
    #expect(!cell.isHighlighted)
  }

  @Test func `N225: a placeholder's item is inserted when its data has come`() {
    var context: (any UICollectionViewDropPlaceholderContext)?
    let taker = stage.takeDrops(.copy)
    taker.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0),
        reuseIdentifier: "cell"
      )
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    stage.dragCard(to: stage.middle(4))
    let isInserted = context?.commitInsertion { stage.items.insert(50, at: $0.item) }
    #expect(isInserted == true)
    Simulator.advance(by: 1)
    #expect(stage.shown == [0, 50, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(context?.deletePlaceholder() == false)
  }

  @Test func `N224: disabled drags, and items that are not dragged`() {
    grid.dragInteractionEnabled = false
    stage.drag(0, to: 2)
    #expect(diary.take() == [])
    grid.dragInteractionEnabled = true
    stage.makesItems = false
    stage.drag(0, to: 2)
    #expect(diary.take() == ["items 0"])
  }

  // MARK: Hostile use

  @Test func `L111: reloads and updates while an item is dragged`() {
    let touch = stage.lift(stage.middle(0))
    Simulator.move(touch, to: stage.middle(4))
    grid.reloadData()
    Simulator.move(touch, to: stage.middle(5))
    Simulator.advance(by: 0.5)
    stage.drop(touch)
    #expect(stage.items == Array(0..<9))
    let second = stage.lift(stage.middle(0))
    Simulator.move(second, to: stage.middle(4))
    stage.items.insert(50, at: 0)
    grid.insertItems(at: [path(0)])
    Simulator.move(second, to: stage.middle(5))
    Simulator.advance(by: 0.5)
    stage.drop(second)
    #expect(stage.items.count == 10)
    #expect(stage.shown == stage.items)
    #expect(Set(grid.visibleCells.map(\.alpha)) == [1])
  }

  @Test func `N225: a delegate that reloads at each proposal and in the drop`() {
    let taker = stage.takeDrops(.move)
    taker.whenAsked = { [stage] in stage.grid.reloadData() }
    taker.perform = { [stage] coordinator in
      stage.grid.reloadData()
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: IndexPath(item: 99, section: 4))
    }
    stage.drag(0, to: 4)
    #expect(diary.lines.last == "did end")
    #expect(stage.shown == stage.items)
    #expect(Set(grid.visibleCells.map(\.alpha)) == [1])
  }

  @Test func `N224: a collection view that is removed while it is dragged from is released`() {
    weak var seen: UICollectionView?
    do {
      let other = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      other.dataSource = stage
      other.dragDelegate = stage
      stage.window.addSubview(other)
      stage.window.layoutIfNeeded()
      let touch = stage.lift(.at(25, 25))
      Simulator.move(touch, to: .at(100, 100))
      other.removeFromSuperview()
      Simulator.lift(touch)
      seen = other
    }
    Simulator.advance(by: 1)
    #expect(seen == nil)
  }
}
