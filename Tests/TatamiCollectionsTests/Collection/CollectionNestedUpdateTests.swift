import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Changes from inside of callbacks that were called between two states of a collection view.
@MainActor
@Suite(.arithmeticText)
struct CollectionNestedUpdateTests {
  private let list = NumberedList(0..<10)

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Deletes an item.
  private func delete(_ item: Int) {
    list.numbers.remove(at: item)
    list.view.deleteItems(at: [path(item)])
  }

  /// Inserts an item at the start.
  private func insert(_ number: Int) {
    list.numbers.insert(number, at: 0)
    list.view.insertItems(at: [path(0)])
  }

  @Test func `L96: a batch reconfigures cells at their new index paths`() {
    list.requested = []
    list.view.performBatchUpdates {
      list.numbers.remove(at: 0)
      list.view.deleteItems(at: [path(0)])
      list.view.reconfigureItems(at: [path(2)])
      #expect(list.requested == [])
    }
    #expect(list.requested.first == path(1))
    #expect(list.shown == [1, 2, 3, 4])
  }

  @Test func `L96: a layout while a cell is reconfigured takes place afterward`() {
    list.onCell = {
      list.view.contentOffset.y = 300
      list.view.layoutIfNeeded()
    }
    list.view.reconfigureItems(at: [path(0)])
    Simulator.advance(by: 1)
    #expect(list.shown == [6, 7, 8, 9])
  }

  @Test func `L96: all cells are configured again if one of them changes the data`() {
    list.onCell = {
      list.requested = []
      insert(10)
    }
    list.view.reconfigureItems(at: [path(0), path(1)])
    Simulator.advance(by: 1)
    #expect(list.shown == [10, 0, 1, 2])
    #expect(Set(list.requested) == Set((0..<4).map(path)))
  }

  @Test func `S179: a change that is no batch requests no cells for the data before it`() {
    list.requested = []
    list.view.contentOffset.y = 300
    delete(9)
    #expect(!list.requested.contains(path(9)))
    Simulator.advance(by: 1)
    #expect(list.shown == [5, 6, 7, 8])
  }

  @Test func `L183: an update while an update asks for the offset replaces it`() {
    list.onOffset = { delete(2) }
    insert(10)
    Simulator.advance(by: 1)
    #expect(list.shown == [10, 0, 2, 3])
    #expect(list.hasGhosts == false)
  }

  @Test func `L183: an update while a reload ends the display of cells applies to new cells`() {
    list.onEnd = { delete(0) }
    list.numbers = Array(20..<30)
    list.view.reloadData()
    #expect(list.view.numberOfItems(inSection: 0) == 10)
    Simulator.advance(by: 1)
    #expect(list.shown == [21, 22, 23, 24])
    #expect(list.hasGhosts == false)
  }

  @Test func `L183: an update at the end of a highlight follows the update that ended it`() {
    list.onUnhighlight = { insert(10) }
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: list.window)
    Simulator.advance(by: 0.2)
    let reports = Reports.during { delete(0) }
    #expect(reports == [])
    #expect(list.onUnhighlight == nil)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(list.shown == [10, 1, 2, 3])
  }

  @Test func `L184: an item is not selected if the data is emptied while counts are requested`() {
    list.onSelect = {
      list.onCount = {
        list.numbers = []
        list.view.reloadData()
      }
      list.view.dataSource = nil
      list.view.dataSource = list
    }
    Simulator.tap(at: CGPoint(x: 50, y: 20), in: list.window)
    #expect(list.onCount == nil)
    #expect(list.selected == [])
  }

  @Test func `L183: a layout while sizes are requested takes place afterward`() {
    list.numbers = Array(0..<2)
    list.view.reloadData()
    Simulator.advance(by: 1)
    list.numbers = Array(0..<10)
    list.onSize = { list.view.layoutIfNeeded() }
    list.view.reloadData()
    _ = list.view.layoutAttributesForItem(at: path(0))
    Simulator.advance(by: 1)
    #expect(list.shown == [0, 1, 2, 3])
  }

  @Test func `L123: a header stays in place when an update scrolls and the program lays out`() {
    let layout = list.layout
    layout.headerReferenceSize.height = 24
    layout.sectionHeadersPinToVisibleBounds = true
    list.view.contentOffset.y = 90
    Simulator.advance(by: 1)
    list.onScroll = { list.view.layoutIfNeeded() }
    list.view.performBatchUpdates {
      list.numbers.removeLast(8)
      list.view.deleteItems(at: (2..<10).map(path))
    }
    Simulator.advance(by: 1)
    #expect(list.view.contentOffset.y == 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(list.view.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 0)
  }

  @Test(arguments: 1..<13)
  func `L111, L184: a moving item has its index path in the data source for the delegate`(
    seed: UInt64
  ) {
    let soak = CollectionSoak(seed: seed, makeLayout: SoakLayout.flow.make)
    soak.perform(.move) {}
    #expect(soak.settle() == nil)
  }
}

/// A collection view of numbered rows of 50 points with one section, and its data source and
/// delegate, each of whose actions is performed in the next call only.
@MainActor
private final class NumberedList: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  var numbers: [Int]
  var requested: [IndexPath] = []
  var selected: [IndexPath] = []
  var onCell, onCount, onSelect, onOffset: (() -> Void)?
  var onEnd, onUnhighlight, onSize, onScroll: (() -> Void)?

  init(_ numbers: Range<Int>) {
    self.numbers = Array(numbers)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    (view.dataSource, view.delegate) = (self, self)
    window.isHidden = false
    window.addSubview(view)
    Simulator.advance(by: 1)
  }

  /// The numbers of the visible cells, from top to bottom.
  var shown: [Int] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.tag }
  }

  /// Whether a cell is shown that belongs to no item.
  var hasGhosts: Bool {
    view.subviews.filter { $0 is UICollectionViewCell }.count != view.visibleCells.count
  }

  private func perform(_ action: ReferenceWritableKeyPath<NumberedList, (() -> Void)?>) {
    let once = self[keyPath: action]
    self[keyPath: action] = nil
    once?()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    let count = numbers.count
    perform(\.onCount)
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = numbers.indices.contains(indexPath.item) ? numbers[indexPath.item] : -1
    requested.append(indexPath)
    perform(\.onCell)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = number
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    perform(\.onSize)
    return CGSize(width: 100, height: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    perform(\.onOffset)
    return proposedContentOffset
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { perform(\.onEnd) }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { perform(\.onUnhighlight) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    perform(\.onSelect)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { perform(\.onScroll) }
}
