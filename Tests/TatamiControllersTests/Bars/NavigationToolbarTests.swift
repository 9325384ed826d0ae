import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The toolbar of a navigation controller.
@MainActor
@Suite(.environment) struct NavigationToolbarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    Simulator.advance(by: 0)
  }

  private func push() -> UIViewController {
    let controller = UIViewController()
    navigation.pushViewController(controller, animated: false)
    Simulator.advance(by: 0)
    return controller
  }

  @Test func `N43: the toolbar shows the items of the top controller`() {
    #expect(navigation.isToolbarHidden)
    root.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    navigation.setToolbarHidden(false, animated: false)
    Simulator.advance(by: 0)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.items?.count == 1)
    _ = push()
    #expect(navigation.toolbar.items == nil)
    navigation.popViewController(animated: false)
    Simulator.advance(by: 0)
    #expect(navigation.toolbar.items?.count == 1)
  }

  @Test func `N43: a toolbar that is shown before the view is loaded`() {
    let child = UIViewController()
    child.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    Simulator.advance(by: 0)
    #expect(navigation.toolbar.superview === navigation.view)
    #expect(navigation.toolbar.frame.maxY == 810)
    #expect(navigation.toolbar.items?.count == 1)
  }

  @Test func `N43, N56: a canceled swipe puts the toolbar items back`() {
    navigation.setToolbarHidden(false, animated: false)
    let detail = push()
    detail.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: window)
    for step in 1...5 {
      Simulator.advance(by: 0.1)
      Simulator.move(touch, to: CGPoint(x: 5 + 20 * CGFloat(step), y: 400))
    }
    Simulator.advance(by: 0.2)
    #expect(navigation.toolbar.items == nil)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(navigation.topViewController === detail)
    #expect(navigation.toolbar.items?.count == 1)
  }

  @Test(arguments: [true, false])
  func `N43: toolbar items that are set while a controller appears`(isEarly: Bool) {
    final class Late: UIViewController {
      var isEarly = false
      override func viewWillAppear(_ animated: Bool) { if isEarly { setItems() } }
      override func viewDidAppear(_ animated: Bool) { if !isEarly { setItems() } }
      private func setItems() { toolbarItems = [UIBarButtonItem(systemItem: .trash)] }
    }
    navigation.setToolbarHidden(false, animated: false)
    let late = Late()
    late.isEarly = isEarly
    navigation.pushViewController(late, animated: true)
    Simulator.advance(by: 0.1)
    #expect(navigation.toolbar.items?.count == (isEarly ? 1 : nil))
    Simulator.advance(by: 1)
    #expect(navigation.toolbar.items?.count == 1)
  }

  @Test func `a pushed controller can hide the toolbar, also under others`() {
    navigation.setToolbarHidden(false, animated: false)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    Simulator.advance(by: 1)
    #expect(navigation.toolbar.frame.minY == 845)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    _ = push()
    #expect(navigation.toolbar.frame.minY == 845)
    navigation.popToRootViewController(animated: true)
    Simulator.advance(by: 1)
    #expect(navigation.toolbar.frame.minY == 766)
    #expect(root.view.safeAreaInsets.bottom == 78)
  }
}
