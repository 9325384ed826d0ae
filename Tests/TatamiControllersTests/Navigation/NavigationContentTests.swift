import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiControllers

/// The content below bars: scroll views, safe areas, touches, memory.
@MainActor
@Suite(.environment) struct NavigationContentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// Shows a scroll view with a large title.
  private func showScrollView() -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 3000)
    let controller = UIViewController()
    controller.view = scroll
    controller.title = "Large"
    bar.prefersLargeTitles = true
    navigation.setViewControllers([controller], animated: false)
    Simulator.advance(by: 0)
    return scroll
  }

  @Test func `N24, N154: the size is that of the top controller and the bars`() throws {
    root.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 244))
    let popover = UINavigationController(rootViewController: UIViewController())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = bar
    popover.popoverPresentationController?.permittedArrowDirections = .up
    window.traitOverrides.horizontalSizeClass = .regular
    navigation.present(popover, animated: false)
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 200, height: 100)
    popover.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(popover.view.frame.size == CGSize(width: 200, height: 157))
    next.preferredContentSize.height = 150
    window.layoutIfNeeded()
    #expect(popover.view.frame.size == CGSize(width: 200, height: 207))
    popover.preferredContentSize = CGSize(width: 250, height: 250)
    window.layoutIfNeeded()
    #expect(popover.view.frame.size == CGSize(width: 250, height: 263))
  }

  @Test func `S111: the content below a bar has insets although it does not scroll`() {
    let scroll = showScrollView()
    scroll.contentSize.height = 100
    Simulator.advance(by: 0)
    #expect(scroll.adjustedContentInset.top == bar.frame.maxY)
    #expect(scroll.contentOffset.y == -bar.frame.maxY)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    Simulator.advance(by: 0)
    #expect(scroll.adjustedContentInset.top == 0)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    scroll.addSubview(inner)
    Simulator.advance(by: 0)
    #expect(inner.adjustedContentInset == .zero)
  }

  @Test func `N29, N30: the scroll view that moves bars`() {
    let (first, second) = (UIScrollView(), UIScrollView())
    let holder = UIView()
    holder.addSubview(first)
    root.view.addSubview(holder)
    root.view.addSubview(second)
    #expect(root.contentScrollView(for: .top) === first)
    root.setContentScrollView(second, for: .top)
    #expect(root.contentScrollView(for: .top) === second)
    root.setContentScrollView(nil, for: .top)
    #expect(root.contentScrollView(for: .top) === first)
    #expect(Reports.during { root.setContentScrollView(first, for: .leading) }.count == 1)
  }

  @Test func `N18, N19: bars and additions reach the safe area before the layout`() {
    final class Controller: UIViewController {
      var lines: [String] = []
      override func viewSafeAreaInsetsDidChange() { lines.append("\(view.safeAreaInsets.top)") }
      override func viewWillLayoutSubviews() { lines.append("layout") }
    }
    let controller = Controller()
    navigation.setViewControllers([controller], animated: false)
    Simulator.advance(by: 0)
    #expect(controller.lines.prefix(2) == ["44.0", "layout"])
    controller.lines = []
    controller.additionalSafeAreaInsets.top = 10
    Simulator.advance(by: 0)
    #expect(controller.lines == ["54.0", "layout"])
  }

  @Test func `N28: the container overrides traits of a child`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    navigation.setOverrideTraitCollection(dark, forChild: root)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    navigation.setOverrideTraitCollection(nil, forChild: root)
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }

  @Test(arguments: [(20.0, 96.0), (35, 44)])
  func `N77: released half open, the title opens or closes`(distance: Double, height: Double) {
    let scroll = showScrollView()
    let touch = Simulator.touchDown(at: CGPoint(x: 195, y: 500), in: window)
    for step in 1...20 {
      Simulator.advance(by: 0.1)
      let y = 500 - (distance + 10) * Double(step) / 20
      Simulator.move(touch, to: CGPoint(x: 195, y: y))
    }
    Simulator.advance(by: 0.3)
    Simulator.lift(touch)
    Simulator.advance(by: 3)
    #expect(abs(bar.frame.height - height) < 0.1)
    #expect(abs(scroll.contentOffset.y + height) < 0.1)
  }

  @Test(arguments: [true, false])
  func `N77: code that scrolls into the zone leaves the title half open`(animated: Bool) {
    let scroll = showScrollView()
    scroll.setContentOffset(CGPoint(x: 0, y: -76), animated: animated)
    Simulator.advance(by: 3)
    #expect(scroll.contentOffset.y == -76)
    #expect(bar.frame.height == 76)
    Simulator.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 488), in: window)
    Simulator.advance(by: 3)
    #expect([44, 96].contains(bar.frame.height))
  }

  @Test func `N75: a collapsed title is collapsed again after going back`() {
    let scroll = showScrollView()
    scroll.contentOffset.y = 200
    Simulator.advance(by: 0)
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.advance(by: 1)
    #expect(bar.frame.height == 96)
    navigation.popViewController(animated: true)
    Simulator.advance(by: 1)
    #expect(bar.frame.height == 44)
    #expect(scroll.contentOffset.y == 200)
    scroll.contentOffset.y = -96
    Simulator.advance(by: 0)
    #expect(bar.frame.height == 96)
  }

  @Test func `a controller that leaves the stack keeps no insets of bars`() throws {
    let scroll = showScrollView()
    let controller = try #require(navigation.topViewController)
    scroll.contentOffset.y = 200
    Simulator.advance(by: 0)
    navigation.setViewControllers([root], animated: false)
    Simulator.advance(by: 0)
    #expect(controller.barInsets == .zero)
    #expect(scroll.collapsedTop == 0)
    #expect(scroll.adjustedContentInset.top == 0)
  }

  @Test func `N29: a replaced scroll view is not collapsed`() throws {
    let scroll = showScrollView()
    scroll.contentOffset.y = 200
    Simulator.advance(by: 0)
    #expect(scroll.collapsedTop > 0)
    navigation.topViewController?.setContentScrollView(UIScrollView(), for: .top)
    #expect(scroll.collapsedTop == 0)
  }

  @Test func `N76: a pulled title moves down with the content and grows`() {
    let scroll = showScrollView()
    scroll.contentOffset.y = -146
    Simulator.advance(by: 0)
    #expect(bar.frame.height == 146)
    #expect(scroll.adjustedContentInset.top == 96)
    #expect(bar.largeTitle.titleScale == 1.025)
  }

  @Test func `N61: touches during a transition reach no view that takes part`() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.advance(by: 0.1)
    Simulator.tap(at: CGPoint(x: 20, y: 400), in: window)
    #expect(taps == 0)
    Simulator.advance(by: 1)
    navigation.popViewController(animated: false)
    Simulator.advance(by: 0)
    Simulator.tap(at: CGPoint(x: 20, y: 400), in: window)
    #expect(taps == 1)
  }

  @Test(arguments: [true, false])
  func `N50: titles fade, and slide with the default transition`(isDefault: Bool) throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { NavigationAnimator(operation) }
    }
    let delegate = Delegate()
    if !isDefault { navigation.delegate = delegate }
    root.title = "Root"
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.advance(by: 0.175)
    let old = try #require(bar.content.layer.presentation())
    #expect(old.opacity > 0.2)
    #expect(old.opacity < 0.8)
    let title = try #require(bar.content.titleOrView.layer.presentation())
    #expect((title.affineTransform().tx < -20) == isDefault)
    Simulator.advance(by: 1)
    #expect(bar.content.titleOrView.transform == .identity)
    #expect(bar.subviews.count == 3)
  }

  @Test func `N52: with a delegate of the program a swipe pops without a bar, but not the root`() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {}
    let delegate = Delegate()
    navigation.interactivePopGestureRecognizer?.delegate = delegate
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    Simulator.advance(by: 0)
    for _ in 0..<2 {
      let touch = Simulator.touchDown(at: CGPoint(x: 5, y: 400), in: window)
      for step in 1...6 {
        Simulator.advance(by: 0.05)
        Simulator.move(touch, to: CGPoint(x: 5 + 50 * CGFloat(step), y: 400))
      }
      Simulator.lift(touch)
      Simulator.advance(by: 1)
    }
    #expect(navigation.viewControllers == [root])
    #expect(root.view.frame == window.bounds)
  }

  @Test func `N264: 1,000 pushed and popped controllers leave no memory`() {
    final class Counted: UIViewController {
      nonisolated(unsafe) static var alive = 0
      override func viewDidLoad() { Self.alive += 1 }
      deinit { Self.alive -= 1 }
    }
    for _ in 0..<500 {
      for _ in 0..<2 {
        navigation.pushViewController(Counted(), animated: false)
        Simulator.advance(by: 0)
      }
      navigation.popToRootViewController(animated: false)
      Simulator.advance(by: 0)
    }
    #expect(Counted.alive == 0)
    #expect(bar.subviews.count == 3)
    #expect(navigation.children == [root])
  }

  @Test func `N264: 10,000 controllers pushed at once load one view`() {
    let controllers = (0..<10_000).map { _ in UIViewController() }
    for controller in controllers { navigation.pushViewController(controller, animated: false) }
    Simulator.advance(by: 0)
    #expect(navigation.viewControllers.count == 10_001)
    #expect(controllers.filter(\.isViewLoaded).count == 1)
  }

  @Test func `N267: controllers changed inside of their calls end in a balanced stack`() {
    final class Restless: UIViewController {
      var calls = 0
      var change: (String) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { call("will appear", 1) }
      override func viewDidAppear(_ animated: Bool) { call("did appear", 0) }
      override func viewWillDisappear(_ animated: Bool) { call("will disappear", 0) }
      override func viewDidDisappear(_ animated: Bool) { call("did disappear", -1) }
      private func call(_ name: String, _ count: Int) {
        calls += count
        change(name)
      }
    }
    for name in ["will appear", "did appear", "will disappear", "did disappear"] {
      let controllers = (0..<3).map { _ in Restless() }
      var changes = 0
      for controller in controllers {
        controller.change = { [navigation, root] call in
          if call == name, changes < 5 {
            changes += 1
            navigation.setViewControllers(
              changes % 2 == 0 ? [root] : [root, controllers[changes % 3]],
              animated: changes % 3 == 0
            )
          }
        }
      }
      for controller in controllers {
        navigation.pushViewController(controller, animated: true)
        Simulator.advance(by: 1)
      }
      for _ in 0..<8 { Simulator.advance(by: 1) }
      for controller in controllers { controller.change = { _ in } }
      navigation.setViewControllers([root], animated: false)
      Simulator.advance(by: 1)
      #expect(controllers.map(\.calls) == [0, 0, 0])
      #expect(navigation.children == [root])
    }
  }
}
