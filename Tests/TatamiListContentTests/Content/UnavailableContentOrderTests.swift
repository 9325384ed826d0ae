import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Content for missing content beside views that bring themselves to the front in each layout.
@MainActor
@Suite(.environment) struct UnavailableContentOrderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))

  /// A controller that keeps a view in front of all others.
  private final class Covered: UIViewController {
    let cover = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(cover)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if view.subviews.last !== cover { view.bringSubviewToFront(cover) }
    }
  }

  /// A table with a section index.
  private final class Indexed: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      0
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  private func reports(of controller: UIViewController) -> [String] {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return Reports.during {
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      window.layoutIfNeeded()
    }
  }

  @Test func `a view that the program keeps in front stays there`() {
    let controller = Covered()
    #expect(reports(of: controller) == [])
    #expect(controller.view.subviews.last === controller.cover)
  }

  @Test func `a section index stays in front`() {
    let controller = Indexed()
    #expect(reports(of: controller) == [])
    #expect(controller.view.subviews.contains { $0 is UIContentUnavailableView })
  }
}
