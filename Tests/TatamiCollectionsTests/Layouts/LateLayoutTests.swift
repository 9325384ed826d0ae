import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Layouts that compute frames in `prepare(forCollectionViewUpdates:)`.
@MainActor
@Suite(.arithmeticText)
struct LateLayoutTests {
  @Test func `L119: a layout may use an update only when its items are known`() {
    let layout = LateLayout()
    let fixture = CollectionFixture([3], layout: layout)
    #expect(fixture.view.contentSize.height == 150)
    fixture.view.performBatchUpdates {
      fixture.source.counts = [5]
      fixture.view.insertItems(at: [3, 4].map { IndexPath(item: $0, section: 0) })
    }
    #expect(fixture.view.contentSize.height == 250)
    Simulator.advance(by: 1)
    #expect(fixture.view.visibleCells.count == 4)
    #expect(fixture.view.contentSize.height == 250)
  }
}

/// Rows of 50 points, of which an update adds the inserted ones.
@MainActor
private final class LateLayout: UICollectionViewLayout {
  private var count: Int?
  private var isAwaitingUpdates = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isAwaitingUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    if count == nil { count = collectionView?.numberOfItems(inSection: 0) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    isAwaitingUpdates = false
    count = (count ?? 0) + updateItems.count { $0.updateAction == .insert }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: CGFloat(count ?? 0) * 50)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !isAwaitingUpdates, let count, indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(count ?? 0)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
