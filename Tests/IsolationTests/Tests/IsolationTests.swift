import IsolationSwift5
import IsolationSwift6
import TatamiHost
import TatamiTesting
import TatamiUIKit
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
}
