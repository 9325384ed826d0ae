import Foundation
import TatamiTesting
import TatamiHost
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

/// Trees of ten thousand levels, whose traversal must not exhaust the stack.
@MainActor
@Suite(.environment)
struct HostileDepthTests {
  private static let depth = 10_000

  private final class DeepView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let window = UIWindow.shown()
  private let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let deepest: UIView

  init() {
    var view = top
    for _ in 0..<Self.depth {
      let inner = DeepView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      view = inner
    }
    deepest = view
    window.addSubview(top)
  }

  @Test func `hit testing and touches terminate`() {
    let found = window.hitTest(.at(50, 50), with: nil)
    #expect(found?.isDescendant(of: window) == true)
    Simulator.lift(Simulator.touchDown(at: .at(50, 50), in: window))
  }

  @Test func `layout and drawing reach the deepest view`() throws {
    deepest.backgroundColor = .red
    #expect(try WindowHost(window).image().cgImage?.bitmap[100, 100] == 0xFFFF_0000)
    #expect(!deepest.layer.needsLayout())
  }

  @Test func `the description contains the deepest view`() {
    let lines = ViewTree.description(of: window).split(separator: "\n")
    #expect(lines.count == Self.depth + 2)
    #expect(lines.last?.contains("\(Self.depth + 1): DeepView [0 0 100x100]") == true)
    #expect(lines[2].hasPrefix("    DeepView"))
  }

  @Test func `the deepest view becomes and resigns first responder`() {
    #expect(deepest.becomeFirstResponder())
    #expect(deepest.isFirstResponder)
    Simulator.press(.keyboardReturnOrEnter, in: window)
    #expect(window.endEditing(true))
    top.removeFromSuperview()
    #expect(!deepest.isFirstResponder)
  }

  @Test func `traits and tint colors reach the deepest view`() {
    window.overrideUserInterfaceStyle = .dark
    window.tintColor = .red
    #expect(deepest.traitCollection.userInterfaceStyle == .dark)
    #expect(deepest.tintColor == .red)
  }
}
