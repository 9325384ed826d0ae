import Tatami
import TatamiCompatADMozaikCollectionViewLayout
import TestSupport
import Testing

/// Layouts with delegates of the original.
@MainActor @Suite(.environment) struct LayoutTests {
  private let delegate = NamedDelegate()

  @Test func `items, header and footer are placed`() {
    let layout = NamedLayout(delegate: delegate)
    let cells = ColoredCells([3], layout: layout)
    #expect(cells.frame(0) == CGRect(x: 0, y: 10, width: 122, height: 40))
    #expect(cells.frame(1) == CGRect(x: 124, y: 10, width: 50, height: 40))
    #expect(cells.frame(2) == CGRect(x: 0, y: 54, width: 50, height: 40))
    let path = IndexPath(item: 0, section: 0)
    let (header, footer) = (
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: path
      ),
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: path
      )
    )
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 174, height: 10))
    #expect(footer?.frame == CGRect(x: 0, y: 94, width: 174, height: 20))
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 400))
  }

  @Test(arguments: [ADMozaikLayoutSectionContentMode.fill, .ordered])
  func `the content mode decides whether holes are filled`(mode: ADMozaikLayoutSectionContentMode) {
    delegate.mode = mode
    delegate.size = ADMozaikLayoutSize(numberOfColumns: 3, numberOfRows: 2)
    let cells = ColoredCells([2, 2], layout: ADMozaikLayout(delegate: delegate))
    #expect(cells.frame(1)?.minY == 98)
    #expect(cells.frame(0, section: 1)?.size == CGSize(width: 174, height: 84))
  }

  @Test func `an item that is too wide is clamped and reported`() {
    delegate.size = ADMozaikLayoutSize(numberOfColumns: 9, numberOfRows: 0)
    var cells: ColoredCells?
    let reports = Reports.during {
      cells = ColoredCells([2], layout: ADMozaikLayout(delegate: delegate))
    }
    #expect(reports.count == 1)
    #expect(cells?.frame(0)?.size == CGSize(width: 174, height: 40))
  }

  @Test func `spacing of the layout is reported and has no effect`() {
    let layout = ADMozaikLayout(delegate: delegate)
    let reports = Reports.during {
      layout.minimumLineSpacing = 9
      layout.minimumInteritemSpacing = 9
    }
    #expect(reports.count == 2)
    #expect(layout.minimumLineSpacing + layout.minimumInteritemSpacing == 0)
    let cells = ColoredCells([3], layout: layout)
    #expect(cells.frame(2)?.minY == 54)
  }

  @Test func `a geometry without columns shows nothing and is reported`() {
    delegate.info = ADMozaikLayoutSectionGeometryInfo(rowHeight: 0, columns: [])
    #expect(!delegate.info.isValid())
    var cells: ColoredCells?
    let reports = Reports.during {
      cells = ColoredCells([2], layout: ADMozaikLayout(delegate: delegate))
    }
    #expect(!reports.isEmpty)
    #expect(cells?.frame(0) == nil)
  }

  @Test func `the delegate is held weakly`() {
    var other: NamedDelegate? = NamedDelegate()
    let layout = other.map { ADMozaikLayout(delegate: $0) }
    #expect(layout?.delegate === other)
    other = nil
    #expect(layout?.delegate == nil)
  }

  @Test func `a delegate in a plain brick layout gives no frames`() {
    let layout = BrickLayout(delegate: delegate)
    _ = Reports.during {
      let cells = ColoredCells([2], layout: layout)
      #expect(cells.frame(0) == nil)
    }
  }

  @Test func `a reload asks for the sizes again`() {
    let cells = ColoredCells([3], layout: ADMozaikLayout(delegate: delegate))
    delegate.size = ADMozaikLayoutSize(numberOfColumns: 1, numberOfRows: 3)
    cells.view.reloadData()
    cells.view.layoutIfNeeded()
    #expect(cells.frame(0) == CGRect(x: 0, y: 10, width: 50, height: 128))
    #expect(cells.frame(1)?.minX == 52)
  }

  @Test(arguments: [(2, 3, 6), (Int.max, 2, Int.max), (0, 5, 0)])
  func `the number of cells does not overflow`(columns: Int, rows: Int, cells: Int) {
    #expect(ADMozaikLayoutSize(numberOfColumns: columns, numberOfRows: rows).totalCells() == cells)
  }
}
