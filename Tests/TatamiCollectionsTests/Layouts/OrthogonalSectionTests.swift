import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct OrthogonalSectionTests {
  private func path(_ item: Int, section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A section of cards of 80 x 50 points with distances of 10, and one of rows.
  private func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let full = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .absolute(80) : .fractionalWidth(1),
        heightDimension: .absolute(50)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: full)]
      )
      let section = NSCollectionLayoutSection(group: group)
      if index == 0 {
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
      }
      return section
    }
  }

  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionFixture { CollectionFixture([10, 10], layout: layout(behavior)) }

  private func scrollView(_ fixture: CollectionFixture) -> UIScrollView? {
    fixture.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  private func flick(_ fixture: CollectionFixture, by distance: CGFloat) {
    let touch = Simulator.touchDown(at: CGPoint(x: 90, y: 25), in: fixture.window)
    for step in 1...5 {
      Simulator.advance(by: 0.01)
      Simulator.move(touch, to: CGPoint(x: 90 - distance * CGFloat(step) / 5, y: 25))
    }
    Simulator.lift(touch)
    Simulator.advance(by: 5)
  }

  @Test func `L37, L38: groups follow each other across the layout in a scroll view`() throws {
    let fixture = fixture(.continuous)
    let scroll = try #require(scrollView(fixture))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(scroll.contentSize.width == 890)
    #expect(!scroll.showsHorizontalScrollIndicator)
    #expect(fixture.cell(1)?.frame == CGRect(x: 90, y: 0, width: 80, height: 50))
    #expect(fixture.cell(1)?.superview === scroll)
    #expect(fixture.cell(2) == nil)
    #expect(fixture.cell(0, section: 1)?.frame.minY == 50)
    #expect(fixture.view.contentSize.height == 550)
  }

  @Test func `L39: a drag shows other cells and rests at the leading edges of groups`() throws {
    let fixture = fixture(.continuousGroupLeadingBoundary)
    let scroll = try #require(scrollView(fixture))
    flick(fixture, by: 60)
    let offset = scroll.contentOffset.x
    #expect(offset >= 90)
    #expect(offset.truncatingRemainder(dividingBy: 90) == 0)
    let first = Int(offset / 90)
    #expect(fixture.cell(first)?.frame.minX == offset)
    #expect(fixture.cell(0) == nil)
  }

  @Test func `L41: with paging a flick moves by one group`() throws {
    let fixture = fixture(.groupPaging)
    flick(fixture, by: 80)
    #expect(try #require(scrollView(fixture)).contentOffset.x == 90)
  }

  @Test func `L37: a section is mirrored when the direction changes, and starts again`() throws {
    let fixture = fixture(.continuous)
    flick(fixture, by: 60)
    fixture.window.traitOverrides.layoutDirection = .rightToLeft
    fixture.show()
    let scroll = try #require(scrollView(fixture))
    let cell = try #require(fixture.cell(0))
    #expect(scroll.convert(cell.frame, to: fixture.view).maxX == 100)
    fixture.window.traitOverrides.layoutDirection = .leftToRight
    fixture.show()
    #expect(scroll.contentOffset.x == 0)
    #expect(fixture.cell(0)?.frame.minX == 0)
  }

  @Test func `L40: a centered section starts with its first group in the center`() throws {
    let fixture = fixture(.groupPagingCentered)
    let scroll = try #require(scrollView(fixture))
    #expect(scroll.contentOffset.x == -10)
    flick(fixture, by: 60)
    #expect(scroll.contentOffset.x == 80)
  }

  @Test func `L44: the section scrolls without the content; scrollToItem scrolls both`() throws {
    let fixture = fixture(.continuous)
    flick(fixture, by: 60)
    #expect(fixture.view.contentOffset == .zero)
    fixture.view.contentOffset.y = 100
    fixture.show()
    #expect(scrollView(fixture) == nil)
    let position: UICollectionView.ScrollPosition = [.top, .left]
    fixture.view.scrollToItem(at: path(5), at: position, animated: false)
    fixture.show()
    #expect(fixture.view.contentOffset == .zero)
    #expect(try #require(scrollView(fixture)).contentOffset.x == 450)
    #expect(fixture.cell(5) != nil)
  }

  @Test func `L44: a section that is scrolled while cells are requested shows its new cells`()
    throws
  {
    let fixture = fixture(.continuous)
    fixture.source.makeCell = { view, path in
      if path.section == 1 {
        view.scrollToItem(at: self.path(5), at: .left, animated: false)
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    fixture.view.reloadData()
    fixture.show()
    #expect(try #require(scrollView(fixture)).contentOffset.x == 450)
    #expect(fixture.cell(5)?.frame.minX == 450)
  }

  @Test func `L42: the handler changes what is visible, after each change of the offset`() {
    var offsets: [CGFloat] = []
    var names: [IndexPath] = []
    let layout = layout(.continuous) { items, offset, environment in
      offsets.append(offset.x)
      names = items.map(\.indexPath)
      items.forEach { $0.alpha = $0.frame.minX < offset.x ? 0.5 : 1 }
      #expect(environment.container.contentSize.width == 100)
    }
    let fixture = CollectionFixture([10, 10], layout: layout)
    #expect(offsets.last == 0)
    #expect(names == [path(0), path(1)])
    scrollView(fixture)?.contentOffset.x = 30
    fixture.show()
    #expect(offsets.last == 30)
    #expect(fixture.cell(0)?.alpha == 0.5)
    #expect(fixture.cell(1)?.alpha == 1)
  }

  @Test func `L42: queries do not call the handler`() {
    var calls = 0
    let layout = layout(.continuous) { _, _, _ in calls += 1 }
    let fixture = CollectionFixture([10, 10], layout: layout)
    calls = 0
    _ = fixture.view.indexPathForItem(at: CGPoint(x: 20, y: 25))
    _ = fixture.view.layoutAttributesForItem(at: path(0))
    _ = layout.layoutAttributesForElements(in: fixture.view.bounds)
    #expect(calls == 0)
    fixture.view.contentOffset.y = 10
    fixture.show()
    #expect(calls == 1)
  }

  @Test func `L42: the handler is called for sections in view only`() {
    var sections: Set<Int> = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(80),
        heightDimension: .absolute(50)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.visibleItemsInvalidationHandler = { _, _, _ in sections.insert(index) }
      return section
    }
    let fixture = CollectionFixture(Array(repeating: 3, count: 100), layout: layout)
    fixture.view.contentOffset.y = 1010
    sections = []
    fixture.show()
    #expect(sections.sorted() == [20, 21, 22, 23, 24])
  }

  @Test func `L43: the section decides on deceleration and bounce`() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(80),
        heightDimension: .absolute(50)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.orthogonalScrollingProperties.decelerationRate = .normal
      section.orthogonalScrollingProperties.bounce = .never
      return section
    }
    let scroll = try #require(scrollView(CollectionFixture([10], layout: layout)))
    #expect(scroll.decelerationRate == .normal)
    #expect(!scroll.bounces)
    let usual = try #require(scrollView(fixture(.groupPaging)))
    #expect(usual.decelerationRate == .fast)
    #expect(usual.bounces)
  }

  @Test func `taps reach scrolled cells`() {
    let fixture = fixture(.continuous)
    scrollView(fixture)?.contentOffset.x = 90
    fixture.show()
    fixture.tap(CGPoint(x: 20, y: 25))
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 20, y: 25)) == path(1))
  }

  @Test func `offsets move with their sections`() throws {
    let fixture = fixture(.continuous)
    scrollView(fixture)?.contentOffset.x = 90
    fixture.show()
    fixture.source.counts = [9, 10]
    fixture.view.deleteItems(at: [path(0)])
    Simulator.advance(by: 1)
    #expect(try #require(scrollView(fixture)).contentOffset.x == 90)
    #expect(fixture.cell(1)?.frame.minX == 90)
  }

  @Test func `a reload with fewer items shows a scrolled section from its start`() throws {
    let fixture = fixture(.continuous)
    scrollView(fixture)?.contentOffset.x = 700
    fixture.show()
    fixture.source.counts = [5, 10]
    fixture.view.reloadData()
    fixture.show()
    #expect(try #require(scrollView(fixture)).contentOffset.x == 0)
    #expect(fixture.cell(0)?.frame.minX == 0)
  }

  @Test func `a section that has become shorter is scrolled to its end`() throws {
    let fixture = fixture(.continuous)
    scrollView(fixture)?.contentOffset.x = 700
    fixture.show()
    fixture.source.counts = [5, 10]
    fixture.view.deleteItems(at: (0..<5).map { path($0) })
    Simulator.advance(by: 1)
    #expect(try #require(scrollView(fixture)).contentOffset.x == 340)
    #expect(fixture.cell(4)?.frame.minX == 360)
  }
}
