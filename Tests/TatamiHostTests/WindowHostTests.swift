import TatamiHost
import TatamiTesting
import TatamiUIKit
@testable import TatamiGraphics
@testable import TatamiLayers
import TestSupport
import Testing

@MainActor
@Suite(.environment)
struct WindowHostTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  private func host() throws -> WindowHost {
    window.addSubview(view)
    window.makeKeyAndVisible()
    let host = WindowHost(window)
    try host.update()
    return host
  }

  @Test func `V13: a change of a view in the window needs display once until the update`() throws {
    let host = try host()
    var count = 0
    host.needsDisplayHandler = { count += 1 }
    view.backgroundColor = .red
    view.alpha = 0.5
    #expect(count == 1)
    try host.update()
    view.backgroundColor = .blue
    #expect(count == 2)
  }

  @Test func `V19: the pointer has the shape of what is below`() throws {
    let host = try host()
    let point = CGPoint(x: 20, y: 20)
    #expect(host.cursor(at: point) == .default)
    view.accessibilityTraits = .link
    #expect(host.cursor(at: point) == .pointer)
    view.accessibilityTraits = []
    let text = UITextView(frame: view.bounds)
    view.addSubview(text)
    #expect(host.cursor(at: point) == .text)
    text.isEditable = false
    #expect(host.cursor(at: point) == .text)
    text.isSelectable = false
    #expect(host.cursor(at: point) == .default)
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    window.addSubview(field)
    field.clearButtonMode = .always
    field.text = "a"
    window.layoutIfNeeded()
    #expect(host.cursor(at: CGPoint(x: 20, y: 65)) == .text)
    #expect(host.cursor(at: CGPoint(x: 88, y: 65)) == .default)
    #expect(host.cursor(at: CGPoint(x: -5, y: CGFloat.infinity)) == .default)
  }

  @Test func `a view that is marked for layout needs display`() throws {
    let host = try host()
    var count = 0
    host.needsDisplayHandler = { count += 1 }
    view.setNeedsLayout()
    #expect(count == 1)
  }

  @Test func `a view outside of the window does not need display`() throws {
    let host = try host()
    var count = 0
    host.needsDisplayHandler = { count += 1 }
    let other = UIView()
    other.backgroundColor = .red
    other.setNeedsLayout()
    #expect(count == 0)
  }

  @Test func `an update returns what has changed`() throws {
    let host = try host()
    view.backgroundColor = .red
    #expect(try host.update(scale: 1) == [window.bounds])
    view.backgroundColor = .blue
    #expect(try host.update(scale: 1) == [view.frame])
    #expect(try host.update(scale: 1).isEmpty)
  }

  @Test func `an update between two frames shows the animations at its time`() throws {
    let host = try host()
    view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 70 }
    Simulator.advance(by: 0.5)
    try host.update(scale: 1)
    var count = 0
    host.needsDisplayHandler = { count += 1 }
    Simulator.advance(by: 0.007)
    #expect(count == 0)
    let damage = try host.update(scale: 1)
    #expect(!damage.isEmpty)
    #expect(count == 0)
    #expect(try host.update(scale: 1).isEmpty)
    let kept = try #require(try window.surface.snapshot())
    let fresh = try #require(try ViewRenderer.image(of: window, scale: 1).cgImage?.bitmap)
    #expect(kept.pixels() == fresh.pixels())
  }

  @Test func `touches of another window are ignored`() throws {
    let host = try host()
    let other = WindowHost(UIWindow(frame: window.frame))
    let touch = host.touchDown(at: CGPoint(x: 15, y: 15))
    other.lift(touch)
    #expect(touch.phase == .began)
    host.lift(touch)
    #expect(touch.phase == .ended)
  }
}
