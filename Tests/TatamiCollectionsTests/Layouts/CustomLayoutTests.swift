import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The requirements of collection views for layouts that programs write.
@MainActor
@Suite(.arithmeticText)
struct CustomLayoutTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: Mirroring

  private func mirrored(_ layout: StairLayout) -> CollectionFixture {
    let fixture = CollectionFixture([6], layout: layout, isShown: false)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    return fixture
  }

  @Test func `L137: the content of a layout that flips is mirrored from right to left`() {
    let layout = StairLayout()
    let fixture = mirrored(layout)
    #expect(fixture.cell(1)?.frame == CGRect(x: 60, y: 50, width: 30, height: 50))
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame.minX == 10)
    #expect(fixture.view.layoutAttributesForItem(at: path(1))?.frame.minX == 60)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 85, y: 60)) == path(1))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 15, y: 60)) == nil)
    fixture.view.semanticContentAttribute = .forceLeftToRight
    fixture.view.reloadData()
    fixture.show()
    #expect(fixture.cell(1)?.frame.minX == 10)
  }

  @Test func `L137: updates of mirrored content begin and end at mirrored positions`() {
    let layout = StairLayout()
    let fixture = mirrored(layout)
    layout.shift = 5
    fixture.source.counts = [7]
    fixture.view.insertItems(at: [path(0)])
    Simulator.advance(by: 0)
    let cell = fixture.cell(0)
    #expect(cell?.frame.minX == 70)
    #expect(cell?.layer.presentation()?.frame.minX == 65)
    Simulator.advance(by: 1)
    #expect(fixture.cell(1)?.frame.minX == 60)
  }

  // MARK: Self-sizing

  @Test func `L47: a cell may change the attributes that it is asked for and return them`() {
    let fixture = CollectionFixture([8], layout: MeasuredRows(), cellClass: GrowingCell.self)
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 60, width: 100, height: 60))
    #expect(fixture.view.contentSize.height >= 4 * 60 + 4 * 20)
  }

  // MARK: Animated bounds

  @Test func `L121: new bounds inside an animation are announced, prepared and finalized`() {
    let layout = ResizingLayout()
    let fixture = CollectionFixture([6], layout: layout)
    layout.diary = ListDiary()
    fixture.view.frame.size.height = 100
    fixture.show()
    #expect(layout.diary?.take().contains { $0.hasPrefix("animated") } == false)
    UIView.animate(withDuration: 0.4) {
      fixture.view.frame.size.height = 200
      fixture.view.layoutIfNeeded()
    }
    let entries = layout.diary?.take().filter { !["elements", "contentSize"].contains($0) } ?? []
    #expect(entries.prefix(2) == ["prepare", "animated 100.0"])
    #expect(entries.dropFirst(2).dropLast().sorted() == ["initial 2", "initial 3"])
    #expect(entries.last == "finalize")
    Simulator.advance(by: 0)
    #expect(fixture.cell(2)?.alpha == 1)
    #expect(fixture.cell(2)?.layer.presentation()?.opacity == 0)
    Simulator.advance(by: 1)
    #expect(fixture.cell(2)?.layer.presentation()?.opacity == 1)
  }

  @Test func `L121: cells that smaller bounds do not show leave with final attributes`() throws {
    let layout = ResizingLayout()
    let fixture = CollectionFixture([6], layout: layout)
    let cell = try #require(fixture.cell(3))
    UIView.animate(withDuration: 0.4) {
      fixture.view.frame.size.height = 100
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.shownItems == [0, 1])
    #expect(cell.alpha == 0)
    #expect(cell.superview === fixture.view)
    Simulator.advance(by: 0.5)
    #expect(cell.superview == nil)
  }

  // MARK: Updates

  @Test func `the closure of a batch may be one that does not escape`() {
    let fixture = CollectionFixture([3])
    var log: [Bool] = []
    update(fixture.view, { fixture.source.counts = [4] }) { log.append($0) }
    Simulator.advance(by: 1)
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(log == [true])
  }

  private func update(
    _ view: UICollectionView,
    _ change: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    view.performBatchUpdates(
      {
        change()
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
      },
      completion: completion
    )
  }
}

/// Cells 30 points wide, each 10 points further from the leading edge than the last.
private final class StairLayout: RowLayout {
  /// The distance between the initial position of inserted items and their own, in points.
  var shift: CGFloat = 0

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.frame.origin.x = CGFloat(indexPath.item) * 10
    attributes?.frame.size.width = 30
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    attributes?.center.x += shift
    return attributes
  }
}

/// Rows of 20 points until their cells have been measured.
private final class MeasuredRows: UICollectionViewLayout {
  private var heights: [Int: CGFloat] = [:]
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    frames = []
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let y = frames.last?.maxY ?? 0
      frames.append(CGRect(x: 0, y: y, width: 100, height: heights[item] ?? 20))
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
}

/// A cell that is 60 points high and says so in the attributes that it gets.
private final class GrowingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 60
    return layoutAttributes
  }
}

/// Rows that fade in and out while the bounds change.
private final class ResizingLayout: RowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.contentSize
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    diary?.add("animated \(oldBounds.height)")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    diary?.add("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    diary?.add("initial \(itemIndexPath.item)")
    return faded(itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(itemIndexPath) }

  private func faded(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: path)
    attributes?.alpha = 0
    return attributes
  }
}
