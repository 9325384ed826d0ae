import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CompositionalLayoutViewTests {
  private func path(_ item: Int, section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Two columns of rows of a height.
  private func section(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height),
      subitems: [item]
    )
    return NSCollectionLayoutSection(group: group)
  }

  private func header(
    pinned: Bool = false,
    height: NSCollectionLayoutDimension = .absolute(30)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: "header",
      alignment: .top
    )
    header.pinToVisibleBounds = pinned
    return header
  }

  @Test func `L6: defaults`() {
    let section = section(height: .absolute(40))
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    let header = header()
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
  }

  @Test func `L28: dimensions, spacings and anchors know their values`() {
    let fraction = NSCollectionLayoutDimension.fractionalWidth(0.25)
    #expect(fraction.isFractionalWidth)
    #expect(!fraction.isEstimated)
    #expect(fraction.dimension == 0.25)
    #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutSpacing.flexible(4).isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.fixed(4).spacing == 4)
    let anchor = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 0))
    #expect(anchor.isFractionalOffset)
    #expect(anchor.edges == .top)
  }

  @Test func `cells have the frames of the engine`() {
    let section = section(height: .absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.interGroupSpacing = 8
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture([4, 1], layout: layout)
    #expect(fixture.cell(3)?.frame == CGRect(x: 50, y: 53, width: 40, height: 40))
    #expect(fixture.cell(0, section: 1)?.frame == CGRect(x: 10, y: 103, width: 40, height: 40))
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 148))
    #expect(layout.layoutAttributesForItem(at: path(3))?.frame == fixture.cell(3)?.frame)
    #expect(layout.layoutAttributesForItem(at: path(9)) == nil)
  }

  @Test func `L26: the provider is called once per section with the bounds and traits`() {
    var asked: [Int] = []
    var sizes: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      asked.append(index)
      sizes.append(environment.container.effectiveContentSize)
      return section(height: .absolute(index == 0 ? 20 : 60))
    }
    let fixture = CollectionFixture([2, 2], layout: layout)
    #expect(asked == [0, 1])
    #expect(sizes == Array(repeating: CGSize(width: 100, height: 200), count: 2))
    #expect(fixture.cell(0, section: 1)?.frame.height == 60)
    fixture.view.contentOffset.y = 10
    fixture.show()
    #expect(asked == [0, 1])
  }

  @Test func `L26: the provider is called again for another text size, and cells are measured`() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let category = traitCollection.preferredContentSizeCategory
        layoutAttributes.size.height = category.isAccessibilityCategory ? 70 : 30
        return layoutAttributes
      }
    }
    var asked: [UIContentSizeCategory] = []
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      asked.append(environment.traitCollection.preferredContentSizeCategory)
      return section(height: .estimated(40))
    }
    let fixture = CollectionFixture([2], layout: layout, cellClass: Cell.self)
    #expect(fixture.cell(1)?.frame.height == 30)
    fixture.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    fixture.show()
    #expect(asked.last == .accessibilityLarge)
    #expect(fixture.cell(1)?.frame.height == 70)
    fixture.window.traitOverrides.userInterfaceStyle = .dark
    let count = asked.count
    fixture.show()
    #expect(asked.count == count)
  }

  @Test func `items that move to another section are measured again`() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = layoutAttributes.indexPath.section == 0 ? 30 : 50
        return layoutAttributes
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section(height: .estimated(40)))
    let fixture = CollectionFixture([2, 1], layout: layout, cellClass: Cell.self)
    #expect(fixture.cell(1)?.frame.height == 30)
    fixture.view.performBatchUpdates {
      fixture.source.counts = [1, 2]
      fixture.view.moveItem(at: path(1), to: path(0, section: 1))
    }
    Simulator.advance(by: 1)
    #expect(fixture.cell(0)?.frame.height == 30)
    #expect(fixture.cell(0, section: 1)?.frame.height == 50)
  }

  @Test func `L21: a section without description that has items is an error`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let fixture = CollectionFixture([2], layout: layout, isShown: false)
    let reports = Reports.during { fixture.show() }
    #expect(reports == ["the section provider must describe section 0, which has items"])
    #expect(fixture.view.visibleCells.isEmpty)
  }

  @Test func `L27: settings are copied and invalidate`() {
    let layout = UICollectionViewCompositionalLayout(section: section(height: .absolute(40)))
    let fixture = CollectionFixture([2, 2], layout: layout)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    configuration.interSectionSpacing = 99
    fixture.show()
    #expect(fixture.cell(0, section: 1)?.frame.minY == 52)
    #expect(layout.configuration.interSectionSpacing == 12)
  }

  @Test func `L32, L33: pinned headers follow the bounds and keep the frames of the cells`() {
    let section = section(height: .absolute(40))
    section.boundarySupplementaryItems = [header(pinned: true)]
    var solved = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      solved += 1
      return section
    }
    let fixture = CollectionFixture([20], layout: layout)
    let header = fixture.view.supplementaryView(forElementKind: "header", at: path(0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    fixture.view.contentOffset.y = 100
    fixture.show()
    #expect(header?.frame.minY == 100)
    #expect(header?.layer.zPosition ?? 0 >= 1_000_000_000)
    #expect(solved == 1)
  }

  @Test func `L29: a header has its content insets`() {
    let section = section(height: .absolute(40))
    let header = header()
    header.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 3, trailing: 20)
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture([2], layout: layout)
    let view = fixture.view.supplementaryView(forElementKind: "header", at: path(0))
    #expect(view?.frame == CGRect(x: 10, y: 2, width: 70, height: 25))
  }

  @Test func `L33: boundary items of the layout have the largest item index`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header()]
    let layout = UICollectionViewCompositionalLayout(
      section: section(height: .absolute(40)),
      configuration: configuration
    )
    let fixture = CollectionFixture([2], layout: layout)
    let shown = fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "header")
    #expect(shown == [path(Int.max)])
    #expect(fixture.cell(0)?.frame.minY == 30)
  }

  @Test func `L35: a background covers the section; its class is registered on the layout`() {
    let section = section(height: .absolute(40))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CardView.self, forDecorationViewOfKind: "card")
    let fixture = CollectionFixture([3], layout: layout)
    let card = fixture.view.subviews.first { $0 is CardView }
    #expect(card?.frame == CGRect(x: 5, y: 0, width: 90, height: 80))
    #expect(fixture.cell(0)?.layer.zPosition == 1)
    let attributes = layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
    #expect(attributes?.frame == card?.frame)
  }

  @Test func `L45, L46: estimated heights become what cells answer, until the width changes`() {
    let layout = UICollectionViewCompositionalLayout(section: section(height: .estimated(40)))
    let fixture = CollectionFixture([20], layout: layout, cellClass: TallCell.self)
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(fixture.cell(2)?.frame == CGRect(x: 0, y: 60, width: 50, height: 60))
    #expect(layout.layoutAttributesForItem(at: path(19))?.frame.height == 40)
    fixture.view.frame.size.width = 200
    fixture.show()
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 110))
  }

  @Test func `L47: a measured size is asked, judged and invalidated in this order`() {
    let layout = JudgingLayout(section: section(height: .estimated(40)))
    let fixture = CollectionFixture(
      [1],
      layout: layout,
      cellClass: TallCell.self,
      isShown: false
    )
    layout.calls = []
    fixture.show()
    #expect(layout.calls == ["should", "preferred", "context"])
    #expect(fixture.cell(0)?.frame.height == 60)
  }

  @Test func `L166: leading and trailing follow the layout direction`() {
    let section = section(height: .absolute(40))
    section.contentInsets.leading = 20
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture([2], layout: layout, isShown: false)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    #expect(fixture.cell(0)?.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
    #expect(fixture.cell(1)?.frame.minX == 0)
  }

  @Test func `L24: the layout margins limit the groups and not the content`() {
    let section = section(height: .absolute(40))
    section.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture([2], layout: layout)
    let margin = fixture.view.layoutMargins.left
    #expect(fixture.cell(0)?.frame.minX == margin)
    #expect(fixture.view.contentSize.width == 100)
  }

  @Test func `custom groups place items by frames`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(50))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 50)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 30, y: 10, width: 30, height: 20),
          zIndex: 4
        ),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture([4], layout: layout)
    #expect(fixture.cell(3)?.frame == CGRect(x: 70, y: 60, width: 30, height: 20))
    #expect(fixture.cell(3)?.layer.zPosition == 4)
  }

  @Test func `anchored badges are shown`() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)),
      elementKind: "header",
      containerAnchor: anchor
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let fixture = CollectionFixture([2], layout: layout)
    let view = fixture.view.supplementaryView(forElementKind: "header", at: path(1))
    #expect(view?.frame == CGRect(x: 90, y: 50, width: 10, height: 10))
    let attributes = layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path(1))
    #expect(attributes?.frame == view?.frame)
  }
}

private final class CardView: UICollectionReusableView {}

/// A cell that is 10 points higher than wide.
private final class TallCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width + 10)
  }
}

private final class JudgingLayout: UICollectionViewCompositionalLayout {
  var calls: [String] = []
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("context")
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    calls.append("should")
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("preferred")
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
}
