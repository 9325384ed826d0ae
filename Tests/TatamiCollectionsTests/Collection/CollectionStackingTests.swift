import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The order of overlapping elements, for drawing and for touches.
@MainActor
@Suite(.arithmeticText)
struct CollectionStackingTests {
  @Test func `S151: a changed z index changes which cell a touch reaches`() throws {
    let layout = PileLayout()
    let fixture = CollectionFixture([3], layout: layout)
    let point = CGPoint(x: 50, y: 50)
    #expect(fixture.view.hitTest(point, with: nil) === fixture.cell(2)?.contentView)
    layout.front = 0
    layout.invalidateLayout()
    Simulator.advance(by: 0)
    #expect(fixture.view.hitTest(point, with: nil) === fixture.cell(0)?.contentView)
    #expect(fixture.view.indexPathForItem(at: point)?.item == 0)
    layout.front = 1
    layout.invalidateLayout()
    Simulator.advance(by: 0)
    #expect(fixture.view.hitTest(point, with: nil) === fixture.cell(1)?.contentView)
  }

  @Test func `S151: an exchange of layouts changes which cell a touch reaches`() {
    let fixture = CollectionFixture([3], layout: PileLayout())
    let next = PileLayout()
    next.front = 0
    fixture.view.setCollectionViewLayout(next, animated: true)
    Simulator.advance(by: 1)
    #expect(
      fixture.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === fixture.cell(0)?.contentView
    )
  }

  @Test func `backgrounds are behind sections that scroll`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(80),
      heightDimension: .absolute(50)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let fixture = CollectionFixture([5], layout: layout)
    fixture.tap(CGPoint(x: 20, y: 25))
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `indicators are in front of elements with the highest index`() throws {
    let layout = PileLayout()
    layout.zIndex = .max
    let fixture = CollectionFixture([3], layout: layout)
    fixture.view.flashScrollIndicators()
    let cell = try #require(fixture.cell(2))
    let others = (fixture.view.layer.sublayers ?? []).filter { !($0.delegate is UIView) }
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.zPosition > cell.layer.zPosition })
  }
}

/// Items on top of each other, one of them in front.
private final class PileLayout: UICollectionViewLayout {
  var front: Int?
  var zIndex = 1

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    attributes.zIndex = indexPath.item == front ? zIndex + 1 : zIndex
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
