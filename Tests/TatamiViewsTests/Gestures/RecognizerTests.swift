import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Long presses, swipes, pinches, rotations, hovering and scroll events.
@MainActor
@Suite(.environment)
struct RecognizerTests {
  private let window = UIWindow.shown()
  private let diary = Diary()
  private let view: TouchView

  init() {
    view = TouchView("view", diary, frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(view)
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    let diary = diary
    recognizer.addHandler { diary.lines.append("\($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `S91: a long press begins after half a second without an event`() {
    let press = add(UILongPressGestureRecognizer())
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(159, 150))
    Simulator.advance(by: 0.49)
    #expect(diary.take() == ["view began", "view moved"])
    Simulator.advance(by: 0.02)
    #expect(diary.take() == ["began", "view cancelled"])
    #expect(press.state == .began)
    #expect(press.location(in: view) == .at(59, 50))
    Simulator.move(touch, to: .at(250, 150))
    Simulator.lift(touch)
    #expect(diary.take() == ["changed", "ended"])
    #expect(press.state == .possible)
  }

  @Test func `S91: a finger that moves or is lifted early does not press`() {
    _ = add(UILongPressGestureRecognizer())
    let touch = Simulator.touchDown(at: .at(150, 150), in: window)
    Simulator.move(touch, to: .at(161, 150))
    Simulator.advance(by: 1)
    Simulator.lift(touch)
    Simulator.longPress(at: .at(150, 150), in: window, duration: 0.4)
    Simulator.advance(by: 1)
    #expect(!diary.take().contains("began"))
  }

  @Test func `S91: a long press may require a preceding tap`() {
    let press = add(UILongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    Simulator.longPress(at: .at(150, 150), in: window)
    Simulator.advance(by: 1)
    #expect(!diary.take().contains("began"))
    Simulator.tap(at: .at(150, 150), in: window)
    Simulator.advance(by: 0.1)
    Simulator.longPress(at: .at(150, 150), in: window)
    #expect(diary.take().contains("began"))
  }

  @Test func `a long press of zero duration begins immediately`() {
    add(UILongPressGestureRecognizer()).minimumPressDuration = 0
    Simulator.touchDown(at: .at(150, 150), in: window)
    #expect(diary.take() == ["began"])
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 260, y: 210)),
    (.left, CGPoint(x: 140, y: 190)), (.up, CGPoint(x: 200, y: 140)),
    (.down, CGPoint(x: 210, y: 260)),
    (UISwipeGestureRecognizer.Direction([.left, .down]), CGPoint(x: 130, y: 200)),
  ])
  func `a swipe is recognized once in its direction`(
    direction: UISwipeGestureRecognizer.Direction,
    end: CGPoint
  ) {
    add(UISwipeGestureRecognizer()).direction = direction
    Simulator.flick(from: .at(200, 200), to: end, in: window)
    #expect(diary.take().filter { $0 == "ended" } == ["ended"])
    let back = CGPoint(x: 400 - end.x, y: 400 - end.y)
    Simulator.flick(from: .at(200, 200), to: back, in: window)
    #expect(!diary.take().contains("ended"))
  }

  @Test func `a slow movement is not a swipe`() {
    _ = add(UISwipeGestureRecognizer())
    Simulator.flick(from: .at(150, 150), to: .at(250, 150), in: window, duration: 2)
    #expect(!diary.take().contains("ended"))
  }

  @Test func `a pinch reports the ratio of the distances between the fingers`() {
    let pinch = add(UIPinchGestureRecognizer())
    var scales: [CGFloat] = []
    var speed: CGFloat = 0
    pinch.addHandler {
      scales.append($0.scale)
      speed = $0.velocity
      #expect($0.numberOfTouches < 2 || abs($0.location(in: view).x - 100) < 1e-9)
    }
    Simulator.pinch(at: .at(200, 200), from: 40, to: 160, in: window)
    #expect(abs((scales.last ?? 0) - 4) < 1e-9)
    #expect(scales[0] >= 1.25)
    #expect(scales[0] < 1.5)
    #expect(abs(speed - 6) < 0.5)
    #expect(diary.take().filter { $0 == "began" || $0 == "ended" } == ["began", "ended"])
    #expect(pinch.scale == 1)
    #expect(pinch.state == .possible)
  }

  @Test func `a rotation continues beyond half a circle`() {
    let rotation = add(UIRotationGestureRecognizer())
    var turn: CGFloat = 0
    rotation.addHandler { turn = $0.rotation }
    Simulator.pinch(at: .at(200, 200), from: 100, to: 100, turning: 4, in: window)
    #expect(abs(turn - 4) < 1e-9)
    Simulator.pinch(at: .at(200, 200), from: 100, to: 100, turning: -4, in: window)
    #expect(abs(turn + 4) < 1e-9)
  }

  @Test func `pinch and rotation may recognize together if a delegate allows both`() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let delegate = GestureDelegate()
    delegate.allowsBoth = true
    pinch.delegate = delegate
    _ = (add(pinch), add(rotation))
    Simulator.pinch(at: .at(200, 200), from: 40, to: 160, turning: 1, in: window)
    #expect(diary.take().filter { $0 == "ended" } == ["ended", "ended"])
  }

  @Test func `a pointer enters, moves and exits`() {
    let hover = add(UIHoverGestureRecognizer())
    Simulator.hover(at: .at(50, 50), in: window)
    #expect(diary.take() == [])
    Simulator.hover(at: .at(150, 150), in: window)
    #expect(hover.location(in: view) == .at(50, 50))
    Simulator.hover(at: .at(160, 150), in: window)
    Simulator.hover(at: .at(-5, 150), in: window)
    #expect(diary.take() == ["began", "changed", "ended"])
    Simulator.hover(at: .at(150, 150), in: window)
    view.removeFromSuperview()
    #expect(diary.take() == ["began", "cancelled"])
    Simulator.hover(at: .at(160, 150), in: window)
    #expect(diary.take() == [])
    #expect(hover.state == .possible)
  }

  @Test func `a wheel drives a pan that accepts it, against the scroll direction`() {
    let pan = add(UIPanGestureRecognizer())
    Simulator.scroll(by: .at(0, 30), at: .at(150, 150), in: window)
    #expect(diary.take() == [])
    pan.allowedScrollTypesMask = .all
    var translations: [CGFloat] = []
    pan.addHandler { translations.append($0.translation(in: nil).y) }
    Simulator.scroll(by: .at(0, 30), at: .at(150, 150), in: window)
    #expect(diary.take() == ["began", "changed", "ended"])
    #expect(translations == [0, -30, -30])
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `scrolling by a trackpad has a velocity`() {
    let pan = add(UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .continuous
    var speed: CGFloat = 0
    pan.addHandler { speed = $0.velocity(in: nil).y }
    Simulator.scroll(by: .at(0, 60), at: .at(150, 150), in: window, duration: 0.5)
    #expect(abs(speed + 120) < 1e-3)
    #expect(pan.location(in: view) == .at(50, 50))
    Simulator.scroll(by: .at(0, .nan), at: .at(150, 150), in: window)
  }

  @Test func `recognizers receive only the allowed kinds of touches`() {
    let tap = add(UITapGestureRecognizer())
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    Simulator.tap(at: .at(150, 150), in: window)
    #expect(diary.take() == ["view began", "view ended"])
    Simulator.lift(Simulator.touchDown(at: .at(150, 150), in: window, type: .pencil))
    #expect(diary.take() == ["view began", "ended", "view cancelled"])
  }
}
