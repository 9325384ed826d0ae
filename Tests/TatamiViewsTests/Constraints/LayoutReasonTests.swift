import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Printed reasons for frames that constraints determine.
@MainActor
@Suite(.arithmeticText) struct LayoutReasonTests {
  private let window = UIWindow.shown()
  private let label = UILabel()

  init() {
    label.text = "abc"
    label.font = .systemFont(ofSize: 20)
    label.accessibilityIdentifier = "name"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.topAnchor.constraint(equalTo: window.topAnchor, constant: 5).isActive = true
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  @Test func `an explanation lists what determines a frame by axis`() throws {
    let leading = label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20)
    leading.isActive = true
    window.layoutIfNeeded()
    let top = try #require(window.constraints.first)
    let natural = { (length: String) in
      "<NSContentSizeLayoutConstraint:\(address(label)) name.\(length) CompressionResistance:750   "
        + "(active, names: name:\(address(label)) )>"
    }
    #expect(
      ViewTree.explanation(of: window) == """
        UIWindow [0 0 400x400] (window)
          UILabel [20 5 30x24] "abc" #name (constraints)
              horizontal: \(natural("width == 30 Hug:250"))
              horizontal: \(leading)
              vertical: \(natural("height == 24 Hug:251"))
              vertical: \(top)
        """
    )
  }

  @Test func `an explanation lists the frames of other views`() throws {
    let fixed = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 10))
    window.addSubview(fixed)
    label.leadingAnchor.constraint(equalTo: fixed.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    let text = ViewTree.explanation(of: window)
    #expect(
      text.contains(
        "horizontal: <NSAutoresizingMaskLayoutConstraint:\(address(fixed)) h=--& v=--& "
          + "UIView:\(address(fixed)).minX == 10   (active)>"
      )
    )
    #expect(
      text.contains("UIView [10 0 70x10] (set by the program or by UIWindow.layoutSubviews())")
    )
  }

  @Test func `ambiguous views of a window are listed`() {
    window.layoutIfNeeded()
    #expect(ViewTree.ambiguousViews(in: window) == [label])
    #expect(ViewTree.explanation(of: window).contains("#name (constraints, ambiguous)"))
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(ViewTree.ambiguousViews(in: window) == [])
    #expect(ViewTree.ambiguousViews(in: label) == [])
  }

  @Test func `ambiguous views in views that are placed by frames are listed`() {
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    window.addSubview(card)
    inner.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(ViewTree.ambiguousViews(in: window) == [inner])
  }

  @Test func `hidden arranged views and their subviews are not ambiguous views`() {
    label.removeFromSuperview()
    let hidden = UIStackView(arrangedSubviews: [label])
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [hidden, UILabel()])
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(hidden.hasAmbiguousLayout)
    #expect(ViewTree.ambiguousViews(in: window) == [])
  }
}
