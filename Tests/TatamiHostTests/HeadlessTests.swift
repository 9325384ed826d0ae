import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The former entry point, which forwards to its successors for one version.
@MainActor
@Suite(.environment) struct HeadlessTests {
  private let calls: any FormerCalls = HeadlessCalls()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  @Test func `pictures are those of the view renderer`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = .red
    #expect(try calls.png(view) == ViewRenderer.png(of: view))
    #expect(try calls.svg(view) == ViewRenderer.svg(of: view, title: "Red"))
    #expect(try calls.pdf(view).starts(with: Array("%PDF-".utf8)))
  }

  @Test func `an image of a window has the window's size`() throws {
    window.makeKeyAndVisible()
    #expect(try calls.image(window).size == CGSize(width: 60, height: 40))
  }

  @Test func `a tap reaches the control below it`() {
    var taps = 0
    let button = UIButton(frame: window.bounds)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    window.makeKeyAndVisible()
    calls.tap(CGPoint(x: 30, y: 20), window)
    #expect(taps == 1)
  }

  @Test func `typed text reaches the first responder`() {
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    calls.type("Tatami", window)
    #expect(field.text == "Tatami")
  }

  @Test func `the clock advances`() {
    let start = CACurrentMediaTime()
    calls.advance(2)
    #expect(CACurrentMediaTime() - start == 2)
  }

  @Test func `the accessibility tree is that of the view`() {
    let label = UILabel()
    label.text = "Score"
    #expect(calls.accessibilityTree(label) == AccessibilityNode.tree(of: label))
  }
}

/// The calls of `Headless`, through requirements that are not deprecated: a use of the enumeration
/// itself would be a warning.
@MainActor
private protocol FormerCalls {
  func png(_ view: UIView) throws -> Data
  func svg(_ view: UIView) throws -> String
  func pdf(_ view: UIView) throws -> Data
  func image(_ window: UIWindow) throws -> UIImage
  func accessibilityTree(_ view: UIView) -> AccessibilityNode
  func tap(_ point: CGPoint, _ window: UIWindow)
  func type(_ text: String, _ window: UIWindow)
  func advance(_ duration: TimeInterval)
}

@MainActor
private struct HeadlessCalls: FormerCalls {
  @available(*, deprecated)
  func png(_ view: UIView) throws -> Data { try Headless.png(of: view) }
  @available(*, deprecated)
  func svg(_ view: UIView) throws -> String { try Headless.svg(of: view, title: "Red") }
  @available(*, deprecated)
  func pdf(_ view: UIView) throws -> Data { try Headless.pdf(of: view, title: "Red") }
  @available(*, deprecated)
  func image(_ window: UIWindow) throws -> UIImage { try Headless.image(of: window) }
  @available(*, deprecated)
  func accessibilityTree(_ view: UIView) -> AccessibilityNode {
    Headless.accessibilityTree(of: view)
  }
  @available(*, deprecated)
  func tap(_ point: CGPoint, _ window: UIWindow) { Headless.tap(at: point, in: window) }
  @available(*, deprecated)
  func type(_ text: String, _ window: UIWindow) { Headless.type(text, in: window) }
  @available(*, deprecated)
  func advance(_ duration: TimeInterval) { Headless.advance(by: duration) }
}
