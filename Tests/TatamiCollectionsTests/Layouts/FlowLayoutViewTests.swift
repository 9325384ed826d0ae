import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct FlowLayoutViewTests {
  private let flow = UICollectionViewFlowLayout()

  private func path(_ item: Int, section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func fixture(_ counts: [Int], delegate: FlowDelegate? = nil) -> CollectionFixture {
    let fixture = CollectionFixture(counts, layout: flow, isShown: false)
    if let delegate { fixture.view.delegate = delegate }
    fixture.show()
    return fixture
  }

  @Test func `S169: items are 50 x 50 with distances of 10, scrolling vertically`() {
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero)
    #expect(flow.estimatedItemSize == .zero)
    #expect(flow.scrollDirection == .vertical)
    let fixture = fixture([3])
    #expect(fixture.cell(1)?.frame == CGRect(x: 25, y: 60, width: 50, height: 50))
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 170))
  }

  @Test func `S176: the delegate's values come before the properties, per section and item`() {
    let delegate = FlowDelegate()
    flow.headerReferenceSize = CGSize(width: 0, height: 99)
    let fixture = fixture([2, 2], delegate: delegate)
    let header = UICollectionView.elementKindSectionHeader
    #expect(fixture.cell(1)?.frame == CGRect(x: 16, y: 44, width: 32, height: 20))
    #expect(fixture.cell(1, section: 1)?.frame == CGRect(x: 16, y: 152, width: 32, height: 20))
    let frames = [0, 1].map {
      fixture.view.supplementaryView(forElementKind: header, at: path(0, section: $0))?.frame
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(frames[1] == CGRect(x: 0, y: 68, width: 100, height: 40))
  }

  @Test func `S176: a delegate without methods leaves the properties in force`() {
    flow.itemSize = CGSize(width: 30, height: 20)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    flow.minimumLineSpacing = 3
    flow.footerReferenceSize = CGSize(width: 1, height: 7)
    let delegate = SilentDelegate()
    let fixture = CollectionFixture([4], layout: flow, isShown: false)
    fixture.view.delegate = delegate
    fixture.show()
    #expect(fixture.cell(3)?.frame == CGRect(x: 65, y: 28, width: 30, height: 20))
    #expect(fixture.view.contentSize.height == 60)
  }

  @Test func `S177, L131: content insets make the lines shorter`() {
    let fixture = fixture([4])
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    fixture.show()
    #expect(fixture.view.contentSize.width == 70)
    #expect(fixture.cell(0)?.frame.minX == 10)
  }

  @Test func `S159: only a new length across the scroll direction invalidates`() {
    let fixture = fixture([30])
    let size = fixture.view.bounds.size
    let moved = CGRect(origin: CGPoint(x: 0, y: 40), size: size)
    #expect(!flow.shouldInvalidateLayout(forBoundsChange: moved))
    let taller = CGRect(x: 0, y: 0, width: 100, height: 900)
    #expect(!flow.shouldInvalidateLayout(forBoundsChange: taller))
    let wider = CGRect(x: 0, y: 0, width: 120, height: 200)
    #expect(flow.shouldInvalidateLayout(forBoundsChange: wider))
    fixture.view.frame.size.width = 120
    fixture.show()
    #expect(fixture.cell(1)?.frame == CGRect(x: 70, y: 0, width: 50, height: 50))
  }

  @Test func `L123, L122: pinned headers stay in the visible part of their section`() {
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.footerReferenceSize = CGSize(width: 0, height: 20)
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionFootersPinToVisibleBounds = true
    let fixture = fixture([6, 6])
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let frame = { (kind: String, section: Int) in
      fixture.view.supplementaryView(forElementKind: kind, at: path(0, section: section))?.frame
    }
    #expect(frame(footer, 0)?.maxY == 200)
    fixture.view.contentOffset.y = 100
    fixture.show()
    #expect(frame(header, 0)?.minY == 100)
    #expect(frame(footer, 0)?.maxY == 300)
    fixture.view.contentOffset.y = 380
    fixture.show()
    #expect(frame(header, 0)?.minY == 370)
    #expect(frame(header, 1)?.minY == 400)
    let pinned = flow.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))
    #expect(pinned?.zIndex == 10)
  }

  @Test func `L123: pinning keeps the frames of the items`() {
    flow.sectionHeadersPinToVisibleBounds = true
    let delegate = FlowDelegate()
    let fixture = fixture([20], delegate: delegate)
    let asked = delegate.asked
    #expect(asked > 0)
    fixture.view.contentOffset.y = 30
    fixture.show()
    #expect(delegate.asked == asked)
  }

  @Test func `L124: insets can be measured from the safe area`() {
    flow.itemSize = CGSize(width: 20, height: 20)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
    flow.sectionInsetReference = .fromLayoutMargins
    let fixture = fixture([4])
    let margin = fixture.view.layoutMargins.left
    #expect(margin > 0)
    #expect(fixture.cell(0)?.frame.minX == 3 + margin)
    #expect(fixture.view.contentSize.width == 100)
  }

  @Test func `L137: a layout that flips is mirrored in right-to-left`() {
    let layout = FlippingLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(!flow.flipsHorizontallyInOppositeLayoutDirection)
    let fixture = CollectionFixture([2], layout: layout, isShown: false)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    #expect(fixture.cell(0)?.frame.minX == 70)
  }

  @Test func `S178: cells replace the estimated size, others keep their place in line`() {
    flow.estimatedItemSize = CGSize(width: 100, height: 40)
    let fixture = CollectionFixture(
      [30],
      layout: flow,
      cellClass: MeasuredCell.self,
      isShown: false
    )
    fixture.source.makeCell = {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
      (cell as? MeasuredCell)?.height = $1.item == 1 ? 60 : 40
      return cell
    }
    fixture.show()
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 50, width: 100, height: 60))
    #expect(fixture.cell(2)?.frame == CGRect(x: 0, y: 120, width: 100, height: 40))
    #expect(fixture.view.contentSize.height == 1510)
    #expect(flow.layoutAttributesForItem(at: path(29))?.frame.height == 40)
  }

  @Test func `S178: an item that keeps its size does not invalidate`() {
    flow.estimatedItemSize = CGSize(width: 100, height: 40)
    let fixture = CollectionFixture([3], layout: flow, cellClass: MeasuredCell.self)
    let attributes = flow.layoutAttributesForItem(at: path(0))
    let cell = fixture.cell(0) as? MeasuredCell
    #expect(cell?.asked == 1)
    if let attributes {
      let answer = flow.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes,
        withOriginalAttributes: attributes
      )
      #expect(!answer)
    }
    fixture.view.contentOffset.y = 5
    fixture.show()
    #expect(cell?.asked == 1)
  }

  @Test func `S178: measured sizes follow their items through updates`() {
    flow.estimatedItemSize = CGSize(width: 100, height: 40)
    let fixture = CollectionFixture([3], layout: flow, cellClass: MeasuredCell.self)
    fixture.source.makeCell = {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
      (cell as? MeasuredCell)?.height = 70
      return cell
    }
    fixture.view.reloadData()
    fixture.show()
    #expect(fixture.view.contentSize.height == 230)
    fixture.source.counts = [4]
    fixture.view.insertItems(at: [path(0)])
    fixture.show()
    #expect(fixture.view.contentSize.height == 310)
  }

  @Test func `L87: an invalidated natural size measures the cell again, unless disabled`() {
    flow.estimatedItemSize = CGSize(width: 100, height: 40)
    let fixture = CollectionFixture([3], layout: flow, cellClass: MeasuredCell.self)
    let cell = fixture.cell(0) as? MeasuredCell
    cell?.height = 70
    cell?.invalidateIntrinsicContentSize()
    fixture.show()
    #expect(cell?.frame.height == 70)
    fixture.view.selfSizingInvalidation = .disabled
    cell?.height = 90
    cell?.invalidateIntrinsicContentSize()
    fixture.show()
    #expect(cell?.frame.height == 70)
  }

  @Test func `bad sizes are reported and show nothing`() {
    flow.itemSize = CGSize(width: CGFloat.nan, height: -1)
    let fixture = CollectionFixture([3], layout: flow, isShown: false)
    let reports = Reports.during { fixture.show() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("the flow layout has no frames") == true)
    #expect(fixture.view.visibleCells.isEmpty)
    flow.itemSize = CGSize(width: 10, height: 10)
    fixture.show()
    #expect(fixture.view.visibleCells.count == 3)
  }

  @Test func `a million items are shown without listing them`() {
    let fixture = fixture([1_000_000])
    #expect(fixture.view.contentSize.height == 59_999_990)
    fixture.view.scrollToItem(at: path(500_000), at: .top, animated: false)
    fixture.show()
    #expect(fixture.shownItems == Array(500_000...500_003))
    #expect(fixture.source.configured.count <= 9)
  }
}

/// Gives every value; the sections differ.
private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var asked = 0
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 30 + 2 * path.item, height: 20)
  }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40) }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 10 : 20 }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 2 }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: section == 0 ? 10 : 40) }
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}

private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class MeasuredCell: UICollectionViewCell {
  var height: CGFloat = 40
  var asked = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    asked += 1
    return CGSize(width: size.width, height: height)
  }
}
