import Foundation
import TatamiTesting
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct EnvironmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test func `S234: traits flow from screen to window to controller to view`() {
    defer { HostDevice.setTraits(UITraitCollection(userInterfaceStyle: .light)) }
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostDevice.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  @Test func `S234: the application's layout direction is that of the screen`() {
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    HostDevice.setTraits(UITraitCollection(layoutDirection: .rightToLeft))
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `views and controllers keep their restoration identifiers`() {
    let (view, controller) = (UIView(), UIViewController())
    #expect(view.restorationIdentifier == nil)
    #expect(controller.restorationIdentifier == nil)
    (view.restorationIdentifier, controller.restorationIdentifier) = ("card", "start")
    #expect(view.restorationIdentifier == "card")
    #expect(controller.restorationIdentifier == "start")
  }

  @Test func `no status bar covers the screen`() {
    HostDevice.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `S234: a container overrides the traits of one child`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `S234: a view overrides any trait for itself and below`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.traitOverrides.layoutDirection = .unspecified
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test(arguments: [
    (390, 844, "compact regular"), (844, 390, "compact compact"), (896, 414, "regular compact"),
    (414, 896, "compact regular"), (768, 1024, "regular regular"), (1024, 768, "regular regular"),
  ])
  func `S235: the size of a window decides about its size classes`(
    width: Int,
    height: Int,
    classes: String
  ) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let traits = window.traitCollection
    #expect("\(traits.horizontalSizeClass) \(traits.verticalSizeClass)" == classes)
  }

  @Test func `S18: views and their layers follow the scale of the screen`() {
    defer { HostDevice.setScreen(size: CGSize(width: 390, height: 844)) }
    let view = UIView()
    window.addSubview(view)
    window.isHidden = false
    HostDevice.setScreen(size: CGSize(width: 390, height: 844), scale: 3)
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.layer.contentsScale == 3)
    #expect(view.contentScaleFactor == 3)
    #expect(CALayer().contentsScale == 1)
    window.isHidden = true
  }

  @Test func `S239: the screen's bounds follow the interface, its native bounds do not`() {
    defer { HostDevice.rotate(to: .portrait) }
    HostDevice.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 780, height: 1688))
    HostDevice.rotate(to: .faceUp)
    #expect(UIScreen.main.bounds.width == 844)
  }

  @Test func `S248: the controller and its children are told before the size changes`() {
    final class Told: UIViewController {
      var lines: [String] = []

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate { _ in
          self.lines.append("alongside \(Int(self.view.bounds.width))")
        } completion: { _ in
          self.lines.append("after")
        }
      }
    }
    defer { HostDevice.rotate(to: .portrait) }
    let (parent, child) = (Told(), Told())
    parent.addChild(child)
    window.frame = UIScreen.main.bounds
    window.rootViewController = parent
    window.makeKeyAndVisible()
    HostDevice.rotate(to: .landscapeRight)
    #expect(parent.lines == ["from 390 to 844", "alongside 844"])
    Simulator.advance(by: 0.5)
    #expect(parent.lines.last == "after")
    #expect(child.lines.count == 3)
    window.isHidden = true
  }

  @Test func `S40: a view is told before layout that the insets that reach it have changed`() {
    final class Told: UIView {
      var lines: [String] = []
      override func safeAreaInsetsDidChange() { lines.append("safe area \(safeAreaInsets.top)") }
      override func layoutSubviews() { lines.append("layout") }
    }
    let (view, low) = (Told(frame: window.bounds), Told(frame: window.bounds))
    low.frame.origin.y = 30
    window.isHidden = false
    window.addSubview(view)
    view.addSubview(low)
    Simulator.advance(by: 0)
    view.lines = []
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0), of: window)
    #expect(view.lines == ["safe area 50.0", "layout"])
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    low.frame.origin.y = 60
    #expect(low.safeAreaInsets.top == 0)
    low.removeFromSuperview()
    #expect(low.safeAreaInsets == .zero)
    window.isHidden = true
  }

  @Test func `S40: a controller adds to the safe area of its view`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.top = 44
    #expect(controller.view.safeAreaInsets.top == 44)
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
    #expect(controller.view.safeAreaInsets.top == 64)
    window.isHidden = true
  }

  @Test func `margins keep clear of safe area and superview, by reading direction`() {
    let (outer, inner) = (UIView(frame: window.bounds), UIView())
    #expect(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.frame = CGRect(x: 10, y: 0, width: 100, height: 600)
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 30,
      bottom: 0,
      trailing: 2
    )
    #expect(outer.layoutMargins.left == 30)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins.left == 20)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.layoutMargins.left == 2)
    #expect(outer.layoutMargins.right == 30)
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0), of: window)
    #expect(outer.layoutMargins.top == 40)
    outer.insetsLayoutMarginsFromSafeArea = false
    #expect(outer.layoutMargins.top == 0)
  }

  @Test func `the tint comes from above, can be replaced and grayed out`() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner, own) = (UIView(), Told(), Told())
    outer.addSubview(inner)
    inner.addSubview(own)
    #expect(inner.tintColor == .systemBlue)
    own.tintColor = .red
    (inner.count, own.count) = (0, 0)
    outer.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(own.tintColor == .red)
    #expect(inner.count == 1)
    #expect(own.count == 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor == .systemGray)
    #expect(own.tintColor == .systemGray)
    #expect(own.count == 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .green)
    #expect(own.tintColor == .red)
  }
}
