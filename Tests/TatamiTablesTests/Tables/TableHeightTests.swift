import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Estimated, measured and changed heights.
@MainActor
@Suite(.arithmeticText)
struct TableHeightTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Offsets

  /// A table scrolled down row by row, whose rows are higher than the estimate.
  private func scrolledFixture(
    _ style: UITableView.Style = .plain
  ) -> (fixture: TableFixture, heights: HeightDelegate) {
    let fixture = TableFixture([200], style: style)
    let heights = HeightDelegate { CGFloat(80 + $0.row % 5 * 10) }
    fixture.table.delegate = heights
    fixture.layout()
    for _ in 0..<10 {
      fixture.table.contentOffset.y += 300
      fixture.layout()
    }
    return (fixture, heights)
  }

  /// The distance of a row from the upper edge of the visible area.
  private func distance(_ table: UITableView, _ row: IndexPath) -> CGFloat {
    table.rectForRow(at: row).minY - table.contentOffset.y
  }

  @Test func `L85: an empty update block keeps the visible rows where they are`() throws {
    let (fixture, heights) = scrolledFixture()
    let table = fixture.table
    let row = try #require(table.indexPathsForVisibleRows?.dropFirst().first)
    let before = distance(table, row)
    table.beginUpdates()
    table.endUpdates()
    Simulator.advance(by: 0.5)
    #expect(distance(table, row) == before)
    #expect(table.cellForRow(at: row)?.frame.minY == table.rectForRow(at: row).minY)
    #expect(heights.asked.count > 0)
  }

  @Test func `changed heights keep the visible rows where they are`() throws {
    let (fixture, heights) = scrolledFixture(.grouped)
    _ = heights
    let table = fixture.table
    let row = try #require(table.indexPathsForVisibleRows?.first)
    let before = distance(table, row)
    table.sectionFooterHeight = 30
    fixture.layout()
    #expect(distance(table, row) == before)
  }

  @Test func `a new table header moves all rows by its height and keeps measured heights`() throws {
    let (fixture, heights) = scrolledFixture(.grouped)
    _ = heights
    let table = fixture.table
    let row = try #require(table.indexPathsForVisibleRows?.last)
    let before = table.rectForRow(at: row).minY
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    #expect(table.rectForRow(at: row).minY == before + 50 - 17.5)
    table.tableHeaderView = nil
    #expect(table.rectForRow(at: row).minY == before)
  }

  // MARK: Estimates

  private final class EstimateDelegate: NSObject, UITableViewDelegate {
    var askedHeaders: [Int] = []
    var askedFooters: [Int] = []
    func tableView(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { CGFloat(100 + indexPath.row) }
    func tableView(
      _ tableView: UITableView,
      estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 200 }
    func tableView(
      _ tableView: UITableView,
      estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 300 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      askedHeaders.append(section)
      return 20
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      askedFooters.append(section)
      return 30
    }
  }

  @Test func `L84: the delegate estimates rows that are measured`() {
    let fixture = TableFixture([1000])
    let delegate = EstimateDelegate()
    fixture.table.delegate = delegate
    fixture.table.layoutIfNeeded()
    let frame = fixture.table.rectForRow(at: path(999))
    #expect(frame.height == 1099)
    fixture.rows[0] += 1
    fixture.table.insertRows(at: [path(1000)], with: .none)
    #expect(fixture.table.rectForRow(at: path(1000)).height == 1100)
  }

  @Test func `L84: the delegate estimates headers and footers until they are visible`() {
    let fixture = TableFixture([1, 1, 1, 1])
    fixture.table.sectionHeaderTopPadding = 0
    fixture.titles = [0: "A", 1: "B", 2: "C", 3: "D"]
    fixture.footers = [0: "A", 1: "B", 2: "C", 3: "D"]
    let delegate = EstimateDelegate()
    fixture.table.delegate = delegate
    fixture.table.rowHeight = 400
    fixture.layout()
    #expect(delegate.askedHeaders == [0])
    #expect(fixture.table.rectForHeader(inSection: 0).height == 20)
    #expect(fixture.table.rectForHeader(inSection: 3).height == 200)
    #expect(fixture.table.rectForFooter(inSection: 3).height == 300)
    fixture.table.contentOffset.y = 300
    fixture.layout()
    #expect(delegate.askedHeaders == [0, 1])
    #expect(delegate.askedFooters == [0, 1])
    #expect(fixture.table.rectForFooter(inSection: 0).height == 30)
  }

  @Test func `the table's header height gives no height to headers without a view`() {
    let fixture = TableFixture([1])
    fixture.table.sectionHeaderHeight = 40
    fixture.layout()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 0)
    fixture.titles[0] = "Title"
    fixture.table.reloadData()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 40)
  }

  @Test func `the table's header height is the gap of grouped sections without a view`() {
    let fixture = TableFixture([1], style: .grouped)
    fixture.table.sectionHeaderHeight = 4
    fixture.layout()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 4)
  }

  // MARK: Measuring

  private final class SectionDelegate: NSObject, UITableViewDelegate {
    final class Header: UIView {
      var widths: Set<CGFloat> = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        widths.insert(size.width)
        return CGSize(width: size.width, height: 30)
      }
    }
    let header = Header()
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
  }

  @Test func `section views of inset tables are measured in the width of the rows`() {
    let fixture = TableFixture([1], style: .insetGrouped)
    let delegate = SectionDelegate()
    fixture.table.delegate = delegate
    fixture.layout()
    #expect(delegate.header.widths == [288])
    #expect(delegate.header.frame.width == 288)
  }

  private final class GrowingCell: UITableViewCell {
    var height: CGFloat = 50
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  @Test func `L87: an invalidation of the content view measures the row again`() throws {
    let fixture = TableFixture([2])
    fixture.makeCell = { _, _ in GrowingCell(style: .default, reuseIdentifier: nil) }
    fixture.layout()
    let cell = try #require(fixture.table.visibleCells.first as? GrowingCell)
    cell.height = 90
    cell.contentView.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(1)).minY == 90)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    fixture.layout()
    cell.height = 120
    cell.contentView.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(1)).minY == 120)
  }

  @Test func `a new text size measures all rows again`() {
    let fixture = TableFixture([50])
    fixture.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      cell.contentConfiguration = content
      return cell
    }
    fixture.layout()
    fixture.table.contentOffset.y = 800
    fixture.layout()
    fixture.table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    fixture.layout()
    fixture.table.contentOffset.y = 0
    fixture.layout()
    #expect(fixture.table.visibleCells.allSatisfy { $0.frame.height > 60 })
  }

  @Test func `rows far lower than their estimate fill the visible area`() {
    let fixture = TableFixture([1000])
    let heights = HeightDelegate { _ in 10 }
    fixture.table.estimatedRowHeight = 1000
    fixture.table.delegate = heights
    fixture.layout()
    #expect(fixture.table.visibleCells.count == 44)
  }

  /// A delegate that is asked for views of headers and has none.
  private final class NoHeaders: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  }

  @Test func `a section whose header turns out to be none is visible at the lower edge`() {
    let fixture = TableFixture([1, 1])
    fixture.table.rowHeight = 430
    let delegate = NoHeaders()
    fixture.table.delegate = delegate
    fixture.layout()
    #expect(fixture.table.rectForRow(at: path(0, 1)).minY == 430)
    #expect(fixture.table.indexPathsForVisibleRows == [path(0), path(0, 1)])
  }

  @Test func `headers that are resolved at the top of the table leave it there`() {
    let fixture = TableFixture([10, 10], style: .grouped)
    let delegate = NoHeaders()
    fixture.table.delegate = delegate
    fixture.layout()
    fixture.table.contentOffset.y = 200
    fixture.layout()
    fixture.rows = [1, 10, 10]
    fixture.table.insertSections([0], with: .none)
    fixture.layout()
    fixture.table.contentOffset.y = 0
    fixture.layout()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 35)
    #expect(fixture.table.contentOffset.y == 0)
  }
}
