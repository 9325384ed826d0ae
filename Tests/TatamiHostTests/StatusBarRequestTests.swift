import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Requests about the status bar that reach a host.
@MainActor
@Suite(.environment) struct StatusBarRequestTests {
  private final class DarkController: UIViewController {
    var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var childForStatusBarStyle: UIViewController? { child }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var request: StatusBarRequest { WindowHost(window).statusBarRequest }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
  }

  @Test func `N14: a host asks the frontmost full-screen controller`() {
    #expect(request == StatusBarRequest())
    let root = DarkController()
    show(root)
    #expect(request.style == .lightContent)
    #expect(request.isHidden)
    #expect(request.hidesHomeIndicator)
    #expect(request.deferredEdges == .bottom)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(request.style == .lightContent)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(request.style == .default)
    root.dismiss(animated: false)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    #expect(!request.isHidden)
  }

  @Test func `N14: the chain of children is followed to its end, also in a circle`() {
    let (root, other) = (DarkController(), DarkController())
    root.child = UIViewController()
    show(root)
    #expect(request.style == .default)
    #expect(request.isHidden)
    (root.child, other.child) = (other, root)
    #expect(request.style == .lightContent)
  }

  @Test func `N14: a tab bar controller answers by its selected controller`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), DarkController()]
    show(tabs)
    #expect(request.style == .default)
    #expect(!request.isHidden)
    tabs.selectedIndex = 1
    #expect(request.style == .lightContent)
    #expect(request.isHidden)
  }

  @Test func `N14: a collapsed split controller answers by the controller that it shows`() {
    let split = UISplitViewController()
    split.viewControllers = [DarkController(), UIViewController()]
    show(split)
    #expect(split.isCollapsed)
    let shown = split.viewControllers.first
    #expect(split.childForStatusBarStyle === shown)
    #expect(split.childForStatusBarHidden === shown)
  }

  @Test func `N14: a navigation controller answers by its bar and its top controller`() {
    let navigation = UINavigationController(rootViewController: DarkController())
    show(navigation)
    #expect(request.style == .default)
    #expect(request.isHidden)
    navigation.navigationBar.barStyle = .black
    #expect(request.style == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.isNavigationBarHidden = true
    #expect(request.style == .lightContent)
  }
}
