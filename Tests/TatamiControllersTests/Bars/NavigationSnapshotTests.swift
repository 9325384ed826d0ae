import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of screens with navigation bars, at two pixels per point.
@MainActor
@Suite(.environment) struct NavigationSnapshotTests {
  /// A screen and its surroundings.
  enum Picture: String, CaseIterable, Sendable {
    case inline
    case large
    case scrolled
    case prompt
    case mirrored
    case dark
    case toolbar
    case largeText
    case middle
  }

  private final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Task \(indexPath.row + 1)"
      cell.detailTextLabel?.text = "Tomorrow"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let list = ListController()
  private let navigation: UINavigationController

  init() {
    list.title = "To Do"
    let lists = UIViewController()
    lists.title = "Lists"
    navigation = UINavigationController()
    navigation.viewControllers = [lists, list]
    window.backgroundColor = .systemBackground
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    list.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), list.editButtonItem,
    ]
  }

  private func prepare(_ picture: Picture) {
    let bar = navigation.navigationBar
    switch picture {
    case .inline: break
    case .large: bar.prefersLargeTitles = true
    case .scrolled:
      bar.prefersLargeTitles = true
      Simulator.advance(by: 0)
      list.tableView.contentOffset.y += 160
    case .prompt: list.navigationItem.prompt = "Choose what to do today"
    case .mirrored:
      window.traitOverrides.layoutDirection = .rightToLeft
      bar.prefersLargeTitles = true
    case .dark:
      window.overrideUserInterfaceStyle = .dark
      Simulator.advance(by: 0)
      list.tableView.contentOffset.y += 60
    case .toolbar:
      list.toolbarItems = [
        UIBarButtonItem(systemItem: .action), .flexibleSpace(),
        UIBarButtonItem(systemItem: .search), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
      ]
      navigation.setToolbarHidden(false, animated: false)
    case .largeText:
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      bar.prefersLargeTitles = true
    case .middle:
      bar.prefersLargeTitles = true
      Simulator.advance(by: 0)
      navigation.popViewController(animated: true)
      Simulator.advance(by: 0.15)
      return
    }
    Simulator.advance(by: 0)
  }

  @Test(arguments: Picture.allCases)
  func `screens with bars match their snapshots`(_ picture: Picture) throws {
    Simulator.advance(by: 0)
    prepare(picture)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(picture.rawValue).png")
    assertSnapshot(of: try ViewRenderer.png(of: window), at: reference)
  }
}
