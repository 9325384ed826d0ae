import Tatami
import TatamiCompatSquareMosaicLayout
import TestSupport
import Testing

/// A source of one pattern for all sections.
@MainActor
private final class Source: SquareMosaicDataSource {
  var pattern: SquareMosaicPattern
  init(_ pattern: SquareMosaicPattern) { self.pattern = pattern }
  func layoutPattern(for section: Int) -> SquareMosaicPattern { pattern }
}

/// A block of given frames, which moves with the origin along the vertical axis.
struct Cells: SquareMosaicBlock {
  var count: Int
  var frames: [CGRect]

  func blockFrames() -> Int { count }
  func blockFrames(origin: CGFloat, side: CGFloat) -> [CGRect] {
    frames.map { $0.offsetBy(dx: 0, dy: origin) }
  }
}

struct Blocks: SquareMosaicPattern {
  var blocks: [SquareMosaicBlock]
  func patternBlocks() -> [SquareMosaicBlock] { blocks }
}

/// Layouts with data sources of the original.
@MainActor @Suite(.environment) struct LayoutTests {
  private let kinds = namedKinds()

  @Test func `headers, separators, sections and backers are placed`() {
    let layout = NamedLayout(.vertical, pattern: NamedPattern())
    let cells = ColoredCells([3, 0, 1], layout: layout, kinds: kinds)
    // The forced size is 100 points wide: header 10, before 1, block 40, between 2, block 40, after 4.
    #expect(cells.frame(0) == CGRect(x: 0, y: 11, width: 50, height: 40))
    #expect(cells.frame(1) == CGRect(x: 50, y: 11, width: 50, height: 30))
    #expect(cells.frame(2) == CGRect(x: 0, y: 53, width: 50, height: 40))
    // Section 1 is empty, and its header is hidden; 8 points separate sections 0 and 2.
    #expect(cells.frame(0, section: 2) == CGRect(x: 0, y: 116, width: 50, height: 40))
    let backer = layout.layoutAttributesForSupplementaryView(
      ofKind: SquareMosaicLayoutSectionBacker,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(backer?.frame == CGRect(x: 0, y: 0, width: 100, height: 97))
    #expect(backer?.zIndex == -1)
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 160))
    let hidden = IndexPath(item: 0, section: 1)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: SquareMosaicLayoutSectionHeader,
        at: hidden
      ) == nil
    )
  }

  @Test func `a horizontal layout scrolls to the right`() {
    let source = Source(Blocks(blocks: [Turned()]))
    let layout = SquareMosaicLayout(direction: .horizontal)
    layout.dataSource = source
    let cells = ColoredCells([4], layout: layout, size: CGSize(width: 200, height: 100))
    #expect(cells.frame(3) == CGRect(x: 90, y: 0, width: 30, height: 100))
    #expect(layout.collectionViewContentSize == CGSize(width: 120, height: 100))
  }

  private struct Turned: SquareMosaicBlock {
    func blockFrames() -> Int { 1 }
    func blockFrames(origin: CGFloat, side: CGFloat) -> [CGRect] {
      [CGRect(x: origin, y: 0, width: 30, height: side)]
    }
  }

  @Test func `without a data source there are no items`() {
    let layout = SquareMosaicLayout()
    let cells = ColoredCells([4], layout: layout)
    #expect(cells.frame(0) == nil)
    #expect(layout.collectionViewContentSize.height == 0)
    let source = Source(NamedPattern())
    layout.dataSource = source
    cells.view.layoutIfNeeded()
    #expect(cells.frame(0) != nil)
    layout.dataSource = nil
    cells.view.layoutIfNeeded()
    #expect(cells.frame(0) == nil)
  }

  @Test func `the data source is held weakly and returned`() {
    let layout = SquareMosaicLayout()
    var source: Source? = Source(NamedPattern())
    layout.dataSource = source
    #expect(layout.dataSource === source)
    source = nil
    #expect(layout.dataSource == nil)
  }

  @Test func `the delegate receives the content size when it is set and when it changes`() {
    let source = Source(NamedPattern())
    let layout = SquareMosaicLayout()
    layout.dataSource = source
    let cells = ColoredCells([1], layout: layout)
    let receiver = NamedReceiver()
    layout.delegate = receiver
    #expect(receiver.sizes == [CGSize(width: 300, height: 45)])
    cells.counts = [3]
    cells.view.reloadData()
    cells.view.layoutIfNeeded()
    #expect(receiver.sizes.last == CGSize(width: 300, height: 87))
  }

  @Test func `updates keep the offset`() {
    let source = Source(NamedPattern())
    let layout = SquareMosaicLayout()
    layout.dataSource = source
    #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 5, y: 5)) == .zero)
    let cells = ColoredCells([100], layout: layout)
    cells.view.contentOffset.y = 60
    let offset = layout.targetContentOffset(forProposedContentOffset: .zero)
    #expect(offset == CGPoint(x: 0, y: 60))
  }

  @Test(
    arguments: [
      [], [Cells(count: 0, frames: [])], [Cells(count: -3, frames: [.zero])],
      [Cells(count: 4, frames: [.zero])],
      [Cells(count: 1, frames: [CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -5)])],
    ] as [[Cells]]
  )
  func `a pattern that cannot hold the items ends without frames that are not numbers`(
    blocks: [Cells]
  ) {
    let source = Source(Blocks(blocks: blocks))
    let layout = SquareMosaicLayout()
    layout.dataSource = source
    var size = CGSize.zero
    _ = Reports.during {
      let cells = ColoredCells([50], layout: layout)
      size = layout.collectionViewContentSize
      #expect(cells.frame(0)?.isNull != true)
    }
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func `the raw values are the original's`() {
    #expect(SquareMosaicDirection.horizontal.rawValue == 0)
    #expect(SquareMosaicDirection(rawValue: 1) == .vertical)
    #expect(
      [0, 1, 2].compactMap(SquareMosaicBlockSeparatorPosition.init) == [.after, .before, .between]
    )
    #expect(Set(kinds).count == 3)
  }
}
