import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableControllerTests {
  private final class Numbers: UITableViewController {
    var scrolls = 0
    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 50 }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `the controller is the data source and the delegate of its table`() {
    let controller = Numbers(style: .grouped)
    let window = show(controller)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    controller.tableView.contentOffset.y = 30
    #expect(controller.scrolls > 0)
    withExtendedLifetime(window) {}
  }

  @Test func `methods that a subclass does not override count as missing`() {
    final class Plain: UITableViewController {
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 3 }
    }
    let controller = Plain()
    let window = show(controller)
    controller.tableView.rowHeight = 52
    window.layoutIfNeeded()
    #expect(controller.tableView.style == .plain)
    #expect(controller.tableView.contentSize.height == 156)
    #expect(controller.tableView.visibleCells.count == 3)
  }

  @Test func `the selection is cleared when the view appears again`() {
    let controller = Numbers(style: .plain)
    let window = show(controller)
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.clearsSelectionOnViewWillAppear = false
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == path)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.clearsSelectionOnViewWillAppear = true
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    withExtendedLifetime(window) {}
  }
}
