import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Data sources, delegates and layouts that break the rules.
@MainActor
@Suite(.arithmeticText)
struct CollectionHostileTests {
  private func cellCount(_ fixture: CollectionFixture) -> Int {
    fixture.view.subviews.count { $0 is UICollectionViewCell }
  }

  @Test func `reloading while cells are requested shows each item once`() {
    let fixture = CollectionFixture([10], isShown: false)
    var reloads = 0
    fixture.source.makeCell = { view, path in
      if path.item == 2, reloads < 3 {
        reloads += 1
        view.reloadData()
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    fixture.show()
    fixture.show()
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(cellCount(fixture) == 4)
  }

  @Test func `reloading while cells are displayed shows each item once`() {
    let fixture = CollectionFixture([10], isShown: false)
    let delegate = ReloadingDelegate()
    fixture.view.delegate = delegate
    fixture.show()
    fixture.show()
    #expect(delegate.hasReloaded)
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(cellCount(fixture) == 4)
  }

  @Test func `updates while cells are requested show each item once`() {
    let fixture = CollectionFixture([10], isShown: false)
    var isChanged = false
    fixture.source.makeCell = { view, path in
      if path.item == 1, !isChanged {
        isChanged = true
        fixture.source.counts = [11]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    fixture.show()
    Simulator.advance(by: 1)
    #expect(fixture.view.numberOfItems(inSection: 0) == 11)
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(cellCount(fixture) == 4)
  }

  @Test func `counts that change without notice have no effect`() {
    let fixture = CollectionFixture([10])
    fixture.source.counts = [2]
    fixture.layout.invalidateLayout()
    fixture.view.contentOffset.y = 100
    fixture.show()
    #expect(fixture.shownItems == [2, 3, 4, 5])
  }

  @Test func `attributes of items that do not exist are reported`() {
    let fixture = CollectionFixture([2], layout: LyingLayout(), isShown: false)
    let reports = Reports.during { fixture.show() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("which does not exist") == true)
    #expect(fixture.shownItems == [0, 1])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -CGFloat.infinity])
  func `frames that are not finite show nothing`(length: CGFloat) {
    let layout = RowLayout()
    let fixture = CollectionFixture([3], layout: layout)
    let view = UICollectionView(
      frame: fixture.window.bounds,
      collectionViewLayout: OddLayout(length)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = fixture.source
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.frame.minX.isFinite })
    #expect(view.contentSize == .zero)
  }

  @Test func `a delegate may release the view`() {
    let fixture = CollectionFixture([10], isShown: false)
    let delegate = RemovingDelegate()
    fixture.view.delegate = delegate
    fixture.show()
    #expect(fixture.view.superview == nil)
    #expect(delegate.displayed > 0)
  }
}

/// Has attributes of an item more than there are.
private final class LyingLayout: RowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let wrong = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 3))
    wrong.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [wrong]
  }
}

/// One item with lengths that are not finite.
private final class OddLayout: UICollectionViewLayout {
  private let length: CGFloat
  init(_ length: CGFloat) {
    self.length = length
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  override var collectionViewContentSize: CGSize { CGSize(width: length, height: length) }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: length, height: length)
    return [attributes]
  }
}

private final class RemovingDelegate: NSObject, UICollectionViewDelegate {
  var displayed = 0
  func collectionView(
    _ view: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    displayed += 1
    view.removeFromSuperview()
  }
}

/// Reloads the data once, before the cell of an item is displayed.
private final class ReloadingDelegate: NSObject, UICollectionViewDelegate {
  private(set) var hasReloaded = false

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard indexPath.item == 2, !hasReloaded else { return }
    hasReloaded = true
    collectionView.reloadData()
  }
}
