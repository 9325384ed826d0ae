import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Touches on the content of scroll views, and nested scroll views.
@MainActor
@Suite(.environment)
struct ScrollTouchTests {
  private final class Strict: UIScrollView {
    var begins = true
    var cancels = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool {
      begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  private let fixture: ScrollFixture
  private let view = Strict()
  private let row: TouchView
  private let start = CGPoint(x: 50, y: 150)

  private var window: UIWindow { fixture.window }

  init() {
    let size = CGSize(width: 100, height: 1000)
    fixture = ScrollFixture(view: view, contentSize: size)
    row = TouchView("row", Diary(), frame: CGRect(origin: .zero, size: size))
    view.addSubview(row)
  }

  /// The touch events that the content has received.
  private var events: [String] { row.diary.lines }

  @Test func `S110: a touch reaches the content after 0.15 seconds`() {
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.advance(by: 0.14)
    #expect(events.isEmpty)
    Simulator.advance(by: 0.02)
    #expect(events == ["row began"])
    Simulator.lift(touch)
    #expect(events == ["row began", "row ended"])
  }

  @Test func `S110: a short touch reaches the content when it is lifted`() {
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.advance(by: 0.05)
    Simulator.lift(touch)
    #expect(events == ["row began", "row ended"])
  }

  @Test func `S110: a touch that scrolls immediately never reaches the content`() {
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.move(touch, to: CGPoint(x: 50, y: 100))
    Simulator.advance(by: 1)
    Simulator.lift(touch)
    #expect(events.isEmpty)
    #expect(view.contentOffset.y > 0)
  }

  @Test func `S110: a touch reaches the content when the pan has failed`() {
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.move(touch, to: CGPoint(x: 80, y: 150))
    #expect(events.first == "row began")
    #expect(view.contentOffset == .zero)
    Simulator.lift(touch)
  }

  @Test func `S110: without delay the touch is delivered immediately, and scrolling cancels it`() {
    view.delaysContentTouches = false
    let touch = Simulator.touchDown(at: start, in: window)
    #expect(events == ["row began"])
    Simulator.move(touch, to: CGPoint(x: 50, y: 100))
    #expect(events == ["row began", "row cancelled"])
    #expect(view.isDragging)
    Simulator.lift(touch)
  }

  @Test(arguments: [true, false])
  func `S110: touches that the content keeps do not scroll`(byView: Bool) {
    if byView { view.cancels = false } else { view.canCancelContentTouches = false }
    view.delaysContentTouches = false
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.move(touch, to: CGPoint(x: 50, y: 100))
    Simulator.lift(touch)
    #expect(events == ["row began", "row moved", "row ended"])
    #expect(view.contentOffset == .zero)
  }

  @Test func `S110: controls keep touches that they have received`() {
    #expect(!UIScrollView().touchesShouldCancel(in: UIControl()))
    #expect(UIScrollView().touchesShouldCancel(in: UIView()))
  }

  @Test func `a scroll view can withhold touches from its content`() {
    view.begins = false
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.advance(by: 1)
    Simulator.lift(touch)
    #expect(events.isEmpty)
  }

  @Test func `a touch that stops the content reaches neither it nor its tap recognizers`() {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    row.addGestureRecognizer(tap)
    fixture.flick()
    #expect(view.isDecelerating)
    Simulator.advance(by: 0.1)
    Simulator.tap(at: start, in: window)
    #expect(events.isEmpty)
    #expect(taps == 0)
    #expect(!view.isDecelerating)
    Simulator.advance(by: 1)
    Simulator.tap(at: start, in: window)
    #expect(events == ["row began", "row cancelled"] || events.isEmpty)
    #expect(taps == 1)
  }

  // MARK: Nested scroll views

  /// Adds a scroll view to the content.
  private func addInner(content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    inner.contentSize = content
    view.addSubview(inner)
    return inner
  }

  private func drag(by distance: CGPoint) {
    Simulator.lift(fixture.drag(from: CGPoint(x: 50, y: 100), by: distance))
    Simulator.advance(by: 3)
  }

  @Test func `the inner view scrolls if both can`() {
    let inner = addInner(content: CGSize(width: 100, height: 500))
    drag(by: CGPoint(x: 0, y: -50))
    #expect(inner.contentOffset.y == 40)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `the outer view scrolls if the inner one is at its edge`() {
    let inner = addInner(content: CGSize(width: 100, height: 500))
    inner.contentOffset.y = 320
    drag(by: CGPoint(x: 0, y: -50))
    #expect(inner.contentOffset.y == 320)
    #expect(view.contentOffset.y == 40)
  }

  @Test func `nested views of different axes scroll along their own`() {
    let inner = addInner(content: CGSize(width: 500, height: 180))
    drag(by: CGPoint(x: 0, y: -50))
    #expect(inner.contentOffset == .zero)
    #expect(view.contentOffset.y == 40)
    view.contentOffset = .zero
    drag(by: CGPoint(x: -40, y: 0))
    #expect(inner.contentOffset.x == 30)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `wheels and trackpads scroll`() {
    Simulator.scroll(by: CGPoint(x: 0, y: 60), at: start, in: window)
    #expect(view.contentOffset.y == 60)
    Simulator.advance(by: 1)
    #expect(view.contentOffset.y == 60)
    Simulator.scroll(by: CGPoint(x: 0, y: 30), at: start, in: window, duration: 0.1)
    Simulator.advance(by: 5)
    #expect(view.contentOffset.y > 90)
  }
}
