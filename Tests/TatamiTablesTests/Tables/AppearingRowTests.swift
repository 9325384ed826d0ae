import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Rows that appear while a table grows in an animation.
@MainActor
@Suite(.environment) struct AppearingRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func `the text of a row that appears in an animation does not grow`() throws {
    let source = Source()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.rowHeight = 44
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    UIView.animate(withDuration: 1) {
      table.frame.size.height = 400
      table.layoutIfNeeded()
    }
    Simulator.advance(by: 0.1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 5, section: 0)))
    let label = try #require(cell.textLabel)
    let shown = try #require(label.layer.presentation())
    #expect(shown.bounds == label.layer.bounds)
    #expect(label.bounds.width > 0)
  }
}
