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
}
