import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of screens with tab bars, at two pixels per point.
@MainActor
@Suite(.environment) struct TabSnapshotTests {
  /// A screen and its surroundings.
  enum Picture: String, CaseIterable, Sendable {
    case light
    case dark
    case mirrored
    case landscape
    case regular
    case badges
    case more
    case edge
    case pushing
  }

  private final class Articles: UITableViewController {
    private static let titles = [
      "A quiet harbor in autumn", "How bridges carry their loads", "The bakers of the old town",
      "Night trains return", "A garden on the roof", "Letters from the lighthouse",
      "What the river brings", "Maps drawn by hand", "The last ferry of the day",
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      27
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = Self.titles[indexPath.row % Self.titles.count]
      cell.detailTextLabel?.text = "\(indexPath.row + 2) minutes"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private let stage = TabStage()
  private let articles = Articles()
  private let reading: UINavigationController

  init() {
    articles.title = "Today"
    articles.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
    reading = UINavigationController(rootViewController: articles)
    reading.navigationBar.prefersLargeTitles = true
    let window = stage.window
    window.backgroundColor = .systemBackground
    window.frame.size.height = 560
  }

  private static let items: [UITabBarItem.SystemItem] = [
    .bookmarks, .recents, .search, .downloads, .contacts, .mostViewed,
  ]

  private func others(_ count: Int) -> [UIViewController] {
    Self.items.prefix(count).enumerated().map { index, item in
      let controller = UIViewController()
      controller.view.backgroundColor = .systemGroupedBackground
      controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: index + 1)
      return controller
    }
  }

  private func prepare(_ picture: Picture) {
    let (window, tabs) = (stage.window, stage.tabs)
    if picture == .regular {
      window.frame.size = CGSize(width: 820, height: 700)
      window.traitOverrides.horizontalSizeClass = .regular
      window.traitOverrides.verticalSizeClass = .regular
    }
    stage.show([reading] + others(picture == .more ? 6 : 3))
    switch picture {
    case .light: break
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .mirrored: window.traitOverrides.layoutDirection = .rightToLeft
    case .landscape: stage.turn()
    case .regular: tabs.viewControllers?[1].tabBarItem.badgeValue = "4"
    case .badges:
      for (controller, badge) in zip(tabs.viewControllers ?? [], ["3", "", "128", "New"]) {
        controller.tabBarItem.badgeValue = badge
      }
      tabs.viewControllers?[3].tabBarItem.badgeColor = .systemBlue
    case .more:
      tabs.viewControllers?[5].tabBarItem.badgeValue = "12"
      tabs.selectedViewController = tabs.moreNavigationController
    case .edge: tabs.selectedIndex = 3
    case .pushing:
      let article = UIViewController()
      article.title = "Article"
      article.view.backgroundColor = .secondarySystemBackground
      article.hidesBottomBarWhenPushed = true
      reading.pushViewController(article, animated: true)
      Simulator.advance(by: 0.15)
      return
    }
    Simulator.advance(by: 0)
  }

  @Test(arguments: Picture.allCases)
  func `screens with tab bars match their snapshots`(_ picture: Picture) throws {
    prepare(picture)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(picture.rawValue).png")
    assertSnapshot(of: try ViewRenderer.png(of: stage.window), at: reference)
  }
}
