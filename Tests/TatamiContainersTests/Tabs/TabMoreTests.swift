import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The list of the controllers for which there is no tab.
@MainActor
@Suite(.environment) struct TabMoreTests {
  private let stage = TabStage()
  private var tabs: UITabBarController { stage.tabs }
  private var more: UINavigationController { tabs.moreNavigationController }

  private func tapRow(_ row: Int) throws {
    stage.window.layoutIfNeeded()
    let list = try #require(more.viewControllers.first as? UITableViewController)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    let point = cell.convert(CGPoint(x: 100, y: cell.bounds.midY), to: stage.window)
    Simulator.tap(at: point, in: stage.window)
    stage.settle()
  }

  @Test func `N99: with more than five controllers four and More have tabs`() throws {
    stage.show(5)
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["a", "b", "c", "d", "e"])
    let controllers = stage.show(7)
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.items?.last === more.tabBarItem)
    #expect(tabs.children == controllers + [more])
    stage.tap(4)
    let list = try #require(more.viewControllers.first as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    #expect(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "g")
  }

  @Test func `N99: a row pushes its controller`() throws {
    let controllers = stage.show(7)
    stage.tap(4)
    try tapRow(1)
    #expect(more.topViewController === controllers[5])
    #expect(controllers[5].navigationController === more)
    #expect(controllers[5].tabBarController === tabs)
    #expect(controllers[5].view.window != nil)
    more.popViewController(animated: true)
    stage.settle()
    #expect(controllers[5].parent === tabs)
    #expect(tabs.children == controllers + [more])
  }

  @Test func `N103: the More list follows the items of its controllers`() throws {
    let controllers = stage.show(7)
    stage.tap(4)
    stage.settle()
    let list = try #require(more.viewControllers.first as? UITableViewController)
    func text() -> String? {
      stage.window.layoutIfNeeded()
      return list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text
    }
    #expect(text() == "f")
    controllers[5].tabBarItem.title = "New"
    #expect(text() == "New")
    controllers[5].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    #expect(text() == "Other")
    controllers[5].tabBarItem.title = "Last"
    #expect(text() == "Last")
  }

  @Test func `N100: the place counts behind More, and the list has none`() throws {
    let controllers = stage.show(7)
    tabs.selectedIndex = 6
    stage.settle()
    #expect(tabs.selectedIndex == 6)
    #expect(tabs.selectedViewController === controllers[6])
    #expect(more.viewControllers.count == 2)
    #expect(controllers[6].view.window != nil)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    more.popToRootViewController(animated: false)
    stage.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === more)
  }

  @Test func `N100: another place behind More replaces the first`() {
    let controllers = stage.show(8)
    tabs.selectedIndex = 6
    stage.settle()
    tabs.selectedIndex = 5
    stage.settle()
    #expect(tabs.selectedViewController === controllers[5])
    #expect(more.viewControllers.count == 2)
    #expect(controllers[6].parent === tabs)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(controllers[5].view.window == nil)
  }

  @Test func `N99: a navigation controller behind More leads back to the list`() throws {
    var controllers: [UIViewController] = stage.recorders(6)
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    controllers.append(navigation)
    stage.show(controllers)
    stage.tap(4)
    try tapRow(2)
    #expect(tabs.selectedViewController === navigation)
    #expect(tabs.selectedIndex == 6)
    #expect(navigation.parent === tabs)
    #expect(root.view.window != nil)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    Simulator.tap(at: CGPoint(x: 30, y: 69), in: stage.window)
    stage.settle()
    #expect(tabs.selectedViewController === more)
    #expect(root.view.window == nil)
  }

  @Test func `controllers that a program pushes above the More list stay`() {
    stage.show(7)
    tabs.selectedViewController = more
    let own = UIViewController()
    more.pushViewController(own, animated: false)
    stage.settle()
    stage.turn()
    #expect(more.topViewController === own)
    #expect(own.view.window != nil)
    #expect(tabs.selectedViewController === more)
  }

  @Test func `a tap on More returns from a navigation controller behind it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(stage.recorders(6) + [navigation])
    tabs.selectedViewController = navigation
    stage.settle()
    stage.tap(4)
    stage.settle()
    #expect(tabs.selectedViewController === more)
  }

  @Test func `N99: regular width has tabs for the controllers that were behind More`() {
    let controllers = stage.show(7)
    tabs.selectedIndex = 6
    stage.settle()
    stage.window.traitOverrides.horizontalSizeClass = .regular
    stage.settle()
    #expect(tabs.tabBar.items?.count == 7)
    #expect(tabs.selectedViewController === controllers[6])
    #expect(tabs.children == controllers)
    #expect(controllers[6].view.window != nil)
    stage.window.traitOverrides.horizontalSizeClass = .compact
    stage.settle()
    #expect(tabs.selectedViewController === controllers[6])
    #expect(controllers[6].navigationController === more)
    #expect(controllers[6].view.window != nil)
    let lines = stage.calls().filter { $0.hasPrefix("g") }
    #expect(lines.last == "g did appear")
  }

  @Test func `controllers behind More can be removed while they are shown`() {
    let controllers = stage.show(7)
    tabs.selectedIndex = 6
    stage.settle()
    tabs.viewControllers = Array(controllers.prefix(6))
    stage.settle()
    #expect(controllers[6].parent == nil)
    #expect(controllers[6].view.window == nil)
    tabs.viewControllers = Array(controllers.prefix(3))
    stage.settle()
    #expect(tabs.children == Array(controllers.prefix(3)))
    #expect(more.view.window == nil)
    #expect(tabs.selectedViewController?.view.window != nil)
  }

  @Test func `N264: a thousand tabs have views only for what shows`() {
    let clock = ContinuousClock()
    let time = clock.measure { stage.show((0..<1000).map { _ in UIViewController() }) }
    #expect(time < .seconds(5))
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.viewControllers?.filter(\.isViewLoaded).count == 1)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = (0..<1000).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    #expect(bar.subviews.count { $0 is UIControl } == 16)
  }
}
