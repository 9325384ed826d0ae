import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment)
struct WindowTests {
  private final class Witness: UIView {
    var events: [String] = []

    private static func place(_ touches: Set<UITouch>, _ view: UIView) -> String {
      touches.map { "\($0.location(in: view).x) \($0.location(in: view).y)" }.joined()
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      events.append("will move to window \(newWindow == nil ? "none" : "some")")
    }

    override func didMoveToWindow() {
      events.append("did move to window \(window == nil ? "none" : "some")")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("began \(Self.place(touches, self))")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("moved \(Self.place(touches, self))")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append("ended")
    }

    override var canBecomeFirstResponder: Bool { true }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `S22: a view and all below are told of a window once`() {
    let (outer, inner) = (UIView(), Witness())
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(
      inner.events == [
        "will move to window some", "did move to window some", "will move to window none",
        "did move to window none",
      ]
    )
  }

  @Test func `S29: the window is the root of the chain, nil outside of windows`() {
    let view = UIView()
    #expect(view.window == nil)
    window.addSubview(view)
    #expect(view.window === window)
    #expect(window.window === window)
  }

  @Test func `S75: a touch belongs to the view it began in`() {
    let view = Witness(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.isHidden = false
    window.addSubview(view)
    view.events = []
    let touch = Simulator.touchDown(at: CGPoint(x: 15, y: 16), in: window)
    Simulator.move(touch, to: CGPoint(x: 80, y: 80))
    Simulator.lift(touch)
    #expect(touch.view === view)
    #expect(view.events == ["began 5.0 6.0", "moved 70.0 70.0", "ended"])
  }

  @Test func `S78: one first responder a window, and only inside a window`() {
    let (first, second) = (Witness(), Witness())
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
  }
}
