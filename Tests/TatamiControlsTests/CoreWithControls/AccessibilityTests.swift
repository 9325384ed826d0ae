import Foundation
import TatamiTesting
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.arithmeticText) struct AccessibilityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func label(_ text: String, y: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: y, width: 50, height: 20))
    label.text = text
    return label
  }

  @Test func `traits have UIKit's raw values`() {
    let bits: [(UIAccessibilityTraits, UInt64)] = [
      (.none, 0), (.button, 1), (.link, 2), (.image, 4), (.selected, 8), (.playsSound, 16),
      (.keyboardKey, 32), (.staticText, 64), (.summaryElement, 128), (.notEnabled, 256),
      (.updatesFrequently, 512), (.searchField, 1024), (.startsMediaSession, 2048),
      (.adjustable, 4096), (.allowsDirectInteraction, 8192), (.causesPageTurn, 16384),
      (.tabBar, 32768), (.header, 65536),
    ]
    for (traits, raw) in bits { #expect(traits.rawValue == raw) }
  }

  @Test func `labels and images provide accessibility values that programs can override`() {
    let label = label("Hello")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    label.accessibilityTraits = .header
    #expect(label.accessibilityLabel == "Greeting")
    #expect(label.accessibilityTraits == .header)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(!UIImageView().isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement)
    #expect(UIView().accessibilityTraits == .none)
  }

  @Test func `buttons expose title, traits and state, and can be activated`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in taps += 1 })
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
    #expect(button.accessibilityActivate())
    #expect(taps == 1)
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
    #expect(!button.accessibilityActivate())
    #expect(taps == 1)
  }

  @Test func `text fields expose their text, secure ones only its length`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement)
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    field.text = ""
    #expect(field.accessibilityValue == "Name")
  }

  @Test func `the views beside the text of a field follow it`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.accessibilityLabel = "Password"
    field.text = "secret"
    field.clearButtonMode = .always
    field.leftView = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    window.addSubview(field)
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    #expect(labels() == ["Password", "Clear text"])
    let reveal = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    reveal.accessibilityLabel = "Reveal"
    field.rightView = reveal
    field.rightViewMode = .always
    Simulator.advance(by: 0)
    #expect(labels() == ["Password", "Reveal"])
    let node = try #require(AccessibilityNode.tree(of: window).children.last)
    #expect(node.frame == field.convert(reveal.frame, to: window))
    field.rightViewMode = .never
    Simulator.advance(by: 0)
    #expect(labels() == ["Password", "Clear text"])
  }

  private func labels() -> [String?] { AccessibilityNode.tree(of: window).children.map(\.label) }

  @Test func `text views expose their text and hide their subviews`() {
    let view = UITextView()
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityValue == nil)
    view.text = "Ada"
    #expect(view.accessibilityValue == "Ada")
    view.isSecureTextEntry = true
    #expect(view.accessibilityValue == "•••")
  }

  @Test func `the tree names text fields and text views`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    (field.text, field.isSecureTextEntry, field.isEnabled) = ("secret", true, false)
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    (view.text, view.accessibilityLabel) = ("Hello", "Notes")
    window.addSubview(field)
    window.addSubview(view)
    #expect(
      AccessibilityNode.tree(of: window).description == """
        group [0 0 200x200]
          text field disabled = •••••• [0 0 100x30]
          text view "Notes" = Hello [0 50 100x50]
        """
    )
  }

  @Test func `accessibility settings can be simulated`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
    HostDevice.setAccessibility(.reduceMotion)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isBoldTextEnabled)
    HostDevice.setAccessibility([])
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `the tree has elements and named groups in window coordinates`() {
    let (group, plain) = (UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90)), UIView())
    group.accessibilityLabel = "Card"
    plain.addSubview(label("inside"))
    group.addSubview(plain)
    window.addSubview(group)
    let hidden = label("hidden")
    hidden.isHidden = true
    window.addSubview(hidden)
    let tree = AccessibilityNode.tree(of: window)
    #expect(
      tree.description == """
        group [0 0 200x200]
          group "Card" [5 5 90x90]
            text "inside" [15 5 50x20]
        """
    )
  }

  @Test func `element lists, hidden elements and modal views determine the tree`() {
    let (first, second) = (UIView(), UIView())
    first.addSubview(label("one"))
    second.addSubview(label("two"))
    window.addSubview(first)
    window.addSubview(second)
    let found = { AccessibilityNode.tree(of: window).children.map(\.label) }
    #expect(found() == ["one", "two"])
    window.accessibilityElements = [second, first, "no view"]
    #expect(found() == ["two", "one"])
    window.accessibilityElements = nil
    first.accessibilityElementsHidden = true
    #expect(found() == ["two"])
    first.accessibilityElementsHidden = false
    first.accessibilityViewIsModal = true
    #expect(found() == ["one"])
  }

  @Test func `elements that are not views have frames in their container`() {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Dot"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [element, view, window]
    let node = AccessibilityNode.tree(of: window).children.first
    #expect(node?.label == "Dot")
    #expect(node?.frame == CGRect(x: 21, y: 32, width: 3, height: 4))
  }

  @Test func `trees can be encoded and decoded`() throws {
    window.addSubview(label("kept"))
    let tree = AccessibilityNode.tree(of: window)
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(AccessibilityNode.self, from: data) == tree)
  }

  @Test func `deep trees do not overflow the stack`() {
    var view = UIView()
    window.addSubview(view)
    for _ in 0..<2000 {
      let inner = UIView()
      inner.accessibilityIdentifier = "deep"
      view.addSubview(inner)
      view = inner
    }
    view.addSubview(label("bottom"))
    #expect(AccessibilityNode.tree(of: window).description.contains("\"bottom\""))
    #expect(ViewTree.description(of: window).hasSuffix("UILabel [10 0 50x20] \"bottom\""))
  }

  @Test func `the view tree is printed as text`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    button.alpha = 0.5
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10.25, height: 20))
    root.addSubview(button)
    let lines = ViewTree.description(of: root).split(separator: "\n")
    #expect(lines.first == "UIView [0 0 10.25x20]")
    #expect(lines.dropFirst().first == "  UIButton [0 0 0x0] \"Go\" alpha 0.5 disabled")
  }
}
