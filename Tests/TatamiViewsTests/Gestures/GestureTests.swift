import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// The handling of touches by recognizers, their competition and their reset.
@MainActor
@Suite(.environment)
struct GestureTests {
  private let window = UIWindow.shown()
  private let diary = Diary()
  private let view: TouchView

  init() {
    view = TouchView("view", diary, frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(view)
  }

  private func recognizer(
    _ name: String,
    _ responses: [String: UIGestureRecognizer.State] = [:]
  ) -> TouchRecognizer {
    TouchRecognizer(name, diary, responses)
  }

  @Test func `S76: recognizers of a view and its superviews receive touches before the view`() {
    let (inner, outer) = (recognizer("inner"), recognizer("outer"))
    window.addGestureRecognizer(outer)
    view.addGestureRecognizer(inner)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    #expect(diary.take() == ["inner sees began", "outer sees began", "view began"])
    #expect(touch.gestureRecognizers == [inner, outer])
    Simulator.cancel(touch)
    #expect(diary.take() == ["inner sees cancelled", "outer sees cancelled", "view cancelled"])
  }

  @Test func `S80, S81: a continuous recognizer begins, changes and ends`() {
    let pan = recognizer("pan", ["began": .began, "moved": .changed, "ended": .ended])
    view.addGestureRecognizer(pan)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(160, 150))
    Simulator.lift(touch)
    #expect(
      diary.take() == [
        "pan sees began", "pan is began", "pan sees moved", "pan is changed", "pan sees ended",
        "pan is ended", "pan resets",
      ]
    )
    #expect(pan.state == .possible)
  }

  @Test func `S81: handlers are not called on failure or cancellation before the begin`() {
    view.addGestureRecognizer(recognizer("one", ["moved": .failed]))
    view.addGestureRecognizer(recognizer("two", ["moved": .cancelled]))
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(160, 150))
    Simulator.lift(touch)
    #expect(!diary.take().contains { $0.contains(" is ") })
  }

  @Test func `S81: handlers are called on cancellation after the begin`() {
    let pan = recognizer("pan", ["began": .began])
    view.addGestureRecognizer(pan)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    _ = diary.take()
    pan.isEnabled = false
    #expect(diary.take() == ["pan is cancelled", "pan resets"])
    Simulator.lift(touch)
    #expect(diary.take().isEmpty)
    #expect(pan.state == .possible)
  }

  @Test func `S82: a recognizer resets when its touches have ended`() {
    let tap = recognizer("tap", ["began": .ended])
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(tap)
    let first = Simulator.touchDown(at: .at(150, 150), in: window)
    #expect(diary.take() == ["tap sees began", "tap is ended"])
    let second = Simulator.touchDown(at: .at(160, 150), in: window)
    Simulator.move(first, to: .at(170, 150))
    #expect(tap.state == .ended)
    #expect(tap.numberOfTouches == 1)
    Simulator.lift(first)
    #expect(diary.take() == ["view began", "tap resets"])
    #expect(tap.state == .possible)
    Simulator.lift(second)
  }

  @Test func `S83: a recognizer is attached to one view only`() {
    let tap = recognizer("tap")
    window.addGestureRecognizer(tap)
    #expect(tap.view === window)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    #expect(window.gestureRecognizers == [])
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(view.gestureRecognizers == [])
  }

  @Test func `S84: every attached recognizer calls its handler`() {
    var count = 0
    let delegate = GestureDelegate()
    delegate.allowsBoth = true
    for _ in 0..<3 {
      let tap = UITapGestureRecognizer { _ in count += 1 }
      tap.delegate = delegate
      view.addGestureRecognizer(tap)
    }
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(count == 3)
  }

  @Test func `S85: recognition makes the other recognizers of the touch fail`() {
    let (inner, outer) = (recognizer("inner", ["moved": .began]), recognizer("outer"))
    outer.responses = ["moved": .began]
    view.addGestureRecognizer(inner)
    window.addGestureRecognizer(outer)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(170, 150))
    #expect(inner.state == .began)
    #expect(outer.state == .failed)
    Simulator.lift(touch)
  }

  @Test(arguments: [true, false])
  func `S85: the delegate of either recognizer may allow both`(innerAllows: Bool) {
    let (inner, outer) = (recognizer("inner", ["moved": .began]), recognizer("outer"))
    outer.responses = ["moved": .began]
    let delegate = GestureDelegate()
    delegate.allowsBoth = true
    (innerAllows ? inner : outer).delegate = delegate
    view.addGestureRecognizer(inner)
    window.addGestureRecognizer(outer)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(170, 150))
    #expect(inner.state == .began)
    #expect(outer.state == .began)
    Simulator.lift(touch)
  }

  @Test func `S86: recognition waits for a required failure`() {
    let (first, second) = (recognizer("first", ["began": .ended]), recognizer("second"))
    first.require(toFail: second)
    second.responses = ["moved": .failed]
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    #expect(first.state == .possible)
    Simulator.move(touch, to: .at(170, 150))
    #expect(first.state == .ended)
    Simulator.lift(touch)
  }

  @Test func `S86: a recognizer fails when one that it requires to fail recognizes`() {
    let (first, second) = (recognizer("first", ["began": .ended]), recognizer("second"))
    first.require(toFail: second)
    second.responses = ["moved": .ended]
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(170, 150))
    #expect(first.state == .failed)
    #expect(second.state == .ended)
    Simulator.lift(touch)
  }

  @Test func `S86: recognizers that require each other to fail never recognize`() {
    let (first, second) = (recognizer("first", ["began": .ended]), recognizer("second"))
    second.responses = ["began": .began, "moved": .changed, "ended": .ended]
    first.require(toFail: second)
    second.require(toFail: first)
    first.require(toFail: first)
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    Simulator.drag(from: .at(150, 150), to: .at(200, 200), in: window, steps: 2)
    #expect(!diary.take().contains { $0.contains(" is ") })
    #expect(first.state == .possible)
    #expect(second.state == .possible)
  }

  @Test func `S87: the delegate is asked about the touch, the begin and the other recognizers`() {
    let (one, other) = (recognizer("one", ["moved": .ended]), recognizer("other"))
    let delegate = GestureDelegate()
    one.delegate = delegate
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(other)
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    #expect(delegate.diary.take() == ["receive"])
    Simulator.move(touch, to: .at(170, 150))
    #expect(delegate.diary.take() == ["begin", "wait", "both"])
    Simulator.lift(touch)
  }

  @Test func `S87: a touch that the delegate refuses is not received`() {
    let one = recognizer("one", ["began": .ended])
    let delegate = GestureDelegate()
    delegate.receives = false
    one.delegate = delegate
    view.addGestureRecognizer(one)
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(diary.take() == ["view began", "view ended"])
  }

  @Test func `S87: a recognizer that may not begin fails`() {
    let one = recognizer("one", ["began": .ended])
    let delegate = GestureDelegate()
    delegate.begins = false
    one.delegate = delegate
    view.addGestureRecognizer(one)
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(diary.take() == ["one sees began", "view began", "view ended", "one resets"])
  }

  @Test func `S88: recognition cancels the touches of the view`() {
    view.addGestureRecognizer(UITapGestureRecognizer())
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(diary.take() == ["view began", "view cancelled"])
  }

  @Test func `S88: touches continue if cancelsTouchesInView is false`() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(diary.take() == ["view began", "view ended"])
  }
}
