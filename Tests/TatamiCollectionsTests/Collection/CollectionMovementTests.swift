import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionMovementTests {
  private func path(_ item: Int, section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Rows of 50 points of a flow layout, whose cells carry the text of their items.
  private func fixture(_ layout: UICollectionViewFlowLayout = RecordingFlow()) -> CollectionFixture
  {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture([10], layout: layout, isShown: false)
    let mover = Mover(fixture.diary)
    fixture.view.dataSource = mover
    fixture.view.delegate = mover
    fixture.view.accessibilityElements = [mover]
    fixture.show()
    return fixture
  }

  private func mover(_ fixture: CollectionFixture) -> Mover? {
    fixture.view.dataSource as? Mover
  }

  /// The items of the shown cells, from top to bottom.
  private func items(_ fixture: CollectionFixture) -> [Int] {
    fixture.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.tag)
  }

  @Test func `L111: neighbors make room while the cell follows the position`() throws {
    let fixture = fixture()
    let view = fixture.view
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    let cell = try #require(fixture.cell(0))
    #expect(fixture.diary.take().contains("canMove 0"))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 130))
    Simulator.advance(by: 1)
    #expect(cell.center == CGPoint(x: 60, y: 130))
    #expect(view.indexPath(for: cell) == path(2))
    #expect(fixture.diary.take().contains("target 0 0 2"))
    let others = view.visibleCells.filter { $0 !== cell }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(others.map(\.tag) == [1, 2, 3])
    #expect(others.map(\.frame.minY) == [0, 50, 150])
    #expect(mover(fixture)?.items == Array(0..<10))
    view.endInteractiveMovement()
    Simulator.advance(by: 1)
  }

  @Test func `L111, L113: the layout makes contexts with the paths and the position`() throws {
    let layout = RecordingFlow()
    let fixture = fixture(layout)
    fixture.view.beginInteractiveMovementForItem(at: path(1))
    layout.contexts = []
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    let context = try #require(layout.contexts.first)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path(1)])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path(3)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 50, y: 160))
    layout.contexts = []
    fixture.view.endInteractiveMovement()
    let last = try #require(layout.contexts.first)
    #expect(last.interactiveMovementTarget == .zero)
    #expect(last.targetIndexPathsForInteractivelyMovingItems == [path(3)])
    let base = UICollectionViewLayout()
    let position = CGPoint(x: 500, y: 500)
    let target = base.targetIndexPath(forInteractivelyMovingItem: path(4), withPosition: position)
    #expect(target == path(4))
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path(4),
      withTargetPosition: position
    )
    #expect(moving.center == position)
    #expect(moving.zIndex == Int.max)
  }

  @Test func `L112: the end calls moveItemAt once, without new cells`() {
    let fixture = fixture()
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    Simulator.advance(by: 1)
    _ = fixture.diary.take()
    fixture.view.endInteractiveMovement()
    Simulator.advance(by: 1)
    #expect(fixture.diary.take().filter { !$0.hasPrefix("cell") } == ["move 0 2"])
    #expect(items(fixture) == [1, 2, 0, 3])
    #expect(fixture.view.visibleCells.map(\.frame.minY).sorted() == [0, 50, 100, 150])
    fixture.view.reloadData()
    fixture.show()
    #expect(items(fixture) == [1, 2, 0, 3])
  }

  @Test func `L112: canceling returns the item and calls nothing`() {
    let fixture = fixture()
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    Simulator.advance(by: 1)
    _ = fixture.diary.take()
    fixture.view.cancelInteractiveMovement()
    Simulator.advance(by: 1)
    #expect(!fixture.diary.take().contains { $0.hasPrefix("move") })
    #expect(items(fixture) == [0, 1, 2, 3])
    #expect(fixture.view.visibleCells.map(\.frame.minY).sorted() == [0, 50, 100, 150])
  }

  @Test func `L111: items that must not move, and data sources that cannot move them`() {
    let fixture = fixture()
    mover(fixture)?.canMove = false
    #expect(!fixture.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!fixture.view.beginInteractiveMovementForItem(at: path(50)))
    let plain = CollectionFixture([10], layout: fixture.layout)
    plain.view.collectionViewLayout = RecordingFlow()
    plain.show()
    #expect(plain.view.beginInteractiveMovementForItem(at: path(0)))
    plain.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    plain.view.endInteractiveMovement()
    Simulator.advance(by: 1)
    #expect(plain.cell(0)?.frame.minY == 0)
  }

  @Test func `cells that appear during the movement come from their own items`() {
    let fixture = fixture()
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    fixture.view.contentOffset.y = 100
    Simulator.advance(by: 1)
    #expect(Set(items(fixture)).isSuperset(of: [0, 3, 4, 5]))
    fixture.view.cancelInteractiveMovement()
    Simulator.advance(by: 1)
  }

  @Test func `the content scrolls while the cell is at an edge`() {
    let fixture = fixture()
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 190))
    Simulator.advance(by: 3)
    #expect(fixture.view.contentOffset.y == 300)
    fixture.view.endInteractiveMovement()
    Simulator.advance(by: 1)
    #expect(mover(fixture)?.items.last == 0)
    #expect(fixture.view.contentOffset.y == 300)
  }

  @Test func `a reload ends the movement`() {
    let fixture = fixture()
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    fixture.view.reloadData()
    Simulator.advance(by: 1)
    #expect(items(fixture) == [0, 1, 2, 3])
    fixture.view.endInteractiveMovement()
    #expect(mover(fixture)?.items == Array(0..<10))
  }

  @Test func `an update returns the item first`() {
    let fixture = fixture()
    fixture.view.beginInteractiveMovementForItem(at: path(0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    fixture.view.performBatchUpdates {
      mover(fixture)?.items.remove(at: 1)
      fixture.view.deleteItems(at: [path(1)])
    }
    Simulator.advance(by: 1)
    #expect(items(fixture) == [0, 2, 3, 4])
  }
}

/// Records the contexts of its invalidations.
private final class RecordingFlow: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// A data source and delegate whose items can be moved.
private final class Mover: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var items = Array(0..<10)
  var canMove = true
  private let diary: ListDiary

  init(_ diary: ListDiary) { self.diary = diary }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.tag = items[path.item]
    return cell
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    diary.add("canMove \(path.item)")
    return canMove
  }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath)
  {
    diary.add("move \(source.item) \(target.item)")
    items.insert(items.remove(at: source.item), at: target.item)
  }
  func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    diary.add("target \(original.item) \(current.item) \(proposed.item)")
    return proposed
  }
}
