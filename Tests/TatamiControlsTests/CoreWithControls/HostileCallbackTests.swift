import Foundation
import TatamiTesting
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

/// Views that are removed, added or invalidated within their own callbacks.
@MainActor
@Suite(.environment)
struct HostileCallbackTests {
  private let diary = Diary()
  private let window = UIWindow.shown()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func tap() {
    Simulator.advance(by: 1)
    Simulator.lift(Simulator.touchDown(at: .at(50, 50), in: window))
    Simulator.advance(by: 1)
  }

  @Test(arguments: [UIControl.Event.touchDown, .touchUpInside, .allTouchEvents])
  func `a control may be removed by its own action`(event: UIControl.Event) {
    let control = UIControl(frame: frame)
    var count = 0
    control.addAction(
      UIAction { [unowned control] _ in
        count += 1
        control.removeFromSuperview()
      },
      for: event
    )
    window.addSubview(control)
    tap()
    #expect(count > 0)
    #expect(control.superview == nil)
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .changed, .ended])
  func `a view and its recognizer may be removed by their own gesture`(
    state: UIGestureRecognizer.State
  ) {
    let view = UIView(frame: frame)
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [unowned view] in
      diary.add("\($0.state)")
      if $0.state == state {
        view.removeGestureRecognizer($0)
        view.removeFromSuperview()
      }
    }
    view.addGestureRecognizer(pan)
    window.addSubview(view)
    let touch = Simulator.touchDown(at: .at(50, 50), in: window)
    for x in [65, 70, 75] as [CGFloat] { Simulator.move(touch, to: .at(x, 50)) }
    Simulator.lift(touch)
    #expect(view.superview == nil)
    #expect(view.gestureRecognizers?.isEmpty != false)
    #expect(diary.lines.contains("\(state)"))
  }

  @Test func `subviews may be replaced during layout and touches`() {
    let root = ReplacingView(frame: frame)
    for _ in 0..<10 { root.addSubview(UIView(frame: frame)) }
    window.addSubview(root)
    Simulator.advance(by: 0)
    #expect(root.subviews.count == 10)
    let lines = Reports.during { tap() }
    #expect(root.subviews.count == 3)
    #expect(lines.isEmpty)
  }

  @Test func `S257: a view that always invalidates its layout is stopped in every turn`() {
    let view = DiaryView("view", diary, frame: frame)
    view.whenLaidOut = { [unowned view] in view.setNeedsLayout() }
    window.addSubview(view)
    _ = diary.take()
    #expect(Reports.during { Simulator.advance(by: 0) }.count == 1)
    #expect(diary.take().filter { $0 == "view lays out" }.count == 50)
    #expect(Reports.during { Simulator.advance(by: 1) } == [])
    #expect(diary.take() == [])
    view.setNeedsLayout()
    #expect(Reports.during { Simulator.advance(by: 0) }.count == 1)
  }

  @Test func `a view may be removed when its animation completes`() {
    let view = UIView(frame: frame)
    window.addSubview(view)
    UIView.animate(
      withDuration: 0.1,
      animations: { view.alpha = 0 },
      completion: { _ in
        view.removeFromSuperview()
        view.layer.removeAllAnimations()
      }
    )
    Simulator.advance(by: 1)
    #expect(view.superview == nil)
  }

  @Test func `a view controller that would contain itself is reported and unchanged`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    let lines = Reports.during {
      inner.addChild(outer)
      outer.addChild(outer)
    }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("UIViewController") })
    #expect(outer.parent == nil)
    #expect(inner.parent === outer)
  }

  /// Replaces its subviews in every other layout and removes them during touches.
  private final class ReplacingView: UIView {
    private var replaces = true

    override func layoutSubviews() {
      defer { replaces.toggle() }
      guard replaces else { return }
      let views = subviews
      for view in subviews { view.removeFromSuperview() }
      for view in views { addSubview(UIView(frame: view.frame)) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      subviews.last?.removeFromSuperview()
      return super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for view in subviews.dropFirst(3) { view.removeFromSuperview() }
    }
  }
}
