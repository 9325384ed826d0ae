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
  /// Retains the delegates, which interactions hold weakly.
  private let owners = NSMutableArray()

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
    // Above the rectangle from 250 on: the bar, the arrow and a gap.
    #expect(try Simulator.find(.label("Copy"), in: window).frame.maxY == 250 - 10 - 2)
    #expect(interaction.location(in: card) == point)
    try choose("Copy")
    #expect(UIPasteboard.general.string == "card")
    #expect(owner.diary.take() == ["dismiss", "dismissed"])
    #expect(interaction.location(in: card).x == CGFloat.greatestFiniteMagnitude)
  }

  private func show(
    _ titles: [String],
    at rect: CGRect,
    _ direction: UIEditMenuArrowDirection = .automatic,
    more: UIMenu? = nil
  ) -> UIEditMenuInteraction {
    let owner = TitleOwner(titles, rect)
    owner.more = more
    let interaction = UIEditMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    owners.add(owner)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: rect.origin)
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    Simulator.advance(by: 1)
    return interaction
  }

  private func frame(_ title: String) throws -> CGRect {
    try Simulator.find(.label(title), in: window).frame
  }

  @Test func `N222: the elements are beside each other, above what they belong to`() throws {
    let interaction = show(["One", "Two"], at: CGRect(x: 100, y: 50, width: 80, height: 20))
    let (one, two) = (try frame("One"), try frame("Two"))
    #expect(one.height == 44)
    #expect(one.minY == two.minY)
    #expect(one.maxX == two.minX)
    #expect(abs(one.maxY - (120 + 50 - 12)) < 0.01)
    #expect(abs((one.minX + two.maxX) / 2 - 160) <= 1)
    interaction.dismissMenu()
  }

  @Test func `N222: without room above, and for an arrow up, the menu is below`() throws {
    let up = show(["One"], at: CGRect(x: 100, y: 50, width: 80, height: 20), .up)
    #expect(try frame("One").minY == 120 + 70 + 12)
    up.dismissMenu()
    Simulator.advance(by: 1)
    let top = show(["One"], at: CGRect(x: 100, y: -100, width: 80, height: 20))
    #expect(try frame("One").minY == 40 + 12)
    top.dismissMenu()
  }

  @Test func `N222: what does not fit is on further pages`() throws {
    let titles = (1...9).map { "Element \($0)" }
    let interaction = show(titles, at: CGRect(x: 100, y: 50, width: 80, height: 20))
    #expect(rows.first == "Element 1")
    #expect(rows.last == "Show more items")
    var seen = rows.filter { titles.contains($0) }
    for _ in 0..<9 where rows.contains("Show more items") {
      try choose("Show more items")
      #expect(rows.first == "Show previous items")
      seen += rows.filter { titles.contains($0) }
      for title in rows {
        let frame = try frame(title)
        #expect(frame.minX >= 8)
        #expect(frame.maxX <= 382)
      }
    }
    #expect(seen == titles)
    try choose("Show previous items")
    #expect(rows.last == "Show more items")
    interaction.dismissMenu()
  }

  @Test func `N222: arrow keys move along the bar, and a submenu goes back`() throws {
    let owner = TitleOwner(["One"], CGRect(x: 100, y: 50, width: 80, height: 20))
    owner.more = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])
    let interaction = UIEditMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    interaction.presentEditMenu(with: configuration)
    Simulator.advance(by: 1)
    Simulator.press(.keyboardRightArrow, in: window)
    Simulator.press(.keyboardRightArrow, in: window)
    Simulator.press(.keyboardReturnOrEnter, in: window)
    #expect(rows == ["Back", "Inner"])
    try choose("Back")
    #expect(rows == ["One", "More"])
    interaction.dismissMenu()
  }

  @Test func `N222: a submenu goes back to the page that contains it`() throws {
    let more = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])
    let titles = (1...9).map { "Element \($0)" }
    let rect = CGRect(x: 100, y: 50, width: 80, height: 20)
    let interaction = show(titles, at: rect, more: more)
    for _ in 0..<9 where rows.contains("Show more items") { try choose("Show more items") }
    try choose("More")
    #expect(rows == ["Back", "Inner"])
    try choose("Back")
    #expect(rows.first == "Show previous items")
    #expect(rows.last == "More")
    interaction.dismissMenu()
  }

  @Test func `N222: a menu that is moved or loaded again chooses its side anew`() throws {
    let interaction = show(["One"], at: CGRect(x: 100, y: 50, width: 80, height: 20))
    let owner = try #require(owners.lastObject as? TitleOwner)
    #expect(try frame("One").maxY == 120 + 50 - 12)
    owner.rect.origin.y = -100
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(try frame("One").minY == 40 + 12)
    view.frame.origin.y = 300
    interaction.reloadVisibleMenu()
    Simulator.advance(by: 1)
    #expect(try frame("One").maxY == 200 - 12)
    interaction.dismissMenu()
  }

  @Test func `N222: a tap beside the arrow closes the menu`() throws {
    _ = show(["One", "Two"], at: CGRect(x: 100, y: 50, width: 80, height: 20))
    let one = try frame("One")
    Simulator.tap(at: CGPoint(x: one.minX + 6, y: one.maxY + 5), in: window)
    Simulator.advance(by: 1)
    #expect(rows.isEmpty)
  }

  @Test func `N222: a secondary click shows a column at the pointer`() throws {
    click(.at(40, 135))
    let (first, second) = (try frame("Select"), try frame("Select All"))
    #expect(first.minX == second.minX)
    #expect(first.maxY == second.minY)
  }

  @Test(arguments: ["light", "dark", "right-to-left", "large-text"])
  func `N222: edit menus look as recorded`(look: String) throws {
    window.backgroundColor = .systemBackground
    window.traitOverrides.displayScale = 2
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    default: break
    }
    field.borderStyle = .roundedRect
    view.backgroundColor = .secondarySystemBackground
    view.font = .preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
    UIPasteboard.general.string = "tea"
    view.text = look == "right-to-left" ? "كوب من الشاي الأخضر" : "A cup of green tea, please."
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 8)
    press(look == "right-to-left" ? .at(270, 138) : .at(60, 138))
    let first = try WindowHost(window).image()
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    view.resignFirstResponder()
    let titles = ["Copy", "Look Up", "Translate", "Search Web", "Share…", "Define"]
    let interaction = show(titles, at: CGRect(x: 60, y: 20, width: 40, height: 20), .up)
    try choose("Show more items")
    let second = try WindowHost(window).image()
    interaction.dismissMenu()
    try assertSnapshot(of: first, beside: second, height: 300, named: "edit-menu-\(look)")
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

/// A delegate with elements of its own.
@MainActor
private final class TitleOwner: NSObject, UIEditMenuInteractionDelegate {
  private let titles: [String]
  var rect: CGRect
  var more: UIMenu?

  init(_ titles: [String], _ rect: CGRect) { (self.titles, self.rect) = (titles, rect) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let actions = titles.map { UIAction(title: $0) { _ in } }
    return UIMenu(children: actions + [more].compactMap(\.self))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { rect }
}
