import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionScrollingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `S159, S160: new bounds ask the layout, whose context is then invalidated`() {
    let layout = BoundsLayout()
    let fixture = CollectionFixture([20], layout: layout)
    layout.asked = []
    layout.contexts = []
    fixture.view.contentOffset.y = 30
    fixture.show()
    #expect(layout.asked == [CGRect(x: 0, y: 30, width: 100, height: 200)])
    #expect(layout.contexts.isEmpty)
    layout.answer = true
    fixture.view.frame.size.height = 100
    Simulator.advance(by: 0)
    #expect(layout.asked.last == CGRect(x: 0, y: 30, width: 100, height: 100))
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first === layout.made)
    #expect(fixture.diary.take().first == "prepare")
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `S165: cells and paths of visible items, the frontmost item at a point`() {
    let fixture = CollectionFixture([20], layout: OverlappingLayout())
    #expect(fixture.view.cellForItem(at: path(10)) == nil)
    #expect(fixture.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(fixture.cell(2).flatMap { fixture.view.indexPath(for: $0) } == path(2))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 55)) == path(0))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 75)) == path(1))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 500, y: 5)) == nil)
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, CGFloat(500)), (.centeredVertically, 425), (.bottom, 350),
    (UICollectionView.ScrollPosition(), 350),
  ])
  func `L126: items scroll to a position`(
    position: UICollectionView.ScrollPosition,
    offset: CGFloat
  ) {
    let fixture = CollectionFixture([40])
    fixture.view.scrollToItem(at: path(10), at: position, animated: false)
    #expect(fixture.view.contentOffset.y == offset)
  }

  @Test func `L126: positions respect insets and are clamped; two of one axis are an error`() {
    let fixture = CollectionFixture([40])
    fixture.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    fixture.view.scrollToItem(at: path(10), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 470)
    fixture.view.scrollToItem(at: path(10), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 360)
    fixture.view.scrollToItem(at: path(39), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 1810)
    let reports = Reports.during {
      fixture.view.scrollToItem(at: path(0), at: [.top, .bottom], animated: false)
      fixture.view.scrollToItem(at: path(99), at: .top, animated: false)
    }
    #expect(reports.count == 2)
    #expect(fixture.view.contentOffset.y == 1810)
  }

  @Test func `L126: selecting with an empty position does not scroll`() {
    let fixture = CollectionFixture([40])
    fixture.view.selectItem(at: path(30), animated: false, scrollPosition: [])
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.selectItem(at: path(30), animated: false, scrollPosition: .top)
    #expect(fixture.view.contentOffset.y == 1500)
  }

  @Test func `L128, S184: the layout changes the end of a drag, the base keeps it`() {
    let layout = SnappingLayout()
    let fixture = CollectionFixture([40], layout: layout)
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: fixture.window)
    for index in 1...6 {
      Simulator.advance(by: 0.01)
      Simulator.move(touch, to: CGPoint(x: 50, y: 150 - 10 * index))
    }
    Simulator.lift(touch)
    Simulator.advance(by: 5)
    #expect(layout.velocities.count == 1)
    #expect(layout.velocities.first.map { $0.y > 0 } == true)
    #expect(fixture.view.contentOffset.y == 300)
    let base = UICollectionViewLayout()
    let point = CGPoint(x: 3, y: 4)
    #expect(base.targetContentOffset(forProposedContentOffset: point) == point)
    let target = base.targetContentOffset(
      forProposedContentOffset: point,
      withScrollingVelocity: .zero
    )
    #expect(target == point)
  }

  @Test func `L130: supplementary views in the bounds, nil for paths the layout lacks`() {
    let layout = RowLayout()
    layout.headerHeight = 30
    let fixture = CollectionFixture([2, 2, 2], layout: layout)
    let shown = fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "header")
    #expect(shown.sorted() == [0, 1].map { IndexPath(item: 0, section: $0) })
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "header").count == 2)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "footer").isEmpty)
    let missing = IndexPath(item: 1, section: 0)
    #expect(fixture.view.supplementaryView(forElementKind: "header", at: missing) == nil)
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(ofKind: "x", at: missing) == nil
    )
  }

  @Test func `L117: a new context marks nothing; items are sorted and unique`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    context.invalidateItems(at: [path(3), path(1)])
    context.invalidateItems(at: [path(3)])
    #expect(context.invalidatedItemIndexPaths == [path(1), path(3)])
    context.invalidateSupplementaryElements(ofKind: "h", at: [path(0)])
    context.invalidateDecorationElements(ofKind: "d", at: [path(2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [path(0)]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [path(2)]])
  }

  @Test func `L117: an adjustment moves the offset with the next preparation`() {
    let fixture = CollectionFixture([40])
    fixture.view.contentOffset.y = 100
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    fixture.layout.invalidateLayout(with: context)
    #expect(fixture.view.contentOffset.y == 100)
    fixture.show()
    #expect(fixture.view.contentOffset.y == 140)
    fixture.layout.invalidateLayout()
    fixture.show()
    #expect(fixture.view.contentOffset.y == 140)
  }

  @Test func `L118: invalidateLayout passes a new context of the layout's class on`() {
    let layout = BoundsLayout()
    layout.invalidateLayout()
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first is MarkedContext)
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutDelegateMetrics)
    #expect(flow.invalidateFlowLayoutAttributes)
  }

  @Test func `L119, S162: reloading invalidates everything with new counts`() {
    let layout = BoundsLayout()
    let fixture = CollectionFixture([40], layout: layout)
    fixture.view.reloadData()
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    fixture.source.counts = [1]
    fixture.show()
    #expect(fixture.shownItems == [0])
  }

  @Test func `L114: a registration is made at its first dequeue and has its own pool`() {
    let fixture = CollectionFixture([20], isShown: false)
    var configured: [Int] = []
    let registration = UICollectionView.CellRegistration<RegisteredCell, Int> {
      $0.number = $2
      configured.append($1.item)
    }
    fixture.source.makeCell = {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item * 10)
    }
    fixture.show()
    #expect(configured == [0, 1, 2, 3])
    #expect((fixture.cell(2) as? RegisteredCell)?.number == 20)
    let first = fixture.cell(0)
    fixture.view.contentOffset.y = 60
    fixture.show()
    #expect(fixture.cell(4) === first)
    #expect((fixture.cell(4) as? RegisteredCell)?.number == 40)
  }

  @Test func `L114: a supplementary registration configures views of its kind`() {
    let layout = RowLayout()
    layout.headerHeight = 30
    let fixture = CollectionFixture([1], layout: layout)
    let path = IndexPath(item: 0, section: 0)
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { view, kind, path in view.accessibilityIdentifier = "\(kind) \(path.item)" }
    let view = fixture.view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    #expect(view.accessibilityIdentifier == "header 0")
    #expect(view.bounds.height == 30)
  }
}

private final class RegisteredCell: UICollectionViewCell { var number = 0 }

private final class MarkedContext: UICollectionViewLayoutInvalidationContext {}

/// Records questions about bounds and contexts.
private final class BoundsLayout: RowLayout {
  var answer = false
  var asked: [CGRect] = []
  var made: UICollectionViewLayoutInvalidationContext?
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  override class var invalidationContextClass: AnyClass { MarkedContext.self }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append(newBounds)
    return answer
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    made = context
    contexts = []
    return context
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// Rows that overlap by 20 points; earlier rows are in front.
private final class OverlappingLayout: RowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -20))
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.size.height += 20
    attributes?.center.y += 10
    attributes?.zIndex = 10 - indexPath.item
    return attributes
  }
}

private final class SnappingLayout: RowLayout {
  var velocities: [CGPoint] = []
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    velocities.append(velocity)
    return CGPoint(x: 0, y: 300)
  }
}
