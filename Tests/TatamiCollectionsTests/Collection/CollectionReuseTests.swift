import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionReuseTests {
  @Test func `S150: attributes know their category, kind and defaults`() {
    let path = IndexPath(item: 1, section: 2)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(cell.indexPath == path)
    #expect(cell.alpha == 1)
    #expect(cell.zIndex == 0)
    #expect(cell.transform.isIdentity)
    #expect(!cell.isHidden)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h")
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path)
    #expect(line.representedElementCategory == .decorationView)
    #expect(line.representedElementKind == "d")
  }

  @Test func `S150: the frame follows from center, size and transform`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(attributes.size == CGSize(width: 30, height: 40))
  }

  @Test func `S151: a higher z index is in front`() {
    let layout = RowLayout()
    layout.headerHeight = 20
    layout.hasDecorations = true
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    let fixture = CollectionFixture([2, 1], layout: layout)
    let views = fixture.view.subviews.compactMap { $0 as? UICollectionReusableView }
    #expect(views.map(\.layer.zPosition) == [-1, -1, -1, 0, 0, 0, 1, 1])
  }

  @Test func `S151: hidden elements have no view`() {
    let layout = HidingLayout()
    let fixture = CollectionFixture([3], layout: layout)
    #expect(fixture.shownItems == [0, 2])
  }

  @Test func `S152: copies are equal until a property changes`() {
    let attributes = TintedAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.tint = 7
    let copy = attributes.copy() as? TintedAttributes
    #expect(copy?.tint == 7)
    #expect(copy == attributes)
    copy?.tint = 8
    #expect(copy != attributes)
    let other = attributes.copy() as? TintedAttributes
    other?.zIndex = 1
    #expect(other != attributes)
  }

  @Test func `S152: attributes are applied again only if they differ`() throws {
    let fixture = CollectionFixture([3], cellClass: CountingCell.self)
    let cell = try #require(fixture.cell(0) as? CountingCell)
    cell.applied = 0
    fixture.view.contentOffset.y = 10
    fixture.show()
    #expect(cell.applied == 0)
    fixture.rows.rowHeight = 60
    fixture.layout.invalidateLayout()
    fixture.show()
    #expect(cell.applied == 1)
  }

  @Test func `S153: identifiers, kinds and decorations are registered separately`() {
    let layout = RowLayout()
    layout.headerHeight = 20
    layout.hasDecorations = true
    layout.register(LineView.self, forDecorationViewOfKind: "line")
    let fixture = CollectionFixture([2], layout: layout, cellClass: CountingCell.self)
    let path = IndexPath(item: 0, section: 0)
    #expect(fixture.cell(0) is CountingCell)
    #expect(fixture.view.supplementaryView(forElementKind: "header", at: path) != nil)
    #expect(fixture.view.supplementaryView(forElementKind: "footer", at: path) == nil)
    #expect(fixture.view.subviews.filter { $0 is LineView }.count == 2)
  }

  @Test func `S154: an identifier that is not registered is an error`() {
    let fixture = CollectionFixture([1], isShown: false)
    fixture.source.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "none", for: $1) }
    let reports = Reports.during { fixture.show() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("could not dequeue a view with the identifier none") == true)
    #expect(fixture.shownItems == [0])
  }

  @Test func `S154: a view that was not dequeued is an error`() {
    let fixture = CollectionFixture([2], isShown: false)
    let cell = UICollectionViewCell(frame: .zero)
    fixture.source.makeCell = { _, _ in cell }
    let reports = Reports.during { fixture.show() }
    #expect(reports.count == 2)
    #expect(reports.first?.contains("was not dequeued for it") == true)
    #expect(fixture.view.visibleCells.count == 2)
    #expect(fixture.cell(0) === cell)
    #expect(fixture.cell(1) !== cell)
  }

  @Test func `S155: a dequeued cell is made with a frame and has its final size`() {
    let fixture = CollectionFixture([1], cellClass: CountingCell.self, isShown: false)
    var sizes: [CGSize] = []
    fixture.source.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      sizes = [(cell as? CountingCell)?.initialSize ?? .zero, cell.contentView.bounds.size]
      return cell
    }
    fixture.show()
    #expect(sizes == Array(repeating: CGSize(width: 100, height: 50), count: 2))
  }

  @Test func `S156: pools do not depend on an overridden identifier`() {
    let fixture = CollectionFixture([20], cellClass: RenamedCell.self)
    let first = fixture.cell(0)
    #expect(first?.reuseIdentifier == "another")
    fixture.view.contentOffset.y = 200
    fixture.show()
    #expect(fixture.view.visibleCells.contains { $0 === first })
  }

  @Test func `S157: reuse prepares, then applies the new attributes`() throws {
    let fixture = CollectionFixture([20], cellClass: CountingCell.self)
    let cell = try #require(fixture.cell(0) as? CountingCell)
    #expect(cell.calls == ["apply 0"])
    cell.calls = []
    fixture.view.contentOffset.y = 60
    fixture.show()
    #expect(cell.calls == ["prepareForReuse", "apply 4"])
    #expect(cell.frame == CGRect(x: 0, y: 200, width: 100, height: 50))
  }

  @Test func `S157: the base applies geometry, alpha, z index and transform`() {
    let view = UICollectionReusableView(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.alpha = 0.5
    attributes.zIndex = 3
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    attributes.isHidden = true
    view.apply(attributes)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.alpha == 0.5)
    #expect(view.layer.zPosition == 3)
    #expect(view.transform == attributes.transform)
    #expect(view.isHidden)
  }

  @Test func `S158: content and backgrounds fill the cell`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [background, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [background, selected, cell.contentView])
    cell.frame.size = CGSize(width: 80, height: 30)
    cell.layoutIfNeeded()
    #expect(cell.subviews.map(\.frame) == Array(repeating: cell.bounds, count: 3))
    cell.isSelected = false
    #expect(cell.subviews == [background, cell.contentView])
  }

  @Test func `S166: cells are made only for items that are shown, and shown in order`() {
    let fixture = CollectionFixture([1000], isShown: false)
    fixture.source.recordsDisplay = true
    fixture.show()
    #expect(fixture.source.configured.count == 4)
    fixture.view.contentOffset.y = 50
    Simulator.advance(by: 0)
    let display = fixture.diary.take().filter { $0 != "elements" }
    #expect(display == ["didEndDisplaying 0", "cell 4", "willDisplay 4"])
  }

  @Test func `L88, S166: data is prefetched ahead and canceled after a turn`() {
    let fixture = CollectionFixture([100])
    let prefetcher = Prefetcher()
    fixture.view.prefetchDataSource = prefetcher
    fixture.view.contentOffset.y = 400
    fixture.show()
    #expect(prefetcher.asked == Array(12...15))
    fixture.view.contentOffset.y = 300
    fixture.show()
    #expect(prefetcher.canceled == Array(12...15))
    #expect(prefetcher.asked.suffix(4) == [5, 4, 3, 2])
    fixture.view.isPrefetchingEnabled = false
    fixture.view.contentOffset.y = 2000
    fixture.show()
    #expect(prefetcher.asked.count == 8)
  }
}

private final class HidingLayout: RowLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.isHidden = indexPath.item == 1
    return attributes
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes else { return false }
    return MainActor.assumeIsolated { tint == other.tint } && super.isEqual(object)
  }
}

private final class CountingCell: UICollectionViewCell {
  var applied = 0
  var calls: [String] = []
  let initialSize: CGSize
  override init(frame: CGRect) {
    initialSize = frame.size
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    calls.append("prepareForReuse")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
    calls.append("apply \(layoutAttributes.indexPath.item)")
  }
}

private final class RenamedCell: UICollectionViewCell {
  override var reuseIdentifier: String? { "another" }
}

private final class LineView: UICollectionReusableView {}

private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  var asked: [Int] = []
  var canceled: [Int] = []
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    asked += indexPaths.map(\.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { canceled += indexPaths.map(\.item) }
}
