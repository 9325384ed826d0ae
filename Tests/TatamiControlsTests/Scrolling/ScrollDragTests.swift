import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Drags, decelerations and bounces of scroll views.
@MainActor
@Suite(.environment)
struct ScrollDragTests {
  private let fixture = ScrollFixture(contentSize: CGSize(width: 100, height: 3000))

  private var diary: Diary { fixture.diary }
  private var delegate: ScrollDelegateRecorder { fixture.delegate }
  private var window: UIWindow { fixture.window }
  private var view: UIScrollView { fixture.view }

  @Test func `S103: a flick calls the delegate in this order`() {
    fixture.flick()
    Simulator.advance(by: 5)
    let lines = diary.take()
    #expect(
      lines.filter { !$0.hasPrefix("scrolls") } == [
        "will begin dragging", "will end dragging", "did end dragging, will decelerate",
        "will begin decelerating", "did end decelerating",
      ]
    )
    #expect(lines.first == "will begin dragging")
    #expect(lines.last == "did end decelerating")
    #expect(lines[lines.count - 2].hasPrefix("scrolls"))
    #expect(lines[4].hasPrefix("scrolls"))
  }

  @Test func `S103: a drag without velocity at its end does not decelerate`() {
    let touch = fixture.drag(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: -60))
    Simulator.lift(touch)
    Simulator.advance(by: 2)
    #expect(
      delegate.takeWithoutOffsets() == [
        "will begin dragging", "will end dragging", "did end dragging, at rest",
      ]
    )
    #expect(view.contentOffset.y == 50)
  }

  @Test func `S103: tracking, dragging and decelerating follow each other`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    #expect(view.isTracking)
    #expect(!view.isDragging)
    Simulator.advance(by: 0.01)
    Simulator.move(touch, to: CGPoint(x: 50, y: 130))
    #expect(view.isTracking)
    #expect(view.isDragging)
    #expect(!view.isDecelerating)
    Simulator.lift(touch)
    #expect(!view.isTracking)
    #expect(!view.isDragging)
    #expect(view.isDecelerating)
    Simulator.advance(by: 5)
    #expect(!view.isDecelerating)
  }

  @Test func `S104: the delegate's velocity is in points per millisecond`() {
    fixture.flick()
    #expect(abs(delegate.lastVelocity.y - 1) < 1e-6)
    #expect(delegate.lastVelocity.x == 0)
  }

  @Test func `S104: the delegate may change the target offset`() {
    for target: CGFloat in [400, 3, 60] {
      view.setContentOffset(.zero, animated: false)
      delegate.target = CGPoint(x: 0, y: target)
      fixture.flick()
      #expect(view.isDecelerating)
      Simulator.advance(by: 5)
      #expect(view.contentOffset.y == target)
      #expect(!view.isDecelerating)
    }
  }

  @Test func `S105: content follows the finger beyond the slop`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    Simulator.move(touch, to: CGPoint(x: 50, y: 145))
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDragging)
    Simulator.move(touch, to: CGPoint(x: 50, y: 140))
    #expect(view.contentOffset.y == 0)
    #expect(view.isDragging)
    Simulator.move(touch, to: CGPoint(x: 50, y: 120))
    #expect(view.contentOffset.y == 20)
    Simulator.move(touch, to: CGPoint(x: 50, y: 133.5))
    #expect(view.contentOffset.y == 6.5)
    Simulator.cancel(touch)
  }

  @Test func `S106: a flick travels (velocity - 10) x 0.499 points further`() {
    fixture.flick()
    let start = view.contentOffset.y
    #expect(start == 50)
    Simulator.advance(by: 5)
    #expect(abs(view.contentOffset.y - start - (1000 - 10) * 0.499) <= 0.25)
    #expect(view.contentOffset == delegate.lastTarget)
  }

  @Test func `S106: the fast rate travels (velocity - 10) x 0.099 points further`() {
    view.decelerationRate = .fast
    fixture.flick()
    Simulator.advance(by: 5)
    #expect(abs(view.contentOffset.y - 50 - (1000 - 10) * 0.099) <= 0.25)
  }

  @Test func `S107: beyond its edge content follows the rubber band formula`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    Simulator.move(touch, to: CGPoint(x: 50, y: 130))
    #expect(abs(-view.contentOffset.y - (1 - 1 / (0.55 * 100 / 200 + 1)) * 200) <= 0.25)
    Simulator.cancel(touch)
  }

  @Test func `S108: content released at rest beyond its edge returns`() {
    let touch = fixture.drag(from: CGPoint(x: 50, y: 20), by: CGPoint(x: 0, y: 110))
    let start = view.contentOffset.y
    Simulator.lift(touch)
    Simulator.advance(by: 0.1)
    let expected = { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }
    // The offset is that of the last frame, whose phase depends on other observers of frames.
    #expect(view.contentOffset.y <= expected(0.1) + 0.25)
    #expect(view.contentOffset.y >= expected(0.1 - 1 / 60) - 0.25)
    Simulator.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDecelerating)
    #expect(diary.take().last == "did end decelerating")
  }

  @Test func `S108: content flung against its edge overshoots and returns`() {
    view.contentOffset.y = 2780
    fixture.flick()
    var farthest: CGFloat = 0
    delegate.onScroll = { farthest = max(farthest, $0.contentOffset.y) }
    Simulator.advance(by: 3)
    // A critically damped spring overshoots by v / (11 e).
    #expect(farthest > 2800)
    #expect(farthest < 2830 + 1000 / (11 * 2.7))
    #expect(view.contentOffset.y == 2800)
  }

  @Test func `S109: without bounces content stops at its edge`() {
    view.bounces = false
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    Simulator.move(touch, to: CGPoint(x: 50, y: 130))
    Simulator.lift(touch)
    #expect(diary.take().filter { $0.hasPrefix("scrolls") }.isEmpty)
    view.contentOffset.y = 2780
    fixture.flick()
    Simulator.advance(by: 3)
    #expect(view.contentOffset.y == 2800)
    #expect(!diary.take().contains { $0.hasPrefix("scrolls to 28") && $0 != "scrolls to 2800" })
  }

  @Test func `S109: content that fits scrolls only if it always bounces`() {
    view.contentSize.height = 100
    fixture.flick()
    #expect(diary.take().isEmpty)
    view.alwaysBounceVertical = true
    fixture.flick()
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y < 50)
    Simulator.advance(by: 3)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `S109: paging stops at multiples of the bounds size`() {
    view.isPagingEnabled = true
    fixture.flick()
    #expect(delegate.lastTarget.y == 200)
    Simulator.advance(by: 3)
    #expect(view.contentOffset.y == 200)
    Simulator.lift(fixture.drag(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: -60)))
    Simulator.advance(by: 3)
    #expect(view.contentOffset.y == 200)
    Simulator.lift(fixture.drag(from: CGPoint(x: 50, y: 190), by: CGPoint(x: 0, y: -130)))
    Simulator.advance(by: 3)
    #expect(view.contentOffset.y == 400)
  }

  @Test func `a touch that stops nothing leaves content between pages`() {
    view.isPagingEnabled = true
    view.contentOffset.y = 250
    Simulator.tap(at: CGPoint(x: 50, y: 150), in: window)
    Simulator.advance(by: 2)
    #expect(view.contentOffset.y == 250)
  }

  @Test func `a drag stays on its axis with directional lock`() {
    view.contentSize.width = 3000
    view.isDirectionalLockEnabled = true
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    for point in [CGPoint(x: 50, y: 130), CGPoint(x: 0, y: 80)] { Simulator.move(touch, to: point) }
    #expect(view.contentOffset == CGPoint(x: 0, y: 60))
    Simulator.lift(touch)
  }

  @Test func `a touch stops a deceleration, and content beyond its edge returns after it`() {
    fixture.flick()
    Simulator.advance(by: 0.2)
    let stopped = view.contentOffset
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    #expect(!view.isDecelerating)
    #expect(diary.take().last == "did end decelerating")
    Simulator.advance(by: 1)
    #expect(view.contentOffset == stopped)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(view.contentOffset == stopped)
    view.contentOffset.y = 2790
    fixture.flick()
    Simulator.advance(by: 0.05)
    let second = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    #expect(view.contentOffset.y > 2800)
    Simulator.lift(second)
    Simulator.advance(by: 2)
    #expect(view.contentOffset.y == 2800)
  }

  @Test func `S102: an offset set without animation stops a deceleration`() {
    fixture.flick()
    view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    Simulator.advance(by: 1)
    #expect(view.contentOffset.y == 7)
    #expect(!view.isDecelerating)
  }

  @Test func `a deceleration continues from an offset that is set externally`() {
    fixture.flick()
    view.contentOffset.y += 1000
    Simulator.advance(by: 5)
    #expect(abs(view.contentOffset.y - 1050 - 990 * 0.499) <= 1)
  }

  @Test func `a view with scrolling disabled does not scroll`() {
    view.isScrollEnabled = false
    fixture.flick()
    #expect(view.contentOffset == .zero)
  }

  @Test func `a drag dismisses the keyboard in mode onDrag`() {
    final class Keyed: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let keyed = Keyed()
    view.addSubview(keyed)
    keyed.becomeFirstResponder()
    fixture.flick()
    #expect(keyed.isFirstResponder)
    Simulator.advance(by: 5)
    view.keyboardDismissMode = .onDrag
    fixture.flick()
    #expect(!keyed.isFirstResponder)
  }
}
