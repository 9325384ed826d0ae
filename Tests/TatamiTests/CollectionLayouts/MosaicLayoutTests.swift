import Tatami
import TatamiGeometry
import TatamiTesting
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct MosaicLayoutTests {
  private let layout = MosaicLayout()

  @Test func `without a data source, items fill the cells of the preset snake`() {
    let fixture = CellFixture([12], layout: layout)
    fixture.show()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(fixture.frame(3) == CGRect(x: 200, y: 200, width: 100, height: 100))
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 600))
    #expect(fixture.frame(12) == nil)
  }

  @Test func `a horizontal layout exchanges the axes`() {
    let fixture = CellFixture([12], layout: MosaicLayout(direction: .horizontal))
    fixture.show()
    let unit = 400.0 / 3
    let frame = fixture.frame(2) ?? .zero
    #expect(abs(frame.minX - unit) < 1e-9)
    #expect(abs(frame.minY - 2 * unit) < 1e-9)
    #expect(abs(fixture.view.contentSize.width - 800) < 1e-9)
    #expect(fixture.view.contentSize.height == 400)
  }

  @Test func `a forced size replaces the length across the scroll direction`() {
    let forced = MosaicLayout(size: CGSize(width: 150, height: 9))
    let fixture = CellFixture([12], layout: forced)
    fixture.show()
    #expect(fixture.view.contentSize == CGSize(width: 150, height: 300))
  }

  @Test func `insets make the mosaic narrower`() {
    let fixture = CellFixture([12], layout: layout)
    fixture.view.contentInset = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 20)
    fixture.show()
    #expect(fixture.view.contentSize.width == 270)
  }

  @Test func `in a right-to-left view the cells are mirrored`() {
    let fixture = CellFixture([12], layout: layout)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    #expect(fixture.frame(0) == CGRect(x: 100, y: 0, width: 200, height: 200))
    #expect(fixture.items(in: CGRect(x: 10, y: 10, width: 50, height: 50)) == [1])
  }

  @Test func `in a right-to-left view a horizontal mosaic begins at the right`() {
    let fixture = CellFixture([120], layout: MosaicLayout(direction: .horizontal))
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    let end = fixture.view.contentSize.width
    #expect(abs((fixture.frame(0)?.maxX ?? 0) - end) < 1e-6)
    #expect(abs(fixture.view.contentOffset.x - (end - 300)) < 1e-6)
    #expect(fixture.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
  }

  @Test func `every section has the pattern and the views of the data source`() {
    let source = PatternSource([MosaicPreset.snake.pattern, MosaicPreset.triple.pattern])
    source.separator = 10
    source.headers = [1: MosaicBar(length: 30)]
    source.footers = [0: MosaicBar(length: 20)]
    layout.dataSource = source
    let fixture = CellFixture([3, 3], layout: layout)
    fixture.show()
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(frame(of: footer, section: 0) == CGRect(x: 0, y: 200, width: 300, height: 20))
    #expect(frame(of: header, section: 0) == nil)
    #expect(frame(of: header, section: 1) == CGRect(x: 0, y: 230, width: 300, height: 30))
    #expect(fixture.frame(0, section: 1) == CGRect(x: 0, y: 260, width: 100, height: 100))
    #expect(fixture.view.contentSize.height == 360)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: header).count == 1)
  }

  private func frame(of kind: String, section: Int) -> CGRect? {
    let path = IndexPath(item: 0, section: section)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
  }

  @Test func `a backer is a decoration view behind the section if a class is registered`() throws {
    let source = PatternSource([MosaicPreset.snake.pattern])
    source.hasBackers = true
    layout.dataSource = source
    let kind = MosaicLayout.elementKindSectionBacker
    let path = IndexPath(item: 0, section: 0)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    let fixture = CellFixture([3], layout: layout)
    fixture.show()
    let backer = try #require(layout.layoutAttributesForDecorationView(ofKind: kind, at: path))
    #expect(backer.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(backer.zIndex == -1)
    #expect(frame(of: kind, section: 0) == nil)
    layout.register(nil, forDecorationViewOfKind: kind)
    #expect(frame(of: kind, section: 0) == backer.frame)
    #expect(layout.layoutAttributesForDecorationView(ofKind: kind, at: path) == nil)
  }

  @Test func `the space between sections contains a decoration view if a class is registered`() {
    let source = PatternSource([MosaicPreset.triple.pattern])
    source.separator = 8
    layout.dataSource = source
    let kind = MosaicLayout.elementKindSectionSeparator
    let fixture = CellFixture([3, 0, 3], layout: layout)
    fixture.show()
    let gap = CGRect(x: 0, y: 101, width: 300, height: 5)
    #expect(layout.layoutAttributesForElements(in: gap)?.isEmpty == true)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    let found = layout.layoutAttributesForElements(in: gap) ?? []
    #expect(found.map(\.indexPath) == [IndexPath(item: 0, section: 2)])
    #expect(found.map(\.frame) == [CGRect(x: 0, y: 100, width: 300, height: 8)])
  }

  @Test func `elements in a rectangle are exactly those that overlap it`() {
    let source = PatternSource([MosaicPreset.quilt.pattern, MosaicPreset.pairs.pattern])
    source.separator = 12
    source.headers = [0: MosaicBar(length: 25), 2: MosaicBar(length: 40)]
    layout.dataSource = source
    let fixture = CellFixture([100, 1, 37], layout: layout)
    fixture.show()
    let frames = allFrames(fixture)
    var random = SeededRandom(seed: 5)
    for _ in 0..<40 {
      let rect = CGRect(
        x: Double.random(in: -20...280, using: &random),
        y: Double.random(in: -20...4000, using: &random),
        width: Double.random(in: 1...200, using: &random),
        height: Double.random(in: 1...700, using: &random)
      )
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = frames.filter { overlap($0.value, rect) }
      #expect(Dictionary(uniqueKeysWithValues: found.map { (name($0), $0.frame) }) == expected)
    }
  }

  private func allFrames(_ fixture: CellFixture) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (section, count) in fixture.counts.enumerated() {
      for item in 0..<count { frames["\(section)-\(item)"] = fixture.frame(item, section: section) }
      let kind = UICollectionView.elementKindSectionHeader
      frames["\(section)-\(kind)"] = frame(of: kind, section: section)
    }
    return frames
  }

  private func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let path = attributes.indexPath
    return "\(path.section)-\(attributes.representedElementKind ?? String(path.item))"
  }

  private func overlap(_ frame: CGRect, _ rect: CGRect) -> Bool {
    frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
      && rect.minY < frame.maxY
  }

  @Test func `a million items have cells only where they are visible`() {
    let fixture = CellFixture([1_000_000], layout: layout)
    fixture.show()
    #expect(fixture.view.visibleCells.count == 8)
    let end = CGRect(x: 0, y: fixture.view.contentSize.height - 1, width: 300, height: 1)
    fixture.view.scrollRectToVisible(end, animated: false)
    fixture.show()
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item).max() == 999_999)
    #expect(fixture.view.visibleCells.count < 12)
  }

  @Test func `an animated change of the pattern moves the cells`() throws {
    let fixture = CellFixture([6], layout: layout)
    fixture.show()
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    layout.setPattern(MosaicPreset.triple.pattern, animated: true)
    Simulator.advance(by: 0.1)
    let width = try #require(cell.layer.presentation()).bounds.width
    #expect(width > 100)
    #expect(width < 200)
    Simulator.advance(by: 1)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test func `inserted items grow and deleted items shrink`() throws {
    let fixture = CellFixture([6], layout: layout)
    fixture.show()
    let last = try #require(fixture.view.cellForItem(at: IndexPath(item: 5, section: 0)))
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let first = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    Simulator.advance(by: 0.1)
    for cell in [first, last] {
      let layer = try #require(cell.layer.presentation())
      #expect(layer.opacity < 1)
      #expect(layer.affineTransform().a < 1)
      #expect(layer.affineTransform().a >= 0.5)
    }
    Simulator.advance(by: 1)
    #expect(last.superview == nil)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `an invalidation requests only the sections that it concerns`() {
    let source = PatternSource([MosaicPreset.snake.pattern])
    layout.dataSource = source
    let fixture = CellFixture([12, 12, 12], layout: layout)
    fixture.show()
    #expect(source.takeAsked() == [0, 1, 2])
    let header = UICollectionView.elementKindSectionHeader
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: header,
      at: [IndexPath(item: 0, section: 1)]
    )
    source.headers = [1: MosaicBar(length: 50)]
    layout.invalidateLayout(with: context)
    fixture.show()
    #expect(source.takeAsked() == [1, 2])
    #expect(fixture.frame(0, section: 1)?.minY == 650)
    fixture.view.frame.size.height = 350
    fixture.show()
    #expect(source.takeAsked() == [])
    fixture.view.frame.size.width = 150
    fixture.show()
    #expect(source.takeAsked() == [0, 1, 2])
    #expect(fixture.frame(0)?.width == 100)
  }

  @Test func `the delegate receives every change of the content size`() {
    final class Listener: MosaicLayoutDelegate {
      var sizes: [CGSize] = []
      func layoutContentSizeChanged(to size: CGSize) { sizes.append(size) }
    }
    let listener = Listener()
    layout.delegate = listener
    let fixture = CellFixture([12], layout: layout)
    fixture.show()
    layout.invalidateLayout()
    fixture.show()
    fixture.counts = [24]
    fixture.view.reloadData()
    fixture.show()
    #expect(
      listener.sizes == [CGSize(width: 300, height: 600), CGSize(width: 300, height: 1200)]
    )
  }

  @Test func `a pattern that has no cells is reported and shows no items`() {
    layout.pattern = MosaicGridPattern([])
    let fixture = CellFixture([5], layout: layout)
    let complaints = diagnostics { fixture.show() }
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("sections[0].pattern") == true)
    #expect(fixture.view.visibleCells.isEmpty)
    layout.pattern = MosaicPreset.rows.pattern
    fixture.show()
    #expect(fixture.view.visibleCells.count == 5)
  }
}
