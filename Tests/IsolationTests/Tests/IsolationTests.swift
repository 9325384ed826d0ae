import IsolationSwift5
import IsolationSwift6
import TatamiHost
import TatamiTesting
import TatamiUIKit
@testable import TatamiLayers
import TestSupport
import Testing

/// Source files in the manner of user code that compile only with UIKit's isolation.
@MainActor
@Suite(.arithmeticText) struct IsolationTests {
  @Test func `actions of Swift 5 code run their closures`() {
    var taps = 0
    let button = PulseButton { _ in taps += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    #expect(button.count == 1)
    let style = PulseStyle()
    style.apply(to: button)
    #expect(style.label.superview === button)
  }

  @Test func `actions of Swift 6 code run closures without isolation`() {
    let row = ClosureRow()
    row.record()
    row.sendActions(for: .touchUpInside)
    #expect(row.log == ["action"])
  }

  @Test func `a scroll view with flashing indicators leaves no timer when it is deallocated`() {
    var released = 0
    do {
      let (scroll, text) = (
        IsolationSwift5.DeinitScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        IsolationSwift5.DeinitTextView()
      )
      scroll.onDeinit = { released += 1 }
      text.onDeinit = { released += 1 }
      scroll.contentSize = CGSize(width: 100, height: 1000)
      scroll.flashScrollIndicators()
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(RunLoopTurn.current.clock.nextTime != nil)
    }
    #expect(released == 2)
    #expect(RunLoopTurn.current.clock.nextTime == nil)
  }

  // MARK: Layers

  @Test func `layers are made and drawn outside the main actor`() async throws {
    let (ring, dial) = await offMain { (ringImage(radius: 10), dialImage(radius: 10)) }
    #expect(ring.pngData() == ringImage(radius: 10).pngData())
    #expect(ring.pngData() == dial.pngData())
    #expect(ring.pngData() != UIGraphicsImageRenderer(size: ring.size).image { _ in }.pngData())
  }

  @Test func `animations added to a free layer start when a view adopts the layer`() {
    let ring = makeRing(radius: 10)
    let log = FadeLog()
    let late = CABasicAnimation(keyPath: "zPosition")
    (late.fromValue, late.toValue, late.duration, late.delegate) = (0, 10, 1, log)
    ring.add(late, forKey: "late")
    Simulator.advance(by: 5)
    #expect(log.lines == [])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.addSublayer(ring)
    Simulator.advance(by: 0.5)
    #expect(log.lines == ["start"])
    #expect(ring.presentation()?.zPosition == 5)
    Simulator.advance(by: 0.5)
    #expect(log.lines == ["start", "finished"])
    #expect(ring.animationKeys() == nil)
  }

  @Test func `views override the methods of their layers' delegate`() throws {
    let (ring, dial) = (RingView(frame: size), DialView(frame: size))
    for view in [ring, dial] { _ = ViewRenderer.displayList(of: view) }
    ring.start()
    dial.start()
    Simulator.advance(by: 0.6)
    let calls: Set = ["action", "draw", "frame", "layout", "stop"]
    #expect(ring.calls == calls)
    #expect(dial.calls == calls)
  }

  @Test func `a helper without isolation changes the layers of views`() {
    let dial = DialView(frame: size)
    DialMover(dial).move()
    Simulator.advance(by: 0)
    #expect(dial.ring.opacity == 0.25)
    #expect(dial.layer.sublayers?.count == 2)
  }

  @Test func `the media time is that of the environment on every thread`() async {
    Simulator.advance(by: 3)
    #expect(CACurrentMediaTime() == 3)
    #expect(await offMain { CACurrentMediaTime() } == 3)
  }

  @Test func `other threads have transactions of their own`() async {
    CATransaction.begin()
    CATransaction.setAnimationDuration(7)
    let durations = await offMain {
      CATransaction.begin()
      defer { CATransaction.commit() }
      let before = CATransaction.animationDuration()
      CATransaction.setAnimationDuration(9)
      return [before, CATransaction.animationDuration()]
    }
    #expect(durations == [0.25, 9])
    #expect(CATransaction.animationDuration() == 7)
    CATransaction.commit()
  }

  private let size = CGRect(x: 0, y: 0, width: 40, height: 40)

  @concurrent private nonisolated func offMain<Result: Sendable>(
    _ body: @Sendable () -> Result
  ) async -> Result {
    body()
  }
}
