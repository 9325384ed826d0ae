import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionLoadingTests {
  @Test func `S144: the first load asks for counts, layout and cells in this order`() {
    let fixture = CollectionFixture([2, 1], isShown: false)
    fixture.source.recordsCounts = true
    fixture.source.recordsDisplay = true
    _ = fixture.diary.take()
    Simulator.advance(by: 0)
    #expect(
      fixture.diary.take() == [
        "sections", "items of 0", "items of 1", "prepare", "contentSize", "elements", "cell 0",
        "willDisplay 0", "cell 1", "willDisplay 1", "cell 0", "willDisplay 0",
      ]
    )
  }

  @Test func `S145: counts are cached until the data is reloaded`() {
    let fixture = CollectionFixture([2])
    fixture.source.recordsCounts = true
    fixture.source.counts = [5, 5]
    #expect(fixture.view.numberOfSections == 1)
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    #expect(fixture.diary.take().isEmpty)
    fixture.view.reloadData()
    #expect(fixture.view.numberOfItems(inSection: 1) == 5)
    #expect(fixture.diary.take() == ["sections", "items of 0", "items of 1"])
    #expect(fixture.view.numberOfItems(inSection: 7) == 0)
  }

  @Test func `S146, S161: an invalidation prepares the layout once, in the next pass`() {
    let fixture = CollectionFixture([20])
    fixture.rows.rowHeight = 40
    fixture.layout.invalidateLayout()
    fixture.layout.invalidateLayout()
    #expect(fixture.diary.take().isEmpty)
    Simulator.advance(by: 0)
    #expect(fixture.diary.take() == ["prepare", "contentSize", "elements"])
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 800))
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  @Test func `S161: an override of invalidateLayout is reached by every cause`() {
    let layout = CountingLayout()
    let fixture = CollectionFixture([20], layout: layout)
    layout.causes = 0
    fixture.view.reloadData()
    #expect(layout.causes == 1)
    fixture.show()
    layout.invalidatesForBounds = true
    fixture.view.contentOffset.y = 10
    fixture.show()
    #expect(layout.causes == 2)
    fixture.source.counts = [21]
    fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.causes == 3)
    fixture.view.collectionViewLayout = RowLayout()
    fixture.view.collectionViewLayout = layout
    #expect(layout.causes == 4)
  }

  @Test func `S147: elements outside of the bounds have no views`() {
    let fixture = CollectionFixture([20], layout: GenerousLayout())
    #expect(fixture.shownItems == [0, 1, 2, 3])
  }

  @Test func `S148: attributes of the layout are not modified`() {
    let layout = CachingLayout()
    let fixture = CollectionFixture([3], layout: layout)
    let cached = layout.cache.map { $0.frame }
    fixture.cell(0)?.alpha = 0.5
    fixture.view.contentOffset.y = 30
    fixture.show()
    #expect(layout.cache.map { $0.frame } == cached)
    #expect(layout.cache.map { $0.alpha } == [1, 1, 1])
  }

  @Test func `S148: attributes that the layout changes in place are applied`() {
    let layout = CachingLayout()
    let fixture = CollectionFixture([3], layout: layout)
    layout.cache[1].frame.origin.x = 7
    fixture.view.contentOffset.y = 10
    fixture.show()
    #expect(fixture.cell(1)?.frame.minX == 7)
  }

  @Test func `S149: a layout without attributes of single items shows all of them`() {
    let fixture = CollectionFixture([3], layout: CachingLayout())
    #expect(fixture.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(fixture.shownItems == [0, 1, 2])
  }

  @Test func `S162: reloading drops the selection at once and works in the next pass`() {
    let fixture = CollectionFixture([4])
    let path = IndexPath(item: 1, section: 0)
    fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [path])
    fixture.source.configured = []
    fixture.view.reloadData()
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.source.configured.isEmpty)
    fixture.show()
    #expect(fixture.source.configured.count == 4)
    #expect(fixture.cell(1)?.isSelected == false)
  }

  @Test func `S163: a layout has its collection view before it is prepared and loses it`() {
    let first = RowLayout()
    let fixture = CollectionFixture([1], layout: first)
    #expect(first.collectionView === fixture.view)
    let second = RowLayout()
    #expect(second.collectionView == nil)
    fixture.view.collectionViewLayout = second
    #expect(first.collectionView == nil)
    #expect(second.collectionView === fixture.view)
  }

  @Test func `S164: a new size updates the visible elements without an invalidation`() {
    let fixture = CollectionFixture([20])
    fixture.view.frame.size.height = 100
    fixture.show()
    #expect(fixture.shownItems == [0, 1])
    fixture.view.frame.size.height = 300
    Simulator.advance(by: 0)
    #expect(!fixture.diary.take().contains("prepare"))
    #expect(fixture.shownItems == [0, 1, 2, 3, 4, 5])
  }

  @Test func `S168: without sections of its own a data source has one`() {
    let source = PlainSource()
    let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
    view.dataSource = source
    #expect(view.numberOfSections == 1)
  }

  @Test func `S168: a supplementary view that the data source cannot supply is an error`() {
    let layout = RowLayout()
    layout.headerHeight = 20
    let source = PlainSource()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let reports = Reports.during { view.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("supplementary view of kind header") == true)
    #expect(view.visibleCells.count == 1)
  }
}

private final class CountingLayout: RowLayout {
  var causes = 0
  var invalidatesForBounds = false
  override func invalidateLayout() {
    causes += 1
    super.invalidateLayout()
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesForBounds
  }
}

/// Returns all items for any rectangle.
private final class GenerousLayout: RowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 1000))
  }
}

/// Returns the same objects each time, and only for rectangles.
private final class CachingLayout: RowLayout {
  var cache: [UICollectionViewLayoutAttributes] = []
  override func prepare() {
    super.prepare()
    cache = (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0)
      )
      attributes.frame = CGRect(x: 0, y: item * 50, width: 100, height: 50)
      return attributes
    }
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// One item and no optional methods.
private final class PlainSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
