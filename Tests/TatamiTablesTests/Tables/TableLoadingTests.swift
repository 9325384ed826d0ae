import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableLoadingTests {
  private final class GroupedTable: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: .grouped)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `S115: the style is plain unless a subclass sets another one`() {
    #expect(UITableView(frame: .zero).style == .plain)
    #expect(GroupedTable(frame: .zero, style: .plain).style == .grouped)
  }

  @Test func `S116: cells, headers and footers are subviews of the table`() {
    let fixture = TableFixture([3])
    fixture.titles[0] = "Title"
    fixture.layout()
    #expect(fixture.table.visibleCells.allSatisfy { $0.superview === fixture.table })
    #expect(fixture.table.headerView(forSection: 0)?.superview === fixture.table)
  }

  @Test func `S117: every pass sets the full-width frames that a subclass may change`() throws {
    final class Narrowing: UITableView {
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        for cell in visibleCells {
          seen.append(cell.frame.width)
          cell.frame.size.width = 100
        }
      }
    }
    let fixture = TableFixture([1])
    let table = Narrowing(frame: fixture.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = fixture
    fixture.window.addSubview(table)
    table.layoutIfNeeded()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.seen == [320, 320])
    #expect(table.visibleCells.first?.frame.width == 100)
  }

  @Test func `S118: loading asks once for the counts, which are kept until a reload`() {
    let fixture = TableFixture([2, 1])
    fixture.layout()
    #expect(
      fixture.calls.filter { $0.hasPrefix("sections") || $0.hasPrefix("rows") }
        == ["sections", "rows 0", "rows 1"]
    )
    fixture.rows = [5, 5]
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)
    #expect(fixture.table.numberOfSections == 2)
    fixture.table.reloadData()
    #expect(fixture.table.numberOfRows(inSection: 0) == 5)
  }

  @Test func `S119: without estimates all heights are asked at once`() {
    let fixture = TableFixture([100])
    let heights = HeightDelegate { _ in 50 }
    fixture.table.delegate = heights
    fixture.table.estimatedRowHeight = 0
    fixture.layout()
    #expect(Set(heights.asked.map(\.row)).count == 100)
    #expect(fixture.table.contentSize.height == 5000)
  }

  @Test func `S119: with estimates the heights of visible rows are asked`() {
    let fixture = TableFixture([100])
    let heights = HeightDelegate { _ in 110 }
    fixture.table.delegate = heights
    fixture.layout()
    #expect(Set(heights.asked.map(\.row)) == [0, 1, 2, 3])
    #expect(fixture.table.contentSize.height == 4664)
    fixture.table.contentOffset.y = 110
    fixture.layout()
    #expect(fixture.table.contentSize.height == 4730)
  }

  @Test func `S120: the delegate's height comes before the table's, which comes before the cell's`()
  {
    let fixture = TableFixture([3])
    fixture.layout()
    #expect(fixture.table.rowHeight == UITableView.automaticDimension)
    #expect(fixture.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    fixture.table.rowHeight = 60
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 60, width: 320, height: 60))
    let heights = HeightDelegate { $0.row == 0 ? 30 : UITableView.automaticDimension }
    fixture.table.delegate = heights
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 30, width: 320, height: 44))
  }

  @Test func `S120: a cell that overrides its fitting size decides its height`() {
    final class TallCell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 77)
      }
    }
    let fixture = TableFixture([3])
    fixture.makeCell = { _, _ in TallCell(style: .default, reuseIdentifier: nil) }
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(2)).minY == 154)
  }

  @Test func `S121: cells exist for visible rows only, in ascending order`() {
    let fixture = TableFixture([1000])
    fixture.layout()
    fixture.table.contentOffset.y = 4400
    fixture.layout()
    #expect(fixture.table.indexPathsForVisibleRows?.map(\.row) == Array(100..<110))
    #expect(fixture.visibleTexts == (100..<110).map { "0.\($0)" })
    #expect(fixture.table.cellForRow(at: path(0)) == nil)
    #expect(fixture.table.cellForRow(at: path(100)) != nil)
  }

  @Test func `S122: asking for visible rows performs a pending reload`() {
    let fixture = TableFixture([3])
    fixture.layout()
    fixture.rows = [2]
    fixture.table.reloadData()
    #expect(fixture.table.indexPathsForVisibleRows == [path(0), path(1)])
  }

  @Test func `S133: a reload clears the selection, asks again and clamps the offset`() {
    let fixture = TableFixture([100])
    fixture.layout()
    fixture.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    fixture.table.contentOffset.y = 3000
    fixture.layout()
    fixture.rows = [20]
    _ = fixture.takeCalls()
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.table.contentOffset.y == 3000)
    fixture.layout()
    #expect(fixture.table.contentOffset.y == 440)
    #expect(fixture.calls.contains("rows 0"))
    #expect(fixture.visibleTexts.first == "0.10")
  }

  @Test func `S140: views above and below the rows keep the height they were set with`() {
    let fixture = TableFixture([2])
    let (header, footer) = (UIView(), UIView())
    header.frame = CGRect(x: 5, y: 5, width: 10, height: 30)
    footer.frame.size.height = 20
    fixture.table.tableHeaderView = header
    fixture.table.tableFooterView = footer
    fixture.layout()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(fixture.table.rectForRow(at: path(0)).minY == 30)
    #expect(footer.frame == CGRect(x: 0, y: 118, width: 320, height: 20))
    #expect(fixture.table.contentSize.height == 138)
    fixture.table.tableHeaderView = nil
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(0)).minY == 0)
    #expect(header.superview == nil)
  }

  @Test func `S143: the delegate receives the scroll callbacks`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let fixture = TableFixture([100])
    let delegate = Delegate()
    fixture.table.delegate = delegate
    fixture.layout()
    fixture.table.contentOffset.y = 50
    #expect(delegate.offsets == [50])
    #expect((fixture.table as UIScrollView).delegate === delegate)
  }

  @Test func `L84: a measured row above the first visible one moves the offset`() throws {
    let fixture = TableFixture([100])
    let heights = HeightDelegate { _ in 100 }
    fixture.table.delegate = heights
    fixture.layout()
    fixture.table.scrollToRow(at: path(50), at: .top, animated: false)
    fixture.layout()
    let before =
      try #require(fixture.table.cellForRow(at: path(51))).frame.minY
      - fixture.table.contentOffset.y
    fixture.table.contentOffset.y -= 20
    fixture.layout()
    let after =
      try #require(fixture.table.cellForRow(at: path(51))).frame.minY
      - fixture.table.contentOffset.y
    #expect(after == before + 20)
  }

  @Test(arguments: [
    (50, UITableView.ScrollPosition.top, 2200.0), (50, .middle, 1922), (50, .bottom, 1644),
    (99, .top, 3800), (5, .none, 0), (50, .none, 1644),
  ])
  func `L86, L173: scrolling to a row`(
    row: Int,
    position: UITableView.ScrollPosition,
    offset: CGFloat
  ) {
    let fixture = TableFixture([100], size: CGSize(width: 320, height: 600))
    fixture.layout()
    fixture.table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(fixture.table.contentOffset.y == offset)
  }

  @Test func `L86: a jump over estimated rows is exact at rest`() {
    let fixture = TableFixture([1000])
    let heights = HeightDelegate { CGFloat(30 + $0.row % 7 * 20) }
    fixture.table.delegate = heights
    fixture.layout()
    fixture.table.scrollToRow(at: path(500), at: .bottom, animated: false)
    fixture.layout()
    let frame = fixture.table.rectForRow(at: path(500))
    #expect(frame.height == CGFloat(30 + 500 % 7 * 20))
    #expect(frame.maxY == fixture.table.bounds.maxY)
  }

  @Test func `L88: rows ahead are prefetched nearest first, and withdrawn`() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var fetched: [[Int]] = []
      var canceled: [[Int]] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        fetched.append(indexPaths.map(\.row))
      }
      func tableView(
        _ tableView: UITableView,
        cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) { canceled.append(indexPaths.map(\.row)) }
    }
    let fixture = TableFixture([1000])
    let prefetcher = Prefetcher()
    fixture.table.prefetchDataSource = prefetcher
    fixture.layout()
    #expect(prefetcher.fetched == [Array(10..<20)])
    fixture.table.contentOffset.y = 4400
    fixture.layout()
    #expect(prefetcher.fetched.last == Array(110..<120))
    #expect(prefetcher.canceled == [Array(10..<20)])
    fixture.table.contentOffset.y = 3960
    fixture.layout()
    #expect(prefetcher.fetched.last == Array((80..<90).reversed()))
  }

  @Test(arguments: [false, true])
  func `S126: each row is displayed before the next one is requested`(isMeasured: Bool) {
    let fixture = TableFixture([3])
    fixture.table.rowHeight = isMeasured ? UITableView.automaticDimension : 44
    fixture.layout()
    let calls = fixture.takeCalls().filter { $0.hasPrefix("cell") || $0.hasPrefix("will display") }
    #expect(
      calls == [
        "cell 0.0", "will display 0.0", "cell 0.1", "will display 0.1", "cell 0.2",
        "will display 0.2",
      ]
    )
  }
}
