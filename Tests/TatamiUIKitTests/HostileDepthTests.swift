import Foundation
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiUIKit

/// Trees of ten thousand levels: what goes down or up in them must not exhaust the stack.
@MainActor
struct HostileDepthTests {
  private static let depth = 10_000

  private final class Deep: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let window = UIWindow.shown()
  private let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let deepest: UIView

  init() {
    var view = top
    for _ in 0..<Self.depth {
      let inner = Deep(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      view = inner
    }
    deepest = view
    window.addSubview(top)
  }

  @Test func `hit testing and touches come to an answer`() {
    let found = window.hitTest(.at(50, 50), with: nil)
    #expect(found?.isDescendant(of: window) == true)
    Headless.lift(Headless.touchDown(at: .at(50, 50), in: window))
  }

  @Test func `layout and drawing reach the deepest view`() throws {
    deepest.backgroundColor = .red
    #expect(try Headless.image(of: window).cgImage?.bitmap[100, 100] == 0xFFFF_0000)
    #expect(!deepest.layer.needsLayout())
  }

  @Test func `the deepest view is printed`() {
    let lines = Headless.description(of: window).split(separator: "\n")
    #expect(lines.count == Self.depth + 2)
    #expect(lines.last?.contains("\(Self.depth + 1): Deep [0 0 100x100]") == true)
    #expect(lines[2].hasPrefix("    Deep"))
  }

  @Test func `the deepest view takes the keys, and the chain is walked to its end`() {
    #expect(deepest.becomeFirstResponder() && deepest.isFirstResponder)
    Keyboard(window: window).press(.keyboardReturnOrEnter)
    #expect(window.endEditing(true))
    top.removeFromSuperview()
    #expect(!deepest.isFirstResponder)
  }

  @Test func `traits and tints reach the deepest view`() {
    window.overrideUserInterfaceStyle = .dark
    window.tintColor = .red
    #expect(deepest.traitCollection.userInterfaceStyle == .dark && deepest.tintColor == .red)
  }
}
