import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The content of a navigation bar and its layout, and the area that the bar covers.
@MainActor
@Suite(.environment) struct NavigationBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    root.title = "Lists"
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    Simulator.advance(by: 0)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func push(_ title: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    navigation.pushViewController(controller, animated: false)
    Simulator.advance(by: 0)
    return controller
  }

  /// The views of the bar with a label or a text.
  private func view(_ text: String) -> UIView? {
    var waiting: [UIView] = [bar]
    while let view = waiting.popLast() {
      if (view as? UILabel)?.text == text || view.accessibilityLabel == text,
        !(view is UINavigationBar)
      {
        return view
      }
      waiting += view.subviews
    }
    return nil
  }

  private func frame(_ text: String) -> CGRect {
    view(text).map { $0.convert($0.bounds, to: bar) } ?? .null
  }

  @Test func `N20, N21, N240: the bar adds to the safe area of its children`() {
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.frame == window.bounds)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    root.edgesForExtendedLayout = []
    Simulator.advance(by: 0)
    #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test func `N22: contents start below an opaque bar`() {
    bar.isTranslucent = false
    Simulator.advance(by: 0)
    #expect(root.view.frame.minY == 91)
    root.extendedLayoutIncludesOpaqueBars = true
    Simulator.advance(by: 0)
    #expect(root.view.frame.minY == 0)
    #expect(root.view.safeAreaInsets.top == 91)
  }

  @Test func `N42: hiding the bar moves it out within 0.2 seconds`() {
    navigation.setNavigationBarHidden(true, animated: true)
    Simulator.advance(by: 0.1)
    let shown = bar.layer.presentation()?.frame.minY ?? 0
    #expect(shown < 47)
    #expect(shown > -45)
    Simulator.advance(by: 0.2)
    #expect(bar.isHidden)
    #expect(root.view.safeAreaInsets.top == 47)
    navigation.setNavigationBarHidden(false, animated: false)
    Simulator.advance(by: 0)
    #expect(bar.frame.minY == 47)
    #expect(root.view.safeAreaInsets.top == 91)
  }

  @Test(arguments: [true, false])
  func `N42: a bar that hides before there is a view is hidden in it`(_ animated: Bool) {
    let later = UINavigationController(rootViewController: UIViewController())
    later.setNavigationBarHidden(true, animated: animated)
    window.rootViewController = later
    Simulator.advance(by: 0)
    #expect(later.navigationBar.isHidden)
    later.setNavigationBarHidden(false, animated: animated)
    Simulator.advance(by: 1)
    #expect(!later.navigationBar.isHidden)
  }

  @Test func `N42: a bar that is hidden again moves out until the end`() {
    for (hidden, pause) in [(true, 0.1), (false, 0.05), (true, 0.15)] {
      navigation.setNavigationBarHidden(hidden, animated: true)
      Simulator.advance(by: pause)
    }
    #expect(!bar.isHidden)
    Simulator.advance(by: 0.1)
    #expect(bar.isHidden)
  }

  @Test func `N63: animated changes of a bar of its own change its items at once`() {
    let own = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    window.addSubview(own)
    let items = ["a", "b", "c"].map { UINavigationItem(title: $0) }
    own.setItems([items[0]], animated: false)
    own.pushItem(items[1], animated: true)
    own.pushItem(items[2], animated: true)
    #expect(own.items == items)
    Simulator.advance(by: 0.1)
    #expect(own.popItem(animated: true) === items[2])
    #expect(own.popItem(animated: true) === items[1])
    Simulator.advance(by: 1)
    #expect(own.items == [items[0]])
    #expect(own.subviews.count == 3)
  }

  @Test func `N62: a program cannot change the items of a managed bar`() {
    #expect(
      Reports.during { bar.pushItem(UINavigationItem(title: "x"), animated: false) }.count == 1
    )
    #expect(Reports.during { bar.items = [] }.count == 1)
    #expect(bar.topItem === root.navigationItem)
  }

  @Test func `N63: a bar of its own calls its delegate`() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      var lines: [String] = []
      var allows = true
      func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        lines.append("should push")
        return allows
      }
      func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("did push")
      }
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("should pop")
        return allows
      }
      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("did pop")
      }
    }
    let (bar, delegate) = (UINavigationBar(), Delegate())
    bar.delegate = delegate
    bar.setItems([UINavigationItem(title: "One")], animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "Two")
    #expect(delegate.lines == ["should push", "did push", "should pop", "did pop"])
    #expect(bar.popItem(animated: false) == nil)
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "Three"), animated: false)
    #expect(bar.items?.count == 1)
  }

  @Test func `N63: a subclass can stop the back button`() {
    final class Stubborn: UINavigationController, UINavigationBarDelegate {
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
    }
    let stubborn = Stubborn()
    stubborn.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = stubborn
    Simulator.advance(by: 0)
    Simulator.tap(at: CGPoint(x: 20, y: 69), in: window)
    Simulator.advance(by: 1)
    #expect(stubborn.viewControllers.count == 2)
  }

  @Test func `N64: the title is centered`() {
    let frame = frame("Lists")
    #expect(abs(frame.midX - 195) <= 0.5)
    #expect(abs(frame.midY - 22) <= 0.5)
    #expect((view("Lists") as? UILabel)?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `N65: a title view replaces the title`() {
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    root.navigationItem.titleView = field
    Simulator.advance(by: 0)
    #expect(view("Lists") == nil)
    #expect(field.convert(field.bounds, to: bar) == CGRect(x: 135, y: 7, width: 120, height: 30))
    root.navigationItem.titleView = nil
    Simulator.advance(by: 0)
    #expect(field.superview == nil)
    #expect(view("Lists") != nil)
  }

  @Test func `N66: a prompt makes the bar 30 points higher`() {
    root.navigationItem.prompt = "Choose a list"
    Simulator.advance(by: 0)
    #expect(bar.frame.height == 74)
    #expect(frame("Lists").midY == 52)
    #expect(frame("Choose a list").maxY <= 30)
  }

  @Test func `N66: without a prompt and a large title there are no empty labels`() {
    var waiting: [UIView] = [bar]
    var empty: [UILabel] = []
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let label = view as? UILabel, (label.text ?? "").isEmpty { empty.append(label) }
      waiting += view.subviews
    }
    #expect(empty.isEmpty)
    #expect(view("Lists")?.isHidden == false)
  }

  @Test func `N89: a custom view keeps its size in a toolbar that had no height`() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
    toolbar.setItems([UIBarButtonItem(customView: custom)], animated: false)
    toolbar.layoutIfNeeded()
    toolbar.frame.size.height = 44
    toolbar.layoutIfNeeded()
    #expect(custom.frame == CGRect(x: 16, y: 12, width: 60, height: 20))
  }

  @Test func `N67, N241: items run from the edges inward`() {
    let items = ["A", "B"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    root.navigationItem.rightBarButtonItems = items
    let left = UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil)
    root.navigationItem.leftBarButtonItem = left
    #expect(root.navigationItem.leftBarButtonItems == [left])
    Simulator.advance(by: 0)
    #expect(frame("A").maxX == 374)
    #expect(frame("B").maxX == frame("A").minX - 8)
    #expect(frame("L").minX == 16)
  }

  @Test func `N255: the bar is mirrored from right to left`() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    window.traitOverrides.layoutDirection = .rightToLeft
    Simulator.advance(by: 0)
    #expect(frame("A").minX == 16)
    _ = push("Detail")
    #expect(frame("Lists").maxX <= 382)
    #expect(frame("Lists").minX > 195)
  }

  @Test func `N68: left items replace the back button or stand after it`() {
    let detail = push("Detail")
    #expect(view("Lists") != nil)
    let item = UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil)
    detail.navigationItem.leftBarButtonItem = item
    Simulator.advance(by: 0)
    #expect(view("Lists") == nil)
    detail.navigationItem.leftItemsSupplementBackButton = true
    Simulator.advance(by: 0)
    #expect(frame("L").minX >= frame("Lists").maxX)
  }

  @Test func `N69, N263: the back button has the title of the item below`() {
    let texts =
      [
        ("Settings", nil, "Settings"), (nil, nil, "Back"), ("Settings", "Set", "Set"),
        ("Settings", "", "Back"),
      ] as [(String?, String?, String)]
    for (title, backTitle, expected) in texts {
      root.title = title
      root.navigationItem.backButtonTitle = backTitle
      _ = push("Detail")
      #expect(view(expected)?.accessibilityTraits == .button)
      navigation.popViewController(animated: false)
      Simulator.advance(by: 0)
    }
  }

  @Test func `N71: hidden back buttons and back actions`() {
    let detail = push("Detail")
    var calls = 0
    detail.navigationItem.backAction = UIAction { _ in calls += 1 }
    Simulator.advance(by: 0)
    Simulator.tap(at: CGPoint(x: 20, y: 69), in: window)
    Simulator.advance(by: 1)
    #expect(calls == 1)
    #expect(navigation.viewControllers.count == 2)
    detail.navigationItem.hidesBackButton = true
    Simulator.advance(by: 0)
    #expect(view("Lists") == nil)
  }

  @Test func `the back button pops`() {
    _ = push("Detail")
    Simulator.tap(at: CGPoint(x: 20, y: 69), in: window)
    Simulator.advance(by: 1)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `N73, N74: large titles depend on the bar and the items`() {
    bar.prefersLargeTitles = true
    Simulator.advance(by: 0)
    #expect(bar.frame.height == 96)
    #expect(root.view.safeAreaInsets.top == 143)
    let detail = push("Detail")
    #expect(bar.frame.height == 96)
    detail.navigationItem.largeTitleDisplayMode = .never
    Simulator.advance(by: 0)
    #expect(bar.frame.height == 44)
    _ = push("Third")
    #expect(bar.frame.height == 44)
  }

  @Test func `N75, N78: scrolling shrinks the large title point for point`() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 3000)
    let controller = UIViewController()
    controller.view = scroll
    controller.title = "Large"
    bar.prefersLargeTitles = true
    navigation.setViewControllers([controller], animated: false)
    Simulator.advance(by: 0)
    Simulator.advance(by: 0)
    #expect(scroll.contentOffset.y == -143)
    #expect(scroll.adjustedContentInset.top == 143)
    for offset in [-143, -133, -100, -92, -91, -50, 0, 200, -50, -91, -120, -143] as [CGFloat] {
      scroll.contentOffset.y = offset
      Simulator.advance(by: 0)
      let zone = min(max(0, -91 - offset), 52)
      #expect(bar.frame.height == 44 + zone)
      #expect(scroll.adjustedContentInset.top == 91 + zone)
      #expect(scroll.contentOffset.y == offset)
    }
  }

  @Test func `N80: appearances are copied, and nil brings the default back`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.scrollEdgeAppearance == nil)
    bar.scrollEdgeAppearance = appearance
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .blue)
  }

  @Test func `N82: the configurations of a background`() {
    let appearance = UIBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
  }

  @Test func `N83, N84: attributes fall back to the defaults and to the normal state`() {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(appearance.titleTextAttributes[.font] != nil)
    appearance.titleTextAttributes = [:]
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .label)
    let button = UIBarButtonItemAppearance()
    button.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(button.disabled.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    button.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    #expect(button.disabled.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
  }

  @Test func `N87, N92, N94: items show words, react to taps and follow changes`() {
    final class Target: UIViewController {
      var calls = 0
      func act(_ sender: UIBarButtonItem) { calls += 1 }
    }
    let target = Target()
    let action = Selector("act:", Target.act(_:))
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: action)
    root.navigationItem.rightBarButtonItem = item
    Simulator.advance(by: 0)
    #expect(view("Done") != nil)
    Simulator.tap(at: CGPoint(x: 355, y: 69), in: window)
    #expect(target.calls == 1)
    item.isEnabled = false
    Simulator.advance(by: 0)
    Simulator.tap(at: CGPoint(x: 355, y: 69), in: window)
    #expect(target.calls == 1)
    item.title = "Ready"
    Simulator.advance(by: 0)
    #expect(view("Ready") != nil)
  }

  @Test func `N88, N128: spaces share what is left over in a toolbar`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let items = views.map { UIBarButtonItem(customView: $0) }
    toolbar.items = [
      items[0], .flexibleSpace(), items[1], .flexibleSpace(), .fixedSpace(30), items[2],
    ]
    toolbar.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(views[2].frame.maxX == 374)
    #expect(views[1].frame.minX == 160)
  }

  @Test func `N90: a primary action gives its title and is run`() {
    var calls = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in calls += 1 })
    #expect(item.title == "Go")
    root.navigationItem.rightBarButtonItem = item
    Simulator.advance(by: 0)
    Simulator.tap(at: CGPoint(x: 363, y: 69), in: window)
    #expect(calls == 1)
  }

  @Test func `N93: titles are headers and back buttons speak the title below`() {
    #expect(view("Lists")?.accessibilityTraits == .header)
    root.navigationItem.backButtonDisplayMode = .minimal
    _ = push("Detail")
    #expect(view("Lists")?.accessibilityTraits == .button)
  }
}
