import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The answers of the kit's containers about sizes and actions.
@MainActor
@Suite(.environment) struct SizeAnswerTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Simulator.advance(by: 1)
  }

  private func size(
    of child: UIViewController,
    in container: UIViewController,
    _ size: CGSize
  ) -> CGSize {
    container.size(forChildContentContainer: child, withParentContainerSize: size)
  }

  @Test func `N25: children of navigation and tab bar controllers have what bars leave them`() {
    let (under, below) = (UIViewController(), UIViewController())
    below.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: under)
    navigation.pushViewController(below, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    show(tabs)
    let large = CGSize(width: 844, height: 500)
    #expect(size(of: navigation, in: tabs, large) == large)
    #expect(size(of: under, in: navigation, large) == large)
    // 44 points for the navigation bar and 49 for the tab bar.
    #expect(size(of: below, in: navigation, large) == CGSize(width: 844, height: 407))
    let plain = UIViewController()
    plain.edgesForExtendedLayout = []
    tabs.setViewControllers([plain], animated: false)
    Simulator.advance(by: 1)
    #expect(size(of: plain, in: tabs, large) == CGSize(width: 844, height: 451))
    #expect(size(of: plain, in: tabs, .zero) == .zero)
  }

  @Test func `N25: columns have their widths in the new size`() throws {
    HostDevice.setScreen(size: CGSize(width: 820, height: 1180))
    window.frame = UIScreen.main.bounds
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    show(split)
    let primary = try #require(split.viewController(for: .primary)?.navigationController)
    let secondary = try #require(split.viewController(for: .secondary)?.navigationController)
    let wide = CGSize(width: 1180, height: 820)
    let answers = [primary, secondary].map { size(of: $0, in: split, wide) }
    #expect(answers == [CGSize(width: 320, height: 820), CGSize(width: 860, height: 820)])
    HostDevice.rotate(to: .landscapeLeft)
    Simulator.advance(by: 1)
    #expect([primary.view.frame.size, secondary.view.frame.size] == answers)
  }

  @Test func `N25: a page has the size of its container`() {
    let page = UIViewController()
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    pages.setViewControllers([page], direction: .forward, animated: false)
    show(pages)
    let large = CGSize(width: 844, height: 500)
    #expect(size(of: page, in: pages, large) == large)
  }

  @Test func `N12: navigation controllers show, split view controllers show details as well`() {
    let leaf = UIViewController()
    let navigation = UINavigationController(rootViewController: leaf)
    let split = UISplitViewController(style: .unspecified)
    split.viewControllers = [navigation, UIViewController()]
    self.show(split)
    let show = Selector("showViewController:sender:", UIViewController.show(_:sender:))
    let details = Selector(
      "showDetailViewController:sender:",
      UIViewController.showDetailViewController(_:sender:)
    )
    #expect(leaf.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(leaf.targetViewController(forAction: details, sender: nil) === split)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.children[0].targetViewController(forAction: show, sender: nil) == nil)
  }
}
