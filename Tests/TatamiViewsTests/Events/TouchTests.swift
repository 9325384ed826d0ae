import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// The delivery of touches to views.
@MainActor
@Suite(.environment)
struct TouchTests {
  private let window = UIWindow.shown()
  private let diary = Diary()
  private let left: TouchView
  private let right: TouchView

  init() {
    left = TouchView("left", diary, frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    right = TouchView("right", diary, frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    for view in [left, right] { window.addSubview(view) }
  }

  @Test func `S66: the maximum edges of the bounds are outside of the view`() {
    left.bounds.origin = CGPoint(x: 50, y: 60)
    #expect(left.point(inside: .at(50, 60), with: nil))
    #expect(!left.point(inside: .at(250, 60), with: nil))
    #expect(!left.point(inside: .at(49, 60), with: nil))
  }

  @Test func `S258: touches that begin while interaction events are ignored have no effect`() {
    let application = UIApplication.shared
    let early = Simulator.touchDown(at: .at(10, 10), in: window)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    let ignored = Simulator.touchDown(at: .at(210, 10), in: window)
    Simulator.lift(early)
    application.endIgnoringInteractionEvents()
    Simulator.lift(ignored)
    Simulator.lift(Simulator.touchDown(at: .at(210, 10), in: window))
    #expect(diary.take() == ["left began", "left ended"])
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    Simulator.lift(Simulator.touchDown(at: .at(210, 10), in: window))
    #expect(diary.take() == ["right began", "right ended"])
  }

  @Test(arguments: [0, 1, 2])
  func `S67: hidden, transparent or disabled views and their subviews are not hit`(way: Int) {
    let inner = UIView(frame: left.bounds)
    left.addSubview(inner)
    #expect(window.hitTest(.at(10, 10), with: nil) === inner)
    left.alpha = 0.01
    #expect(window.hitTest(.at(10, 10), with: nil) === inner)
    if way == 0 { left.isHidden = true }
    if way == 1 { left.alpha = 0.009 }
    if way == 2 { left.isUserInteractionEnabled = false }
    #expect(window.hitTest(.at(10, 10), with: nil) === window)
  }

  @Test func `S68: the frontmost subview is hit, else the view itself`() {
    let (back, front) = (UIView(frame: left.bounds), UIView(frame: left.bounds))
    for view in [back, front] { left.addSubview(view) }
    #expect(window.hitTest(.at(10, 10), with: nil) === front)
    front.isHidden = true
    #expect(window.hitTest(.at(10, 10), with: nil) === back)
    back.isHidden = true
    #expect(window.hitTest(.at(10, 10), with: nil) === left)
  }

  @Test func `S69: subviews are not hit outside of their superview`() {
    let inner = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    left.addSubview(inner)
    window.sendSubviewToBack(right)
    right.isHidden = true
    #expect(window.hitTest(.at(199, 10), with: nil) === inner)
    #expect(window.hitTest(.at(201, 10), with: nil) === window)
  }

  @Test func `S70: subviews are hit in their order, regardless of z positions`() {
    let (back, front) = (UIView(frame: left.bounds), UIView(frame: left.bounds))
    for view in [back, front] { left.addSubview(view) }
    back.layer.zPosition = 10
    #expect(window.hitTest(.at(10, 10), with: nil) === front)
  }

  @Test func `S71: labels and image views do not receive touches`() {
    for view in [UILabel(frame: left.bounds), UIImageView(frame: left.bounds)] {
      left.addSubview(view)
      #expect(window.hitTest(.at(10, 10), with: nil) === left)
    }
  }

  @Test func `S72: a location is converted to the present coordinates of the view`() {
    let touch = Simulator.touchDown(at: .at(250, 50), in: window)
    #expect(touch.location(in: right) == .at(50, 50))
    #expect(touch.location(in: nil) == .at(250, 50))
    right.frame.origin.x = 100
    #expect(touch.location(in: right) == .at(150, 50))
    Simulator.move(touch, to: .at(260, 50))
    #expect(touch.previousLocation(in: nil) == .at(250, 50))
  }

  @Test func `S74: touches are forwarded along the responder chain until a view handles them`() {
    let inner = UIView(frame: left.bounds)
    left.addSubview(inner)
    Simulator.tap(at: .at(10, 10), in: window)
    #expect(diary.take() == ["left began", "left ended"])
  }

  @Test func `S75: a view without multiple touch receives the first touch only`() {
    let first = Simulator.touchDown(at: .at(10, 10), in: window)
    let second = Simulator.touchDown(at: .at(20, 10), in: window)
    let third = Simulator.touchDown(at: .at(220, 10), in: window)
    #expect(diary.take() == ["left began", "right began"])
    #expect(second.view === left)
    #expect(third.view === right)
    for touch in [second, first, third] { Simulator.lift(touch) }
    #expect(diary.take() == ["left ended", "right ended"])
  }

  @Test func `S75: touches that move in one event are delivered together, without stationary ones`()
  {
    left.isMultipleTouchEnabled = true
    let touches = (1...3).map { Simulator.touchDown(at: .at(20 * CGFloat($0), 10), in: window) }
    _ = diary.take()
    Simulator.move([(touches[0], .at(20, 50)), (touches[2], .at(60, 50))])
    #expect(diary.take() == ["left moved 2"])
    #expect(touches[1].phase == .stationary)
  }

  @Test func `S75: a view with exclusive touch excludes touches on other views`() {
    right.isExclusiveTouch = true
    let first = Simulator.touchDown(at: .at(10, 10), in: window)
    Simulator.tap(at: .at(220, 10), in: window)
    Simulator.lift(first)
    #expect(diary.take() == ["left began", "left ended"])
    let alone = Simulator.touchDown(at: .at(220, 10), in: window)
    Simulator.tap(at: .at(10, 10), in: window)
    Simulator.lift(alone)
    #expect(diary.take() == ["right began", "right ended"])
  }

  @Test func `S77: a touch is canceled once when its view leaves the window`() {
    let touch = Simulator.touchDown(at: .at(10, 10), in: window)
    left.removeFromSuperview()
    Simulator.lift(touch)
    #expect(diary.take() == ["left began", "left cancelled"])
  }

  @Test
  func `S77: the responder chain is intact when the touch of a removed descendant is canceled`() {
    let (middle, inner) = (UIView(frame: left.bounds), UIView(frame: left.bounds))
    left.addSubview(middle)
    middle.addSubview(inner)
    Simulator.touchDown(at: .at(10, 10), in: window)
    middle.removeFromSuperview()
    #expect(diary.take() == ["left began", "left cancelled"])
  }

  @Test(arguments: ["began", "moved", "ended", "cancelled"])
  func `S77: views may be removed while they receive a touch`(word: String) {
    left.onTouch = { [unowned left] in if $0 == word { left.removeFromSuperview() } }
    let touch = Simulator.touchDown(at: .at(10, 10), in: window)
    Simulator.move(touch, to: .at(30, 10))
    if word == "cancelled" { Simulator.cancel(touch) } else { Simulator.lift(touch) }
    let lines = diary.take()
    #expect(lines.filter { $0 == "left ended" || $0 == "left cancelled" }.count == 1)
    #expect(left.window == nil)
  }

  @Test func `S77: hiding a window cancels its touches`() {
    let touch = Simulator.touchDown(at: .at(10, 10), in: window)
    window.isHidden = true
    Simulator.lift(touch)
    #expect(diary.take() == ["left began", "left cancelled"])
  }

  @Test func `S88: a view receives delayed touches when the recognizer has failed`() {
    let slow = TouchRecognizer("slow", diary, ["moved": .failed])
    slow.delaysTouchesBegan = true
    left.addGestureRecognizer(slow)
    let touch = Simulator.touchDown(at: .at(10, 10), in: window)
    #expect(diary.take() == ["slow sees began"])
    Simulator.move(touch, to: .at(30, 10))
    #expect(diary.take() == ["slow sees moved", "left began", "left moved"])
    #expect(touch.phase == .moved)
    Simulator.lift(touch)
    #expect(diary.take() == ["left ended", "slow resets"])
  }

  @Test func `S88: a view never receives delayed touches that are recognized`() {
    let slow = TouchRecognizer("slow", diary, ["moved": .ended])
    slow.delaysTouchesBegan = true
    left.addGestureRecognizer(slow)
    Simulator.drag(from: .at(10, 10), to: .at(50, 10), in: window)
    #expect(!diary.take().contains { $0.hasPrefix("left") })
  }

  @Test func `S88: a view receives the end of touches when no recognizer waits for further ones`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    left.addGestureRecognizer(double)
    Simulator.tap(at: .at(10, 10), in: window)
    #expect(diary.take() == ["left began"])
    Simulator.advance(by: 0.4)
    #expect(diary.take() == ["left ended"])
    double.delaysTouchesEnded = false
    Simulator.tap(at: .at(10, 10), in: window)
    #expect(diary.take() == ["left began", "left ended"])
  }

  @Test func `taps in quick succession at one location are counted`() {
    func count(_ x: CGFloat, after pause: TimeInterval) -> Int {
      Simulator.advance(by: pause)
      let touch = Simulator.touchDown(at: .at(x, 10), in: window)
      Simulator.lift(touch)
      return touch.tapCount
    }
    #expect(count(10, after: 1) == 1)
    #expect(count(30, after: 0.3) == 2)
    #expect(count(10, after: 0.3) == 3)
    #expect(count(60, after: 0.1) == 1)
    #expect(count(60, after: 0.4) == 1)
  }

  @Test func `ended touches and locations that are not numbers are ignored`() {
    let touch = Simulator.touchDown(at: .at(10, 10), in: window)
    Simulator.move(touch, to: .at(.nan, .infinity))
    Simulator.lift(touch)
    Simulator.lift(touch)
    Simulator.move(touch, to: .at(20, 10))
    Simulator.touchDown(at: .at(.nan, 10), in: window)
    #expect(diary.take() == ["left began", "left moved", "left ended"])
  }
}
