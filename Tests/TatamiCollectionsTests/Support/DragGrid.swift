import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport

/// A grid of three columns whose items are dragged, above a card with an item from elsewhere.
@MainActor
final class DragGrid: DragStage, UICollectionViewDataSource, UICollectionViewDelegate {
  let grid: UICollectionView
  var items = Array(0..<9)
  var canMove = true
  var makesItems = true
  /// The object that takes part in drops; held here, because the collection view holds it weakly.
  var taker: GridDropTaker?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 440),
      collectionViewLayout: layout
    )
    super.init(width: 300)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
    grid.dragDelegate = self
    show(grid)
  }

  /// Takes drops with a proposal.
  func takeDrops(
    _ operation: UIDropOperation,
    _ intent: UICollectionViewDropProposal.Intent = .insertAtDestinationIndexPath
  ) -> GridDropTaker {
    let proposal = UICollectionViewDropProposal(operation: operation, intent: intent)
    let taker = GridDropTaker(diary, proposal)
    self.taker = taker
    grid.dropDelegate = taker
    return taker
  }

  /// The middle of the place of an item in the window.
  func middle(_ item: Int) -> CGPoint {
    CGPoint(x: 50 + 100 * CGFloat(item % 3), y: 50 + 100 * CGFloat(item / 3))
  }

  func drag(_ item: Int, to other: Int) {
    let touch = lift(middle(item))
    move(touch, to: middle(other))
    Simulator.advance(by: 0.5)
    drop(touch)
  }

  func dragCard(to point: CGPoint) {
    let touch = lift(.at(40, 480))
    move(touch, to: point)
    drop(touch)
  }

  /// The items of the cells, in the order of their index paths.
  var shown: [Int] {
    grid.layoutIfNeeded()
    return grid.indexPathsForVisibleItems.sorted().compactMap { grid.cellForItem(at: $0)?.tag }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.tag = items[path.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt path: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt source: IndexPath,
    to target: IndexPath
  ) {
    diary.add("move \(source.item) to \(target.item)")
    items.insert(items.remove(at: source.item), at: target.item)
  }
}

extension DragGrid: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at path: IndexPath
  ) -> [UIDragItem] {
    diary.add("items \(path.item)")
    return makesItems ? [Self.item("\(path.item)")] : []
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { diary.add("will begin") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { diary.add("did end") }
}

/// Takes drops onto a grid.
@MainActor
final class GridDropTaker: NSObject, UICollectionViewDropDelegate {
  private let diary: Diary
  private let proposal: UICollectionViewDropProposal
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }
  var whenAsked: () -> Void = {}

  init(_ diary: Diary, _ proposal: UICollectionViewDropProposal) {
    (self.diary, self.proposal) = (diary, proposal)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) { diary.add("enter") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    whenAsked()
    return proposal
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    diary.add("perform at \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nil")")
    perform(coordinator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { diary.add("drop ended") }
}
