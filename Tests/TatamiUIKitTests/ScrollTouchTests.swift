import Foundation
import TatamiUIKit
import Testing

/// Touches on the content, and scroll views inside one another.
@MainActor
struct ScrollTouchTests {
  private final class Witness: UIView {
    var events: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("cancelled")
    }
  }

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

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = Strict(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let row = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
  private let start = CGPoint(x: 50, y: 150)

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.addSubview(row)
    window.isHidden = false
    window.addSubview(view)
    Headless.advance(by: 0)
  }

  @Test func `S110: a touch reaches the content after 0.15 seconds`() {
    let touch = Headless.touchDown(at: start, in: window)
    Headless.advance(by: 0.14)
    #expect(row.events.isEmpty)
    Headless.advance(by: 0.02)
    #expect(row.events == ["began"])
    Headless.lift(touch)
    #expect(row.events == ["began", "ended"])
  }

  @Test func `S110: a short touch reaches the content when it is lifted`() {
    let touch = Headless.touchDown(at: start, in: window)
    Headless.advance(by: 0.05)
    Headless.lift(touch)
    #expect(row.events == ["began", "ended"])
  }

  @Test func `S110: a touch that scrolls at once never reaches the content`() {
    let touch = Headless.touchDown(at: start, in: window)
    Headless.move(touch, to: CGPoint(x: 50, y: 100))
    Headless.advance(by: 1)
    Headless.lift(touch)
    #expect(row.events.isEmpty && view.contentOffset.y > 0)
  }

  @Test func `S110: a touch reaches the content when the scroll gesture has failed`() {
    let touch = Headless.touchDown(at: start, in: window)
    Headless.move(touch, to: CGPoint(x: 80, y: 150))
    #expect(row.events.first == "began" && view.contentOffset == .zero)
    Headless.lift(touch)
  }

  @Test func `S110: without delay the touch comes at once, and scrolling takes it away`() {
    view.delaysContentTouches = false
    let touch = Headless.touchDown(at: start, in: window)
    #expect(row.events == ["began"])
    Headless.move(touch, to: CGPoint(x: 50, y: 100))
    #expect(row.events == ["began", "cancelled"] && view.isDragging)
    Headless.lift(touch)
  }

  @Test(arguments: [true, false])
  func `S110: content that keeps its touches is not scrolled by them`(byView: Bool) {
    if byView { view.cancels = false } else { view.canCancelContentTouches = false }
    view.delaysContentTouches = false
    let touch = Headless.touchDown(at: start, in: window)
    Headless.move(touch, to: CGPoint(x: 50, y: 100))
    Headless.lift(touch)
    #expect(row.events == ["began", "moved", "ended"] && view.contentOffset == .zero)
  }

  @Test func `S110: controls keep touches that they have heard of`() {
    #expect(!UIScrollView().touchesShouldCancel(in: UIControl()))
    #expect(UIScrollView().touchesShouldCancel(in: UIView()))
  }

  @Test func `a view can keep touches from its content`() {
    view.begins = false
    let touch = Headless.touchDown(at: start, in: window)
    Headless.advance(by: 1)
    Headless.lift(touch)
    #expect(row.events.isEmpty)
  }

  @Test func `a touch that stops the content does not reach it, nor do taps hear of it`() {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    row.addGestureRecognizer(tap)
    let first = Headless.touchDown(at: start, in: window)
    for index in 1...5 {
      Headless.advance(by: 0.01)
      Headless.move(first, to: CGPoint(x: 50, y: 150 - 15 * CGFloat(index)))
    }
    Headless.lift(first)
    #expect(view.isDecelerating)
    Headless.advance(by: 0.1)
    Headless.tap(at: start, in: window)
    #expect(row.events.isEmpty && taps == 0 && !view.isDecelerating)
    Headless.advance(by: 1)
    Headless.tap(at: start, in: window)
    #expect(row.events == ["began", "cancelled"] || row.events.isEmpty)
    #expect(taps == 1)
  }

  // MARK: Scroll views inside one another

  /// Puts a scroll view into the content.
  private func addInner(content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    inner.contentSize = content
    view.addSubview(inner)
    return inner
  }

  private func drag(by distance: CGPoint) {
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 100), in: window)
    let end = CGPoint(x: 50 + distance.x, y: 100 + distance.y)
    Headless.move(touch, to: end)
    Headless.advance(by: 0.3)
    Headless.move(touch, to: end)
    Headless.lift(touch)
    Headless.advance(by: 3)
  }

  @Test func `the inner view wins where both can scroll`() {
    let inner = addInner(content: CGSize(width: 100, height: 500))
    drag(by: CGPoint(x: 0, y: -50))
    #expect(inner.contentOffset.y == 40 && view.contentOffset.y == 0)
  }

  @Test func `an inner view at its edge leaves the movement to the outer one`() {
    let inner = addInner(content: CGSize(width: 100, height: 500))
    inner.contentOffset.y = 320
    drag(by: CGPoint(x: 0, y: -50))
    #expect(inner.contentOffset.y == 320 && view.contentOffset.y == 40)
  }

  @Test func `views of different axes share the work`() {
    let inner = addInner(content: CGSize(width: 500, height: 180))
    drag(by: CGPoint(x: 0, y: -50))
    #expect(inner.contentOffset == .zero && view.contentOffset.y == 40)
    view.contentOffset = .zero
    drag(by: CGPoint(x: -40, y: 0))
    #expect(inner.contentOffset.x == 30 && view.contentOffset.y == 0)
  }

  @Test func `wheels and trackpads scroll`() {
    Headless.scroll(by: CGPoint(x: 0, y: 60), at: start, in: window)
    #expect(view.contentOffset.y == 60)
    Headless.advance(by: 1)
    #expect(view.contentOffset.y == 60)
    Headless.scroll(by: CGPoint(x: 0, y: 30), at: start, in: window, duration: 0.1)
    Headless.advance(by: 5)
    #expect(view.contentOffset.y > 90)
  }
}
