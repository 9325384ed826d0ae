import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Animations of the system.
@MainActor
@Suite(.environment) struct SystemAnimationTests {
  @Test func `deleted views shrink, fade and leave their superviews`() {
    let window = UIWindow.shown()
    let (first, second, other) = (UIView(), UIView(), UIView())
    for view in [first, second, other] { window.addSubview(view) }
    Simulator.advance(by: 0)
    let diary = Diary()
    UIView.perform(.delete, on: [first, second], animations: { other.alpha = 0.5 }) { finished in
      diary.lines.append("finished \(finished)")
    }
    #expect(first.superview === window)
    #expect(first.alpha == 0)
    #expect(first.transform.a < 1)
    Simulator.advance(by: 1)
    #expect(first.superview == nil)
    #expect(second.superview == nil)
    #expect(first.alpha == 1)
    #expect(first.transform == .identity)
    #expect(other.superview === window)
    #expect(other.alpha == 0.5)
    #expect(diary.lines == ["finished true"])
  }
}
