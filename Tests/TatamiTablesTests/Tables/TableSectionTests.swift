import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableSectionTests {
  private final class ViewDelegate: NSObject, UITableViewDelegate {
    let header = UIView()
    var height: CGFloat = 30
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? header : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }
  }

  private func header(_ fixture: TableFixture, _ section: Int) -> UITableViewHeaderFooterView? {
    fixture.table.headerView(forSection: section)
  }

  @Test func `S135: titles make views with a label`() {
    let fixture = TableFixture([2])
    fixture.titles[0] = "Header"
    fixture.footers[0] = "Footer"
    fixture.layout()
    #expect(header(fixture, 0)?.textLabel?.text == "Header")
    #expect(fixture.table.footerView(forSection: 0)?.textLabel?.text == "Footer")
  }

  @Test func `S135: a view of the delegate comes before a title`() {
    let fixture = TableFixture([2])
    let delegate = ViewDelegate()
    fixture.table.delegate = delegate
    fixture.titles[0] = "Header"
    fixture.layout()
    #expect(delegate.header.superview === fixture.table)
    #expect(delegate.header.frame == CGRect(x: 0, y: 22, width: 320, height: 30))
    #expect(header(fixture, 0) == nil)
  }

  @Test func `S135: a header of no height has no view`() {
    let fixture = TableFixture([2])
    let delegate = ViewDelegate()
    delegate.height = 0
    fixture.table.delegate = delegate
    fixture.layout()
    #expect(delegate.header.superview == nil)
  }

  @Test func `headers and footers are subviews in the order of sections`() {
    let size = CGSize(width: 320, height: 4000)
    let fixture = TableFixture(Array(repeating: 1, count: 12), style: .grouped, size: size)
    for section in 0..<12 {
      fixture.titles[section] = "H\(section)"
      fixture.footers[section] = "f\(section)"
    }
    fixture.layout()
    func shown() -> [String] {
      fixture.table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
    }
    #expect(shown() == (0..<12).flatMap { ["H\($0)", "f\($0)"] })
  }

  @Test func `S136: headers of plain tables stay visible until the next one arrives`() throws {
    let fixture = TableFixture([20, 20])
    fixture.table.sectionHeaderTopPadding = 0
    fixture.titles = [0: "One", 1: "Two"]
    fixture.layout()
    let first = try #require(header(fixture, 0))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    fixture.table.contentOffset.y = 300
    fixture.layout()
    #expect(first.frame.minY == 300)
    fixture.table.contentOffset.y = 900
    fixture.layout()
    #expect(header(fixture, 0)?.frame.maxY == 908)
    #expect(header(fixture, 1)?.frame.minY == 908)
    #expect(fixture.table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `S136: headers of grouped tables scroll`() throws {
    let fixture = TableFixture([20], style: .grouped)
    fixture.titles[0] = "One"
    fixture.layout()
    let first = try #require(header(fixture, 0))
    #expect(first.frame.minY == 0)
    fixture.table.contentOffset.y = 20
    fixture.layout()
    #expect(first.frame.minY == 0)
  }

  @Test func `S137: a subclass may move the labels of headers`() {
    final class Shifting: UITableView {
      override func layoutSubviews() {
        super.layoutSubviews()
        headerView(forSection: 0)?.layoutIfNeeded()
        headerView(forSection: 0)?.textLabel?.frame.origin.x = 33
      }
    }
    let fixture = TableFixture([1])
    fixture.titles[0] = "One"
    let table = Shifting(frame: fixture.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = fixture
    fixture.window.addSubview(table)
    fixture.layout()
    #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == 33)
  }

  @Test func `L59: sections of grouped tables without titles have gaps`() {
    let fixture = TableFixture([3, 3], style: .grouped)
    fixture.layout()
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 202)
  }

  @Test func `L59: titles of grouped tables are small capitals, 38 points high`() {
    let fixture = TableFixture([1, 1], style: .grouped)
    fixture.titles = [0: "One", 1: "Two"]
    fixture.layout()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 55.5)
    #expect(fixture.table.rectForHeader(inSection: 1).height == 38)
    #expect(header(fixture, 1)?.textLabel?.text == "TWO")
    #expect(header(fixture, 1)?.textLabel?.font.pointSize == 13)
  }

  @Test func `L59: titles grow with the text size`() throws {
    let fixture = TableFixture([1, 1], style: .grouped)
    fixture.titles = [0: "One", 1: "Two"]
    fixture.footers = [1: "Three"]
    fixture.layout()
    fixture.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    Simulator.advance(by: 0)
    let title = try #require(header(fixture, 1)?.textLabel)
    #expect(title.font.pointSize > 20)
    #expect(title.frame.height >= title.font.lineHeight.rounded(.down))
    #expect(fixture.table.rectForHeader(inSection: 1).height > 38)
    let footer = try #require(fixture.table.footerView(forSection: 1)?.textLabel)
    #expect(footer.font.pointSize > 20)
  }

  @Test func `L60: there are no rows below the last one`() {
    let fixture = TableFixture([2])
    fixture.layout()
    #expect(fixture.table.fillerRowHeight == 0)
    #expect(fixture.table.visibleCells.count == 2)
  }

  @Test func `L56, L171: rows of inset grouped tables have margins and rounded ends`() throws {
    let fixture = TableFixture(
      [3, 3],
      style: .insetGrouped,
      size: CGSize(width: 390, height: 600)
    )
    fixture.layout()
    let frames = fixture.table.visibleCells.map(\.frame)
    #expect(frames[0] == CGRect(x: 16, y: 35, width: 358, height: 44))
    #expect(frames.map(\.minY) == [35, 79, 123, 202, 246, 290])
    let cells = fixture.table.visibleCells
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `L56: wide tables have wider margins`() {
    let fixture = TableFixture([1], style: .insetGrouped, size: CGSize(width: 414, height: 300))
    fixture.layout()
    #expect(fixture.table.visibleCells.first?.frame.minX == 20)
    #expect(fixture.table.visibleCells.first?.frame.width == 374)
  }

  @Test func `L58, L172: plain tables have a gap above headers`() {
    let fixture = TableFixture([2, 1])
    fixture.titles = [0: "One", 1: "Two"]
    fixture.table.rowHeight = 51.5
    fixture.table.sectionHeaderHeight = 40.5
    fixture.layout()
    #expect(fixture.table.rectForHeader(inSection: 0).minY == 22)
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 62.5)
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 114)
    #expect(fixture.table.rectForHeader(inSection: 1).minY == 187.5)
  }

  @Test func `a long footer wraps`() {
    let fixture = TableFixture([1], style: .grouped)
    fixture.footers[0] = String(repeating: "many words ", count: 20)
    fixture.layout()
    let footer = fixture.table.footerView(forSection: 0)
    #expect(fixture.table.rectForFooter(inSection: 0).height > 60)
    #expect(footer?.textLabel?.frame.minY == 8)
  }
}
