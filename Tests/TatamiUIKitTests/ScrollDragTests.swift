import Foundation
import TatamiUIKit
import Testing

/// Scroll views under fingers.
@MainActor
struct ScrollDragTests {
  private let diary = Diary()
  private let delegate: ScrollDiary
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    delegate = ScrollDiary(diary)
    view.contentSize = CGSize(width: 100, height: 3000)
    view.delegate = delegate
    window.isHidden = false
    window.addSubview(view)
    Headless.advance(by: 0)
  }

  /// Moves a finger upwards evenly, a step a frame, and lifts it.
  private func flick(steps: Int = 6, of step: CGFloat = 10, from y: CGFloat = 150) {
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: y), in: window)
    for index in 1...steps {
      Headless.advance(by: 0.01)
      Headless.move(touch, to: CGPoint(x: 50, y: y - step * CGFloat(index)))
    }
    Headless.lift(touch)
  }

  /// Moves a finger and lets it rest there, so that it has no speed.
  private func drag(from: CGPoint, by distance: CGPoint) -> UITouch {
    let touch = Headless.touchDown(at: from, in: window)
    for share in [0.5, 1.0] {
      Headless.move(
        touch,
        to: CGPoint(x: from.x + distance.x * share, y: from.y + distance.y * share)
      )
    }
    Headless.advance(by: 0.2)
    Headless.move(touch, to: CGPoint(x: from.x + distance.x, y: from.y + distance.y))
    return touch
  }

  @Test func `S103: a flick tells the delegate in this order`() {
    flick()
    Headless.advance(by: 5)
    let lines = diary.take()
    let told = lines.filter { !$0.hasPrefix("scrolls") }
    #expect(
      told == [
        "will begin dragging", "will end dragging", "did end dragging, moves on",
        "will begin decelerating", "did end decelerating",
      ]
    )
    #expect(lines.first == "will begin dragging" && lines.last == "did end decelerating")
    #expect(lines[lines.count - 2].hasPrefix("scrolls"))
    #expect(lines[4].hasPrefix("scrolls"))
  }

  @Test func `S103: without momentum nothing follows the end of dragging`() {
    let touch = drag(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: -60))
    Headless.lift(touch)
    Headless.advance(by: 2)
    #expect(
      diary.take().filter { !$0.hasPrefix("scrolls") } == [
        "will begin dragging", "will end dragging", "did end dragging, rests",
      ]
    )
    #expect(view.contentOffset.y == 50)
  }

  @Test func `S103: tracking, dragging and decelerating follow`() {
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    #expect(view.isTracking && !view.isDragging)
    Headless.advance(by: 0.01)
    Headless.move(touch, to: CGPoint(x: 50, y: 130))
    #expect(view.isTracking && view.isDragging && !view.isDecelerating)
    Headless.lift(touch)
    #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
    Headless.advance(by: 5)
    #expect(!view.isDecelerating)
  }

  @Test func `S104: the delegate's velocity is in points per millisecond`() {
    flick()
    #expect(abs(delegate.lastVelocity.y - 1) < 1e-6 && delegate.lastVelocity.x == 0)
  }

  @Test func `S104: the delegate may rewrite the target`() {
    for target in [400.0, 3, 60] {
      view.setContentOffset(.zero, animated: false)
      delegate.target = CGPoint(x: 0, y: target)
      flick()
      #expect(view.isDecelerating)
      Headless.advance(by: 5)
      #expect(view.contentOffset.y == target && !view.isDecelerating)
    }
  }

  @Test func `S105: content follows the finger after the slop, which is not applied`() {
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    Headless.move(touch, to: CGPoint(x: 50, y: 145))
    #expect(view.contentOffset.y == 0 && !view.isDragging)
    Headless.move(touch, to: CGPoint(x: 50, y: 140))
    #expect(view.contentOffset.y == 0 && view.isDragging)
    Headless.move(touch, to: CGPoint(x: 50, y: 120))
    #expect(view.contentOffset.y == 20)
    Headless.move(touch, to: CGPoint(x: 50, y: 133.5))
    #expect(view.contentOffset.y == 6.5)
    Headless.cancel(touch)
  }

  @Test func `S106: a flick goes on by its velocity less 10 times 0.499`() {
    flick()
    let start = view.contentOffset.y
    #expect(start == 50)
    Headless.advance(by: 5)
    #expect(abs(view.contentOffset.y - start - (1000 - 10) * 0.499) <= 0.25)
    #expect(view.contentOffset == delegate.lastTarget)
  }

  @Test func `S106: the fast rate stops sooner`() {
    view.decelerationRate = .fast
    flick()
    Headless.advance(by: 5)
    #expect(abs(view.contentOffset.y - 50 - (1000 - 10) * 0.099) <= 0.25)
  }

  @Test func `S107: beyond its edge content follows by the formula of the rubber band`() {
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    Headless.move(touch, to: CGPoint(x: 50, y: 130))
    #expect(abs(-view.contentOffset.y - (1 - 1 / (0.55 * 100 / 200 + 1)) * 200) <= 0.25)
    Headless.cancel(touch)
  }

  @Test func `S108: content let go at rest beyond its edge comes back`() {
    let touch = drag(from: CGPoint(x: 50, y: 20), by: CGPoint(x: 0, y: 110))
    let start = view.contentOffset.y
    Headless.lift(touch)
    Headless.advance(by: 0.1)
    let place = { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }
    // What is shown is that of the last frame, which others may have set going.
    #expect(view.contentOffset.y <= place(0.1) + 0.25)
    #expect(view.contentOffset.y >= place(0.1 - 1 / 60) - 0.25)
    Headless.advance(by: 2)
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    #expect(diary.take().last == "did end decelerating")
  }

  @Test func `S108: content thrown against its edge goes beyond and comes back`() {
    view.contentOffset.y = 2780
    flick()
    var farthest: CGFloat = 0
    delegate.whenScrolling = { farthest = max(farthest, $0.contentOffset.y) }
    Headless.advance(by: 3)
    // A critically damped spring goes v / (11 e) beyond its edge.
    #expect(farthest > 2800 && farthest < 2830 + 1000 / (11 * 2.7))
    #expect(view.contentOffset.y == 2800)
  }

  @Test func `S109: without bounces content stops at its edge`() {
    view.bounces = false
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    Headless.move(touch, to: CGPoint(x: 50, y: 130))
    Headless.lift(touch)
    #expect(diary.take().filter { $0.hasPrefix("scrolls") }.isEmpty)
    view.contentOffset.y = 2780
    flick()
    Headless.advance(by: 3)
    #expect(view.contentOffset.y == 2800)
    #expect(!diary.take().contains { $0.hasPrefix("scrolls to 28") && $0 != "scrolls to 2800" })
  }

  @Test func `S109: content that fits moves only if it always bounces`() {
    view.contentSize.height = 100
    flick()
    #expect(diary.take().isEmpty)
    view.alwaysBounceVertical = true
    flick()
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 50)
    Headless.advance(by: 3)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `S109: pages are multiples of the bounds`() {
    view.isPagingEnabled = true
    flick()
    #expect(delegate.lastTarget.y == 200)
    Headless.advance(by: 3)
    #expect(view.contentOffset.y == 200)
    Headless.lift(drag(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: -60)))
    Headless.advance(by: 3)
    #expect(view.contentOffset.y == 200)
    Headless.lift(drag(from: CGPoint(x: 50, y: 190), by: CGPoint(x: 0, y: -130)))
    Headless.advance(by: 3)
    #expect(view.contentOffset.y == 400)
  }

  @Test func `a finger on one axis stays there if the view is locked`() {
    view.contentSize.width = 3000
    view.isDirectionalLockEnabled = true
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    for point in [CGPoint(x: 50, y: 130), CGPoint(x: 0, y: 80)] { Headless.move(touch, to: point) }
    #expect(view.contentOffset == CGPoint(x: 0, y: 60))
    Headless.lift(touch)
  }

  @Test func `a finger stops content that moves, and content that it lets go comes back`() {
    flick()
    Headless.advance(by: 0.2)
    let place = view.contentOffset
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    #expect(!view.isDecelerating && diary.take().last == "did end decelerating")
    Headless.advance(by: 1)
    #expect(view.contentOffset == place)
    Headless.lift(touch)
    Headless.advance(by: 1)
    #expect(view.contentOffset == place)
    view.contentOffset.y = 2790
    flick()
    Headless.advance(by: 0.05)
    let second = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    #expect(view.contentOffset.y > 2800)
    Headless.lift(second)
    Headless.advance(by: 2)
    #expect(view.contentOffset.y == 2800)
  }

  @Test func `S102: an offset set at once stops a deceleration`() {
    flick()
    view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    Headless.advance(by: 1)
    #expect(view.contentOffset.y == 7 && !view.isDecelerating)
  }

  @Test func `a deceleration goes on from an offset that is set meanwhile`() {
    flick()
    view.contentOffset.y += 1000
    Headless.advance(by: 5)
    #expect(abs(view.contentOffset.y - 1050 - 990 * 0.499) <= 1)
  }

  @Test func `a view that cannot be scrolled stays`() {
    view.isScrollEnabled = false
    flick()
    #expect(view.contentOffset == .zero)
  }

  @Test func `scrolling puts the keyboard away if told so`() {
    final class Keyed: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let keyed = Keyed()
    view.addSubview(keyed)
    keyed.becomeFirstResponder()
    flick()
    #expect(keyed.isFirstResponder)
    Headless.advance(by: 5)
    view.keyboardDismissMode = .onDrag
    flick()
    #expect(!keyed.isFirstResponder)
  }
}
