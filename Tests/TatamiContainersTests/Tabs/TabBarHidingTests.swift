import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Controllers that hide the bar, and the safe areas above it.
@MainActor
@Suite(.environment) struct TabBarHidingTests {
  private let stage = TabStage()
  private let root = UIViewController()
  private let navigation: UINavigationController
  private var tabs: UITabBarController { stage.tabs }
  private var bar: UITabBar { tabs.tabBar }

  init() {
    navigation = UINavigationController(rootViewController: root)
    stage.show([navigation, UIViewController()])
  }

  private func pushHiding() -> UIViewController {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    return detail
  }

  private var shownX: CGFloat { bar.layer.presentation()?.frame.minX ?? .nan }

  @Test func `N240: safe areas end at the bars`() {
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    navigation.navigationBar.prefersLargeTitles = true
    stage.settle()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 143, left: 0, bottom: 83, right: 0))
    stage.turn()
    #expect(bar.frame == CGRect(x: 0, y: 337, width: 844, height: 53))
    #expect(root.view.safeAreaInsets.bottom == 53)
  }

  @Test func `N44: the bar slides out with the push and stays hidden`() {
    let detail = pushHiding()
    Simulator.advance(by: 0.175)
    #expect(abs(shownX + 195) < 25)
    #expect(root.view.safeAreaInsets.bottom == 83)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    stage.settle()
    #expect(bar.frame.maxX <= 0)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    let above = UIViewController()
    navigation.pushViewController(above, animated: true)
    stage.settle()
    #expect(bar.frame.maxX <= 0)
    #expect(above.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(bar.frame.maxX <= 0)
    navigation.popViewController(animated: true)
    Simulator.advance(by: 0.175)
    #expect(abs(shownX + 195) < 25)
    stage.settle()
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(root.view.safeAreaInsets.bottom == 83)
  }

  @Test func `N44: the bar follows the finger of an interactive pop`() {
    let detail = pushHiding()
    stage.settle()
    let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: stage.window)
    for step in 1...10 {
      Simulator.advance(by: 0.1)
      Simulator.move(touch, to: CGPoint(x: 5 + 15 * CGFloat(step), y: 400))
    }
    Simulator.advance(by: 0.3)
    #expect(abs(shownX + 240) < 20)
    Simulator.move(touch, to: CGPoint(x: 30, y: 400))
    Simulator.advance(by: 0.3)
    Simulator.lift(touch)
    stage.settle()
    #expect(navigation.topViewController === detail)
    #expect(bar.frame.maxX <= 0)
    #expect(detail.view.safeAreaInsets.bottom == 34)
  }

  @Test func `N44: unanimated pushes hide the bar at once`() {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    Simulator.advance(by: 0)
    #expect(bar.frame.maxX <= 0)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    tabs.selectedIndex = 1
    #expect(bar.frame.minX == 0)
    tabs.selectedIndex = 0
    #expect(bar.frame.maxX <= 0)
  }

  @Test func `N44, N255: from right to left the bar leaves to the right`() {
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    _ = pushHiding()
    stage.settle()
    #expect(bar.frame.minX >= 390)
  }

  @Test func `N22: under an opaque bar contents end above it`() {
    bar.isTranslucent = false
    stage.settle()
    #expect(root.view.frame.maxY == 761)
    #expect(root.view.safeAreaInsets.bottom == 0)
    root.extendedLayoutIncludesOpaqueBars = true
    stage.settle()
    #expect(root.view.frame.maxY == 844)
    root.edgesForExtendedLayout = .top
    bar.isTranslucent = true
    stage.settle()
    #expect(root.view.frame.maxY == 761)
    tabs.selectedIndex = 1
    let other = tabs.selectedViewController
    other?.edgesForExtendedLayout = []
    stage.settle()
    #expect(other?.view.frame.maxY == 761)
    #expect(other?.view.safeAreaInsets.bottom == 0)
  }

  @Test func `a hidden bar leaves its room to the contents`() {
    bar.isHidden = true
    stage.settle()
    #expect(root.view.safeAreaInsets.bottom == 34)
    bar.isHidden = false
    stage.settle()
    #expect(root.view.safeAreaInsets.bottom == 83)
    tabs.setTabBarHidden(true, animated: true)
    stage.settle()
    #expect(root.view.safeAreaInsets.bottom == 34)
    #expect(bar.frame.minY >= 844)
    tabs.isTabBarHidden = false
    stage.settle()
    #expect(bar.frame.minY == 761)
  }

  @Test func `a toolbar stands above the tab bar`() {
    navigation.setToolbarHidden(false, animated: false)
    stage.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 717, width: 390, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 127)
    _ = pushHiding()
    stage.settle()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 34)
  }

  @Test func `N20: the content of a table can be scrolled above the bar`() {
    let table = UITableViewController(style: .plain)
    navigation.setViewControllers([table], animated: false)
    stage.settle()
    #expect(table.tableView.adjustedContentInset.bottom == 83)
    #expect(table.tableView.contentInset == .zero)
  }
}
