import TatamiUIKit
import TestSupport
import Testing

// The samples in the documentation of tab bars and their controllers.

@MainActor
@Suite(.environment) struct TabSamples {
  @Test func `the sample of UITabBarController is true`() {
    let news = UIViewController()
    news.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
    let search = UIViewController()
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [news, search]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === search)
  }

  @Test func `the sample of UITabBar is true`() {
    let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    tabBar.items = [
      UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
      UITabBarItem(tabBarSystemItem: .search, tag: 1),
    ]
    tabBar.selectedItem = tabBar.items?.first
    #expect(tabBar.selectedItem?.tag == 0)
  }

  @Test func `the sample of UITabBarItem is true`() {
    let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    item.badgeValue = "3"
    #expect(item.badgeValue == "3")
  }

  @Test func `the sample of UITabBarAppearance is true`() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
    let tabBar = UITabBar()
    tabBar.standardAppearance = appearance
    #expect(tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .systemOrange)
  }
}
