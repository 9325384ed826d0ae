import Tatami
import TatamiTesting
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct BrickLayoutTests {
  private let layout = BrickLayout()
  private let source = BrickDelegate()

  private func show(_ counts: [Int]) -> CellFixture {
    layout.delegate = source
    let fixture = CellFixture(counts, layout: layout)
    fixture.show()
    return fixture
  }

  @Test func `items take the first free position of the grid`() {
    source.sizes = [BrickSize(), BrickSize(columns: 3, rows: 2), BrickSize(columns: 2, rows: 1)]
    let fixture = show([3])
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(fixture.frame(1) == CGRect(x: 0, y: 50, width: 300, height: 100))
    #expect(fixture.frame(2) == CGRect(x: 100, y: 0, width: 200, height: 50))
    #expect(fixture.frame(3) == nil)
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 400))
  }

  @Test func `in ordered mode an item never goes above an earlier one in its columns`() {
    source.sizes = [BrickSize(), BrickSize(columns: 3, rows: 2), BrickSize(columns: 2, rows: 1)]
    source.mode = .ordered
    #expect(show([3]).frame(2) == CGRect(x: 0, y: 150, width: 200, height: 50))
  }

  @Test func `headers, footers and insets surround the items`() {
    source.geometry.headerHeight = 44
    source.geometry.footerHeight = 22
    source.geometry.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 0)
    let fixture = show([1, 1])
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    let path = IndexPath(item: 0, section: 1)
    let height = 5.0 + 44 + 50 + 22 + 7
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: header, at: path)?.frame
        == CGRect(x: 10, y: height + 5, width: 300, height: 44)
    )
    #expect(fixture.frame(0, section: 1) == CGRect(x: 10, y: 177, width: 100, height: 50))
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: footer, at: path)?.frame
        == CGRect(x: 10, y: height + 99, width: 300, height: 22)
    )
    #expect(fixture.view.visibleSupplementaryViews(ofKind: footer).count == 2)
  }

  @Test func `a horizontal layout exchanges the axes`() {
    layout.scrollDirection = .horizontal
    source.geometry = BrickSectionGeometry(columns: [100, 100, 100, 100], rowHeight: 50)
    source.geometry.sectionInset.left = 8
    source.geometry.headerHeight = 20
    source.sizes = [BrickSize(columns: 3, rows: 2)]
    let fixture = show([20])
    #expect(fixture.frame(0) == CGRect(x: 28, y: 0, width: 100, height: 300))
    #expect(fixture.frame(1) == CGRect(x: 128, y: 0, width: 100, height: 300))
    #expect(fixture.view.contentSize == CGSize(width: 2028, height: 400))
    #expect(fixture.items(in: CGRect(x: 1100, y: 10, width: 20, height: 20)) == [10])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `in a right-to-left view the content is mirrored`(
    direction: UICollectionView.ScrollDirection
  ) {
    layout.scrollDirection = direction
    layout.delegate = source
    let fixture = CellFixture([40], layout: layout)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    let width = fixture.view.contentSize.width
    #expect(fixture.frame(0)?.maxX == width)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item).min() == 0)
    #expect(fixture.items(in: CGRect(x: width - 5, y: 5, width: 5, height: 5)) == [0])
  }

  @Test func `a horizontal layout from right to left keeps its distance from the beginning`() {
    layout.scrollDirection = .horizontal
    layout.delegate = source
    let fixture = CellFixture([40], layout: layout)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    fixture.view.contentOffset.x -= 60
    fixture.show()
    let shown = fixture.view.indexPathsForVisibleItems.sorted()
    #expect(shown.first == IndexPath(item: 3, section: 0))
    fixture.counts = [80]
    fixture.view.reloadData()
    fixture.show()
    #expect(fixture.view.indexPathsForVisibleItems.sorted() == shown)
    fixture.counts = [2]
    fixture.view.reloadData()
    fixture.show()
    #expect(fixture.frame(0) == CGRect(x: 250, y: 0, width: 50, height: 100))
  }

  @Test func `a geometry of equal columns fills a width with square cells`() {
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let geometry = BrickSectionGeometry(
      columnCount: 4,
      width: 314,
      spacing: 2,
      inset: inset,
      bars: BrickBars(header: 20, footer: 10)
    )
    #expect(geometry.columns == [77, 77, 77, 77])
    #expect(geometry.rowHeight == 77)
    #expect(geometry.minimumLineSpacing == 2)
    let same = BrickSectionGeometry(
      columns: [77, 77, 77, 77],
      rowHeight: 77,
      spacing: BrickSpacing(interitem: 2, line: 2),
      inset: inset,
      bars: BrickBars(header: 20, footer: 10)
    )
    #expect(same == geometry)
    #expect(same.sectionInset == inset)
    #expect([same.headerHeight, same.footerHeight] == [20, 10])
  }

  @Test func `elements in a rectangle are exactly those that overlap it`() {
    var random = SeededRandom(seed: 11)
    source.sizes = (0..<500).map { _ in
      BrickSize(
        columns: Int.random(in: 1...3, using: &random),
        rows: Int.random(in: 1...8, using: &random)
      )
    }
    let fixture = show([500])
    let frames = (0..<500).map { fixture.frame($0) ?? .zero }
    for _ in 0..<40 {
      let top = Double.random(in: 0...Double(fixture.view.contentSize.height), using: &random)
      let rect = CGRect(x: 120, y: top, width: 90, height: 400)
      let expected = frames.indices.filter { item in
        let frame = frames[item]
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
          && rect.minY < frame.maxY
      }
      #expect(fixture.items(in: rect) == expected)
    }
  }

  @Test func `a hundred thousand items have cells only where they are visible`() {
    let fixture = show([100_000])
    #expect(fixture.view.visibleCells.count == 24)
    fixture.view.contentOffset.y = fixture.view.contentSize.height / 2
    fixture.show()
    #expect(fixture.view.visibleCells.count <= 30)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item).min() ?? 0 > 49_000)
  }

  @Test func `named items and later ones are requested again, the others keep their places`() {
    let fixture = show([30])
    #expect(source.takeAsked() == Array(0..<30))
    source.sizes = Array(repeating: BrickSize(), count: 20) + [BrickSize(columns: 3, rows: 2)]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 20, section: 0)])
    layout.invalidateLayout(with: context)
    fixture.show()
    #expect(source.takeAsked().min() == 20)
    #expect(fixture.frame(20) == CGRect(x: 0, y: 350, width: 300, height: 100))
  }

  @Test func `a change of the bounds requests only the lengths of sections`() {
    let fixture = show([30])
    _ = source.takeAsked()
    source.geometry = BrickSectionGeometry(columns: [50, 50, 50], rowHeight: 20)
    fixture.view.frame.size.width = 150
    fixture.show()
    #expect(source.takeAsked() == [])
    #expect(fixture.frame(5) == CGRect(x: 100, y: 20, width: 50, height: 20))
    #expect(fixture.view.contentSize.width == 150)
  }

  @Test func `a change of the number of columns packs all items again`() {
    let fixture = show([30])
    source.geometry = BrickSectionGeometry(columns: [100, 100], rowHeight: 50)
    fixture.view.frame.size.width = 200
    fixture.show()
    #expect(fixture.frame(5) == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test func `the first size that does not fit is reported, and all are clamped`() {
    source.sizes = [BrickSize(columns: 5, rows: 1), BrickSize(columns: 0, rows: -3)]
    layout.delegate = source
    let fixture = CellFixture([2], layout: layout)
    let complaints = diagnostics { fixture.show() }
    #expect(
      complaints == [
        "item 0 of section 0 has the size 5 x 1; allowed are 1 to 3 columns and at least 1 row"
      ]
    )
    #expect(fixture.frame(0)?.width == 300)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  @Test func `a section without columns is reported and shows no items`() {
    source.geometry.columns = []
    layout.delegate = source
    let fixture = CellFixture([2], layout: layout)
    let complaints = diagnostics { fixture.show() }
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("columns.count") == true)
    #expect(fixture.view.visibleCells.isEmpty)
  }
}
