import Foundation
import TatamiTesting
import Testing

@testable import TatamiGraphics
@testable import TatamiViews
import TestSupport

/// Accesses of a view from code of the program that runs during another access of it: deinits of
/// replaced values, callbacks, overridden properties.
@MainActor
@Suite(.environment) struct ReentrantViewTests {
  /// A view that calls closures.
  private final class HookedView: UIView {
    var whenCalled: (UIView) -> Void = { _ in }
    var hook: ReleaseHook?
    var isReadingDirection = false

    override func willRemoveSubview(_ subview: UIView) { whenCalled(self) }
    override func didAddSubview(_ subview: UIView) { whenCalled(self) }
    override func willMove(toWindow newWindow: UIWindow?) { whenCalled(self) }
    override func didMoveToWindow() { whenCalled(self) }
    override func willMove(toSuperview newSuperview: UIView?) { whenCalled(self) }
    override func didMoveToSuperview() { whenCalled(self) }
    override func tintColorDidChange() { whenCalled(self) }
    override func layoutMarginsDidChange() { whenCalled(self) }
    override func safeAreaInsetsDidChange() { whenCalled(self) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { whenCalled(self) }
    override func layoutSubviews() { whenCalled(self) }

    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      isReadingDirection = true
      defer { isReadingDirection = false }
      whenCalled(self)
      return super.effectiveUserInterfaceLayoutDirection
    }
  }

  /// A color that calls a closure when it is released.
  private final class HookedColor: UIColor, @unchecked Sendable {
    var hook: ReleaseHook?
  }

  private let window = UIWindow.shown()
  private let view = HookedView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    window.addSubview(view)
    Simulator.advance(by: 0)
  }

  /// Reads and writes every kind of value of a view.
  private func use(_ view: UIView) {
    view.backgroundColor = view.backgroundColor == .red ? .blue : .red
    view.tintColor = view.tintColor == .red ? .blue : .red
    view.layoutMargins.left += 1
    view.directionalLayoutMargins.top += 1
    view.traitOverrides.displayScale = view.traitCollection.displayScale == 2 ? 3 : 2
    let registration = view.registerForTraitChanges([UITraitDisplayScale.self]) {
      (_: UIView, _) in
    }
    view.unregisterForTraitChanges(registration)
    let subview = UIView()
    view.addSubview(subview)
    subview.removeFromSuperview()
    view.mask = UIView()
    view.mask = nil
    view.semanticContentAttribute = .spatial
    _ = (view.superview, view.window, view.next, view.safeAreaInsets, view.layoutMarginsGuide)
  }

  private func useOnce() -> (UIView) -> Void {
    var depth = 0
    return { view in
      depth += 1
      if depth == 1 { use(view) }
      depth -= 1
    }
  }

  @Test func `a replaced background color may use the view while it is released`() {
    var seen: [UIColor?] = []
    var color: HookedColor? = HookedColor(dynamicProvider: { _ in .green })
    color?.hook = ReleaseHook { [view] in
      seen.append(view.backgroundColor)
      use(view)
    }
    view.backgroundColor = color
    color = nil
    view.backgroundColor = .red
    #expect(seen == [.red])
    #expect(view.backgroundColor == .blue)
  }

  @Test func `a replaced tint color may use the view while it is released`() {
    var seen: [UIColor?] = []
    var color: HookedColor? = HookedColor(dynamicProvider: { _ in .green })
    color?.hook = ReleaseHook { [view] in
      seen.append(view.tintColor)
      use(view)
    }
    view.tintColor = color
    color = nil
    view.tintColor = .red
    #expect(seen == [.red])
    #expect(view.tintColor == .blue)
  }

  @Test func `a replaced mask may use the view while it is released`() {
    var seen: [UIView?] = []
    var mask: HookedView? = HookedView()
    mask?.hook = ReleaseHook { [view] in
      seen.append(view.mask)
      use(view)
    }
    view.mask = mask
    mask = nil
    let new = UIView()
    view.mask = new
    #expect(seen == [new])
    #expect(view.mask == nil)
  }

  @Test func `an ended registration may use the view's traits while it is released`() {
    var calls: [String] = []
    func register(_ name: String, _ hook: ReleaseHook?) -> any UITraitChangeRegistration {
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in
        calls.append(name)
        withExtendedLifetime(hook) {}
      }
    }
    let action = { [view] in
      calls.append("released")
      _ = register("late", nil)
      use(view)
    }
    var first: (any UITraitChangeRegistration)? = register("first", ReleaseHook(action))
    _ = register("second", nil)
    if let ended = first { view.unregisterForTraitChanges(ended) }
    first = nil
    calls = []
    view.traitOverrides.displayScale = 1
    #expect(calls == ["second", "late"])
  }

  @Test func `a closure for traits may end its own registration`() {
    var registration: (any UITraitChangeRegistration)?
    var count = 0
    registration = view.registerForTraitChanges([UITraitDisplayScale.self]) {
      (view: HookedView, _) in
      count += 1
      if let registration { view.unregisterForTraitChanges(registration) }
    }
    view.traitOverrides.displayScale = 1
    view.traitOverrides.displayScale = 3
    #expect(count == 1)
  }

  @Test func `margins may be read while they are set`() {
    var margins: [CGFloat] = []
    view.whenCalled = { view in
      let isReading = (view as? HookedView)?.isReadingDirection == true
      if isReading { margins.append(view.directionalLayoutMarginsTop) }
    }
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.whenCalled = { _ in }
    #expect(!margins.isEmpty)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `removed subviews may use their superview while they are released`() {
    var counts: [Int] = []
    for _ in 0..<3 {
      let subview = HookedView()
      subview.hook = ReleaseHook { [view] in
        counts.append(view.subviews.count)
        use(view)
      }
      view.addSubview(subview)
    }
    for _ in 0..<3 { view.subviews.first?.removeFromSuperview() }
    #expect(counts == [2, 1, 0])
  }

  @Test func `every callback may use the view`() {
    view.whenCalled = useOnce()
    let subview = UIView()
    view.addSubview(subview)
    view.tintColor = .green
    view.layoutMargins.top = 30
    view.traitOverrides.displayScale = 1
    view.removeFromSuperview()
    window.addSubview(view)
    _ = Reports.during { Simulator.advance(by: 0) }
    view.whenCalled = { _ in }
    #expect(view.superview === window)
    #expect(view.window === window)
    #expect(view.subviews == [subview])
    #expect(window.subviews == [view])
  }

  @Test func `a replaced root view may use its controller while it is released`() {
    let controller = UIViewController()
    var seen: [Bool] = []
    var root: HookedView? = HookedView()
    root?.hook = ReleaseHook { [controller] in
      seen.append(controller.viewIfLoaded?.next === controller)
    }
    controller.view = root
    root = nil
    controller.view = UIView()
    #expect(seen == [true])
  }
}

extension UIView {
  /// The margin at the top, read without the layout direction.
  fileprivate var directionalLayoutMarginsTop: CGFloat { (margins.own ?? margins.standard).top }
}
