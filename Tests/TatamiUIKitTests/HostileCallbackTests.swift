import Foundation
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiUIKit

/// Views that leave, come and mark themselves while they are told of something.
@MainActor
struct HostileCallbackTests {
  private let diary = Diary()
  private let window = UIWindow.shown()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func tap() {
    Headless.advance(by: 1)
    Headless.lift(Headless.touchDown(at: .at(50, 50), in: window))
    Headless.advance(by: 1)
  }

  @Test(arguments: [UIControl.Event.touchDown, .touchUpInside, .allTouchEvents])
  func `a control may leave during its own action`(event: UIControl.Event) {
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
    #expect(count > 0 && control.superview == nil && !control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .changed, .ended])
  func `a view may leave during its own gesture, and take the recogniser along`(
    state: UIGestureRecognizer.State
  ) {
    let view = UIView(frame: frame)
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [unowned view] in
      diary.add("\($0.state)")
      guard $0.state == state else { return }
      view.removeGestureRecognizer($0)
      view.removeFromSuperview()
    }
    view.addGestureRecognizer(pan)
    window.addSubview(view)
    let touch = Headless.touchDown(at: .at(50, 50), in: window)
    for x in [65, 70, 75] as [CGFloat] { Headless.move(touch, to: .at(x, 50)) }
    Headless.lift(touch)
    #expect(view.superview == nil && view.gestureRecognizers?.isEmpty != false)
    #expect(diary.lines.contains("\(state)"))
  }

  @Test func `views may come and go while their superview lays out and is touched`() {
    let root = TouchRoot(frame: frame)
    for _ in 0..<10 { root.addSubview(UIView(frame: frame)) }
    window.addSubview(root)
    Headless.advance(by: 0)
    #expect(root.subviews.count == 10)
    let lines = Complaints.during { tap() }
    #expect(root.subviews.count == 3 && lines.isEmpty)
  }

  @Test func `a view that always marks itself is laid out a few times a turn`() {
    let view = DiaryView("view", diary, frame: frame)
    view.whenLaidOut = { [unowned view] in view.setNeedsLayout() }
    window.addSubview(view)
    _ = diary.take()
    Headless.advance(by: 0)
    #expect((1...8).contains(diary.take().filter { $0 == "view lays out" }.count))
    view.layoutIfNeeded()
    #expect(diary.take().count == 1 && view.layer.needsLayout())
  }

  @Test func `a view may leave when its animation is over`() {
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
    Headless.advance(by: 1)
    #expect(view.superview == nil)
  }

  @Test func `a controller that contains itself is reported and stays as it was`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    let lines = Complaints.during {
      inner.addChild(outer)
      outer.addChild(outer)
    }
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("UIViewController") })
    #expect(outer.parent == nil && inner.parent === outer)
  }

  /// Replaces all its subviews while it is laid out, and some while it is touched.
  private final class TouchRoot: UIView {
    override func layoutSubviews() {
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
