import Foundation
import TatamiTesting
import TatamiHost
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// The times at which the completions of animated blocks are called, and the values that are
/// passed.
@MainActor
@Suite(.environment) struct AnimationCompletionTests {
  private func shownView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> UIView {
    let view = UIView(frame: frame)
    _ = ViewRenderer.displayList(of: view)
    return view
  }

  @Test func `S202: without duration, or disabled, changes apply and the completion waits a turn`()
  {
    let view = shownView()
    var results: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { results.append($0) }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.alpha == 0)
    #expect(results.isEmpty)
    Simulator.advance(by: 0)
    #expect(results == [true])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { results.append($0) }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    #expect(results == [true])
    Simulator.advance(by: 0)
    #expect(results == [true, true])
  }

  @Test func `S203: a block that animates nothing completes promptly`() {
    let view = shownView()
    var results: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.tag = 3 }) { results.append($0) }
    UIView.animate(withDuration: 5, animations: { view.alpha = 1 }) { results.append($0) }
    #expect(results.isEmpty)
    Simulator.advance(by: 0)
    #expect(results == [true, true])
  }

  @Test func `S204: animations removed or replaced before their end complete with false`() {
    let view = shownView()
    var results: [String] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { results.append("a \($0)") }
    view.layer.removeAllAnimations()
    #expect(results.isEmpty)
    Simulator.advance(by: 0)
    #expect(results == ["a false"])
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { results.append("b \($0)") }
    Simulator.advance(by: 0.5)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .beginFromCurrentState,
      animations: { view.alpha = 0 },
      completion: { results.append("c \($0)") }
    )
    Simulator.advance(by: 0)
    #expect(results == ["a false", "b false"])
    Simulator.advance(by: 1)
    #expect(results == ["a false", "b false", "c true"])
  }

  @Test func `S204: completions come in the order in which the animations end`() {
    let view = shownView()
    var results: [String] = []
    for (name, duration) in [("slow", 0.5), ("quick", 0.2), ("even", 0.5)] {
      UIView.animate(withDuration: duration, animations: { view.alpha -= 0.1 }) {
        results.append("\(name) \($0)")
      }
    }
    Simulator.advance(by: 1)
    #expect(results == ["quick true", "slow true", "even true"])
  }

  @Test func `completions may remove views and start animations again and again`() {
    let (parent, view) = (shownView(), shownView())
    parent.addSubview(view)
    var runs = 0
    func again() {
      runs += 1
      UIView.animate(withDuration: 0, animations: {}) { _ in
        if runs < 1_000_000 { again() }
      }
    }
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in
      view.removeFromSuperview()
      again()
    }
    Simulator.advance(by: 1)
    #expect(view.superview == nil)
    #expect(runs > 1)
    #expect(runs < 100)
    runs = 1_000_000
    Simulator.advance(by: 1)
  }
}
