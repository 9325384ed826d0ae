import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableHostileTests {
  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e13])
  func `heights that rows cannot have are reported`(height: CGFloat) {
    let fixture = TableFixture([3])
    let delegate = HeightDelegate { $0.row == 1 ? height : 44 }
    fixture.table.delegate = delegate
    let lines = Reports.during { fixture.layout() }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasSuffix("allowed are 0 to 1e12 points") })
    #expect(fixture.table.contentSize.height == 132)
  }

  @Test func `counts that change without notice are read at the next reload`() {
    let fixture = TableFixture([3])
    fixture.layout()
    fixture.rows = []
    fixture.table.contentOffset.y = 10
    fixture.layout()
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)
    fixture.rows = [-4]
    let lines = Reports.during {
      fixture.table.reloadData()
      fixture.layout()
    }
    #expect(lines == ["the number of rows in section 0 is -4; allowed are 0 and more"])
    #expect(fixture.table.visibleCells.isEmpty)
  }

  @Test func `a cell that is used twice is reported`() {
    let fixture = TableFixture([3])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fixture.makeCell = { _, _ in cell }
    let lines = Reports.during { fixture.layout() }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("is already used for another row") })
    #expect(fixture.table.visibleCells.count == 3)
  }

  @Test func `a data source may reload while it is asked for a cell`() {
    let fixture = TableFixture([50])
    var reloads = 0
    fixture.makeCell = { [weak fixture] table, path in
      if reloads < 3, path.row == 4 {
        reloads += 1
        fixture?.rows = [30 - reloads]
        table.reloadData()
        _ = table.numberOfRows(inSection: 0)
      }
      return TableFixture.textCell(table, path)
    }
    for _ in 0..<6 { fixture.layout() }
    #expect(reloads == 3)
    #expect(fixture.table.numberOfRows(inSection: 0) == 27)
    #expect(fixture.visibleTexts == (0..<10).map { "0.\($0)" })
  }

  @Test func `a delegate may remove and release the table`() {
    let fixture = TableFixture([5])
    fixture.layout()
    weak var released: UITableView?
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      released = table
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let remover = Remover()
      table.dataSource = fixture
      table.delegate = remover
      fixture.window.addSubview(table)
      table.layoutIfNeeded()
      withExtendedLifetime(remover) {}
    }
    #expect(released == nil)
  }

  private final class Remover: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { tableView.removeFromSuperview() }
  }

  @Test func `rows of no height have no cells`() {
    let fixture = TableFixture([2000])
    fixture.table.rowHeight = 0
    fixture.layout()
    #expect(fixture.table.visibleCells.isEmpty)
    #expect(fixture.table.contentSize.height == 0)
  }

  @Test func `a million rows ask for the visible ones only`() {
    let fixture = TableFixture([1_000_000])
    let delegate = HeightDelegate { CGFloat(20 + $0.row % 50) }
    fixture.table.delegate = delegate
    fixture.layout()
    fixture.table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
    for _ in 0..<20 {
      fixture.table.contentOffset.y += 100
      fixture.layout()
    }
    #expect(delegate.asked.count < 400)
    #expect(fixture.table.subviews.count < 40)
    #expect(fixture.calls.count < 400)
  }
}
