import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Menus of editing commands.
@MainActor
@Suite(.environment) struct EditMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
  private let view = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 100))

  init() {
    window.makeKeyAndVisible()
    for input in [field, view] as [UIView] { window.addSubview(input) }
    field.text = "one two"
    view.text = "three four"
  }

  private var rows: [String] {
    var found: [String] = []
    var waiting = Array(AccessibilityNode.tree(of: window).children.reversed())
    while let node = waiting.popLast() {
      if let label = node.label, node.traits.contains(.button) { found.append(label) }
      waiting += node.children.reversed()
    }
    return found.filter { $0 != "Dismiss menu" }
  }

  private func press(_ point: CGPoint) {
    Simulator.longPress(at: point, in: window)
    Simulator.advance(by: 1)
  }

  private func click(_ point: CGPoint) {
    let host = WindowHost(window)
    host.lift(host.touchDown(at: point, type: .indirectPointer, buttons: .secondary))
    Simulator.advance(by: 1)
  }

  private func choose(_ title: String) throws {
    try Simulator.tap(.label(title), in: window)
    Simulator.advance(by: 1)
  }

  @Test func `N222: canPerformAction decides which commands a menu shows`() throws {
    press(.at(300, 80))
    #expect(rows == ["Select", "Select All"])
    try choose("Select All")
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one two")
    press(.at(40, 80))
    #expect(rows == ["Cut", "Copy"])
    try choose("Copy")
    #expect(UIPasteboard.general.string == "one two")
    field.selectedTextRange = field.textRange(
      from: field.endOfDocument,
      to: field.endOfDocument
    )
    click(.at(300, 80))
    #expect(rows == ["Paste", "Select", "Select All"])
    try choose("Paste")
    #expect(field.text == "one twoone two")
  }

  @Test func `N222: hidden characters are not copied, and read-only ones not changed`() {
    field.isSecureTextEntry = true
    UIPasteboard.general.string = "x"
    field.becomeFirstResponder()
    field.selectAll(nil)
    press(.at(300, 80))
    #expect(!rows.contains("Copy"))
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    view.isEditable = false
    click(.at(40, 135))
    #expect(rows == ["Copy", "Select All"])
  }

  @Test func `N222: the delegate of a text view adds elements`() {
    let owner = EditOwner()
    view.delegate = owner
    click(.at(300, 200))
    #expect(rows == ["Select", "Select All", "Define"])
  }

  @Test func `N222: an interaction shows its elements beside its target rectangle`() throws {
    let owner = EditOwner()
    let card = CopyView(frame: CGRect(x: 20, y: 240, width: 200, height: 60))
    let interaction = UIEditMenuInteraction(delegate: owner)
    card.addInteraction(interaction)
    window.addSubview(card)
    let point = CGPoint(x: 10, y: 20)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    Simulator.advance(by: 1)
    #expect(rows == ["Copy", "Define"])
    #expect(owner.diary.take() == ["present", "presented"])
    #expect(try Simulator.find(.label("Copy"), in: window).frame.minY == 240 + 40 + 8)
    #expect(interaction.location(in: card) == point)
    try choose("Copy")
    #expect(UIPasteboard.general.string == "card")
    #expect(owner.diary.take() == ["dismiss", "dismissed"])
    #expect(interaction.location(in: card).x == CGFloat.greatestFiniteMagnitude)
  }

  @Test func `N222: a menu without elements is not shown`() {
    let plain = UIView(frame: CGRect(x: 20, y: 240, width: 200, height: 60))
    let interaction = UIEditMenuInteraction(delegate: nil)
    plain.addInteraction(interaction)
    window.addSubview(plain)
    let count = window.subviews.count
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(window.subviews.count == count)
  }
}

/// A view that can be copied.
private final class CopyView: UIView, UIResponderStandardEditActions {
  func copy(_ sender: Any?) { UIPasteboard.general.string = "card" }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:")
  }
}

/// A delegate that adds an element.
@MainActor
private final class EditOwner: NSObject, UIEditMenuInteractionDelegate, UITextViewDelegate {
  let diary = Diary()

  private func menu(_ suggested: [UIMenuElement]) -> UIMenu {
    UIMenu(children: suggested + [UIAction(title: "Define") { _ in }])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu(suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(x: 0, y: 10, width: 50, height: 30) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    diary.add("present")
    animator.addCompletion { [diary] in diary.add("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    diary.add("dismiss")
    animator.addCompletion { [diary] in diary.add("dismissed") }
  }

  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu(suggestedActions) }
}
