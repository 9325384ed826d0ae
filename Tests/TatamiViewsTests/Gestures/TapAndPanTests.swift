import Foundation
import TatamiTesting
import Testing
import TestSupport

@testable import TatamiViews

@MainActor
@Suite(.environment)
struct TapAndPanTests {
  private let window = UIWindow.shown()
  private let diary = Diary()
  private let view: TouchView

  init() {
    view = TouchView("view", diary, frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(view)
  }

  private final class PlainRecognizer: UIGestureRecognizer {}

  /// A view that prevents the taps of its superviews, as controls do.
  private final class TapPreventingView: UIView {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer.view === self || !(recognizer is UITapGestureRecognizer)
    }
  }

  @Test func `the closure of a recognizer's initializer receives the recognizer's own type`() {
    var lines: [String] = []
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer { lines.append("\($0.numberOfTapsRequired) tap") },
      UIPanGestureRecognizer { lines.append("\($0.minimumNumberOfTouches) finger") },
      UILongPressGestureRecognizer { lines.append("\($0.minimumPressDuration) s") },
      UISwipeGestureRecognizer { lines.append("\($0.direction == .right)") },
      UIPinchGestureRecognizer { lines.append("scale \($0.scale)") },
      UIRotationGestureRecognizer { lines.append("rotation \($0.rotation)") },
      UIHoverGestureRecognizer { lines.append("\(type(of: $0 as UIHoverGestureRecognizer))") },
      PlainRecognizer { lines.append("\($0.state == .possible)") },
      UITapGestureRecognizer { _ in lines.append("unnamed") },
    ]
    for recognizer in recognizers { recognizer.performActions() }
    #expect(
      lines == [
        "1 tap", "1 finger", "0.5 s", "true", "scale 1.0", "rotation 0.0",
        "UIHoverGestureRecognizer", "true", "unnamed",
      ]
    )
  }

  @Test func `S89: one finger taps once`() {
    var count = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { tap in
      count += 1
      #expect(tap.location(in: view) == .at(50, 60))
      #expect(tap.numberOfTouches == 1)
    }
    view.addGestureRecognizer(tap)
    Simulator.tap(at: .at(150, 160), in: window)
    #expect(count == 1)
    #expect(tap.state == .possible)
    Simulator.tap(at: .at(150, 160), in: window, fingers: 2)
    #expect(count == 1)
  }

  @Test func `S89: a finger that moves too far does not tap`() {
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    Simulator.drag(from: .at(150, 150), to: .at(200, 150), in: window)
    Simulator.drag(from: .at(150, 150), to: .at(190, 150), in: window)
    #expect(count == 1)
  }

  @Test func `S89: two fingers tap twice`() {
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    Simulator.tap(at: .at(150, 150), in: window, count: 2)
    Simulator.advance(by: 1)
    Simulator.tap(at: .at(150, 150), in: window, fingers: 2)
    Simulator.advance(by: 0.5)
    Simulator.tap(at: .at(150, 150), in: window, fingers: 2)
    #expect(count == 0)
    Simulator.advance(by: 0.5)
    Simulator.tap(at: .at(150, 150), in: window, count: 2, fingers: 2)
    #expect(count == 1)
  }

  @Test func `S89: a single tap that requires a double tap to fail is delayed`() {
    var taps: [String] = []
    let single = UITapGestureRecognizer { _ in taps.append("single") }
    let double = UITapGestureRecognizer { _ in taps.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    Simulator.tap(at: .at(150, 150), in: window)
    Simulator.advance(by: 0.3)
    #expect(taps == [])
    #expect(diary.take() == ["view began"])
    Simulator.advance(by: 0.1)
    #expect(taps == ["single"])
    #expect(diary.take() == ["view cancelled"])
    Simulator.tap(at: .at(150, 150), in: window, count: 2)
    Simulator.advance(by: 1)
    #expect(taps == ["single", "double"])
    #expect(diary.take() == ["view began", "view began", "view cancelled 2"])
  }

  @Test func `S89: a single tap that does not require a double tap to fail is immediate`() {
    var taps: [String] = []
    let double = UITapGestureRecognizer { _ in taps.append("double") }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("single") })
    Simulator.tap(at: .at(150, 150), in: window, count: 2)
    #expect(taps == ["single", "double"])
  }

  @Test func `S89: a touched view may prevent the taps of its superviews`() {
    var count = 0
    let control = TapPreventingView(frame: view.bounds)
    view.addSubview(control)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(count == 0)
    control.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(count == 1)
  }

  @Test func `S90: a pan begins after ten points, which its translation includes`() {
    var lines: [String] = []
    let pan = UIPanGestureRecognizer()
    pan.addHandler { lines.append("\($0.state) \($0.translation(in: nil).x)") }
    view.addGestureRecognizer(pan)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(159, 150))
    #expect(lines == [])
    #expect(diary.take() == ["view began", "view moved"])
    Simulator.move(touch, to: .at(162, 150))
    #expect(lines == ["began 12.0"])
    #expect(diary.take() == ["view cancelled"])
    pan.setTranslation(.zero, in: nil)
    Simulator.move(touch, to: .at(165, 150))
    Simulator.lift(touch)
    #expect(lines == ["began 12.0", "changed 3.0", "ended 3.0"])
    #expect(diary.take() == [])
  }

  @Test func `S90: translation and velocity are along the axes of the given view`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var last = CGPoint.zero
    var speed = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addHandler {
      last = $0.translation(in: view)
      speed = $0.velocity(in: view)
    }
    view.addGestureRecognizer(pan)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(210, 150), duration: 0.5)
    Simulator.lift(touch)
    #expect(abs(last.x) < 1e-9)
    #expect(abs(last.y + 60) < 1e-9)
    #expect(abs(speed.x) < 1e-3)
    #expect(abs(speed.y + 120) < 1e-3)
  }

  @Test func `S90: a finger that rests before it is lifted has no velocity`() {
    var speed = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addHandler { speed = $0.velocity(in: nil) }
    view.addGestureRecognizer(pan)
    Simulator.drag(from: .at(150, 150), to: .at(250, 150), in: window)
    #expect(speed == .zero)
  }

  @Test func `S90: a pan tracks the allowed numbers of fingers`() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    view.addGestureRecognizer(pan)
    let touches = (0..<3).map {
      Simulator.touchDown(at: .at(120 + 20 * CGFloat($0), 150), in: window)
    }
    #expect(pan.numberOfTouches == 2)
    for touch in touches { Simulator.move(touch, to: .at(touch.location(in: nil).x, 250)) }
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil).y == 100)
    Simulator.lift(touches[0])
    #expect(pan.state == .ended)
    for touch in touches.dropFirst() { Simulator.lift(touch) }
    #expect(pan.state == .possible)
  }
}
