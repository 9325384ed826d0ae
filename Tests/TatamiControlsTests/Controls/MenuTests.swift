import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Menus and the buttons that show them.
@MainActor
@Suite(.environment) struct MenuTests {
  private let stage = MenuButton()
  private var window: UIWindow { stage.window }
  private var button: UIButton { stage.button }
  private let diary = Diary()

  private func action(
    _ title: String,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [diary] in diary.add($0.title) }
  }

  /// Shows a menu by a tap on the button.
  private func open(_ menu: UIMenu) throws {
    button.menu = menu
    try Simulator.tap(.label("Open"), in: window)
    Simulator.advance(by: 1)
  }

  private func tap(_ title: String) throws {
    try Simulator.tap(.label(title), in: window)
    Simulator.advance(by: 1)
  }

  private var isOpen: Bool { window.subviews.count > 1 }

  /// The labels of the rows, in order.
  private var rows: [String] {
    AccessibilityNode.tree(of: window).children.flatMap { [$0] + $0.children.flatMap(\.everything) }
      .compactMap(\.label).filter { $0 != "Dismiss menu" }
  }

  private func frame(_ title: String) throws -> CGRect {
    try Simulator.find(.label(title), in: window).frame
  }

  // MARK: Elements

  @Test func `N175: a menu copies its children and is equal by its identifier`() {
    var children: [UIMenuElement] = [action("A")]
    let menu = UIMenu(title: "Menu", children: children)
    children.append(action("B"))
    #expect(menu.children.count == 1)
    #expect(menu.identifier != UIMenu(title: "Menu").identifier)
    let named = UIMenu(title: "One", identifier: UIMenu.Identifier("x"), options: .displayInline)
    #expect(named == UIMenu(title: "Two", identifier: UIMenu.Identifier("x")))
    #expect(named != menu)
    let replaced = named.replacingChildren(children)
    #expect(replaced.children.count == 2)
    #expect(replaced.title == "One")
    #expect(replaced.options == .displayInline)
    #expect(replaced == named)
  }

  @Test func `N176: inline menus are between separators, others are a row that opens`() throws {
    let inline = UIMenu(title: "Inline", options: .displayInline, children: [action("B")])
    let closed = UIMenu(title: "More", children: [action("D")])
    try open(UIMenu(children: [action("A"), inline, action("C"), closed]))
    #expect(rows == ["A", "Inline", "B", "C", "More"])
    #expect(try Simulator.find(.label("Inline"), in: window).traits.contains(.header))
    #expect(try frame("Inline").minY == frame("A").maxY + 8)
    #expect(try frame("C").minY == frame("B").maxY + 8)
    #expect(try frame("More").minY == frame("C").maxY)
    try tap("More")
    #expect(rows == ["More", "D"])
    try tap("More")
    #expect(rows == ["A", "Inline", "B", "C", "More"])
    try tap("More")
    try tap("D")
    #expect(diary.take() == ["D"])
    #expect(!isOpen)
  }

  @Test func `N176: a tap outside closes the submenu, then the menu`() throws {
    try open(UIMenu(children: [UIMenu(title: "More", children: [action("D")])]))
    try tap("More")
    Simulator.tap(at: .at(380, 800), in: window)
    Simulator.advance(by: 1)
    #expect(rows == ["More"])
    Simulator.tap(at: .at(380, 800), in: window)
    Simulator.advance(by: 1)
    #expect(!isOpen)
    #expect(diary.take() == [])
  }

  @Test func `N177: states, attributes and hidden elements show`() throws {
    try open(
      UIMenu(children: [
        action("On", state: .on), action("Off"), action("Gone", attributes: .hidden),
        action("Disabled", attributes: .disabled), action("Delete", attributes: .destructive),
      ])
    )
    #expect(rows == ["On", "Off", "Disabled", "Delete"])
    #expect(try Simulator.find(.label("On"), in: window).traits == [.button, .selected])
    #expect(try Simulator.find(.label("Disabled"), in: window).traits == [.button, .notEnabled])
    let labels = window.everyView.compactMap { $0 as? UILabel }
    let colors = ["Off", "Delete", "Disabled"].map { text in
      labels.first { $0.text == text }?.textColor
    }
    #expect(colors == [.label, .systemRed, .tertiaryLabel])
    let lefts = ["On", "Off"].map { text in labels.first { $0.text == text }?.frame.minX }
    #expect(lefts == [32, 32])
    let point = try frame("Disabled")
    Simulator.tap(at: CGPoint(x: point.midX, y: point.midY), in: window)
    Simulator.advance(by: 1)
    #expect(isOpen)
    #expect(diary.take() == [])
  }

  @Test func `N178: choosing ends the menu and then runs the handler`() throws {
    try open(UIMenu(children: [action("A"), action("Stay", attributes: .keepsMenuPresented)]))
    try tap("Stay")
    #expect(diary.take() == ["Stay"])
    #expect(isOpen)
    try Simulator.tap(.label("A"), in: window)
    #expect(diary.take() == [])
    Simulator.advance(by: 1)
    #expect(diary.take() == ["A"])
    #expect(!isOpen)
  }

  @Test func `N178: single selection keeps one element on`() throws {
    let menu = UIMenu(options: .singleSelection, children: [action("A", state: .on), action("B")])
    #expect(menu.selectedElements.map(\.title) == ["A"])
    try open(menu)
    try tap("B")
    #expect(menu.selectedElements.map(\.title) == ["B"])
  }

  @Test func `N179: a deferred element loads when it is first shown`() throws {
    var (calls, uncachedCalls) = (0, 0)
    var answer: ([UIMenuElement]) -> Void = { _ in }
    let cached = UIDeferredMenuElement {
      calls += 1
      answer = $0
    }
    let uncached = UIDeferredMenuElement.uncached { [self] in
      uncachedCalls += 1
      $0([action("Now \(uncachedCalls)")])
    }
    let menu = UIMenu(children: [cached, uncached])
    #expect(calls == 0)
    try open(menu)
    #expect(rows == ["Loading…", "Now 1"])
    answer([action("Late")])
    Simulator.advance(by: 0)
    #expect(rows == ["Late", "Now 1"])
    try tap("Late")
    try open(menu)
    #expect(rows == ["Late", "Now 2"])
    #expect(calls == 1)
  }

  @Test func `a menu that contains itself ends`() throws {
    let menu = UIMenu(
      children: (0..<70).reduce([action("A")] as [UIMenuElement]) { inner, _ in
        [UIMenu(options: .displayInline, children: inner)]
      }
    )
    try open(menu)
    #expect(isOpen)
  }

  @Test func `N179: deferred elements that provide themselves do not hang`() throws {
    weak var known: UIDeferredMenuElement?
    let deferred = UIDeferredMenuElement { answer in
      let again = known.map { [$0, $0] } ?? []
      answer(again + [UIDeferredMenuElement { _ in }])
    }
    known = deferred
    let reports = try Reports.during { try open(UIMenu(children: [deferred])) }
    #expect(reports.count > 0)
    #expect(isOpen)
    #expect(rows.count <= 2_000)
  }

  // MARK: Buttons

  @Test func `N180: the menu shows at touch down, or after a long press`() throws {
    button.addAction(UIAction { [diary] _ in diary.add("primary") }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [action("A")])
    let touch = Simulator.touchDown(at: .at(70, 120), in: window)
    #expect(isOpen)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(diary.take() == [])
    try tap("A")
    #expect(diary.take() == ["A"])
    button.showsMenuAsPrimaryAction = false
    Simulator.tap(at: .at(70, 120), in: window)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["primary"])
    #expect(!isOpen)
    Simulator.longPress(at: .at(70, 120), in: window)
    Simulator.advance(by: 1)
    #expect(isOpen)
    #expect(diary.take() == [])
  }

  @Test func `N180: the chosen title becomes the button's`() throws {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("A"), action("B", state: .on), action("C")])
    #expect(button.title(for: .normal) == "B")
    try tap("B")
    try tap("C")
    #expect(button.title(for: .normal) == "C")
    #expect(button.menu?.selectedElements.map(\.title) == ["C"])
    #expect(diary.take() == ["C"])
  }

  @Test func `N180: the title stays unless a touch shows the menu at once`() {
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = false
    button.menu = UIMenu(children: [action("A")])
    #expect(button.title(for: .normal) == "Open")
    button.showsMenuAsPrimaryAction = true
    #expect(button.title(for: .normal) == "A")
  }

  @Test func `a tap toggles the selection unless it shows the menu`() {
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = false
    button.menu = UIMenu(children: [action("A")])
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(button.isSelected)
    button.showsMenuAsPrimaryAction = true
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(button.isSelected)
  }

  @Test func `a control reports that its menu appears`() {
    #expect(UIControl.Event.menuActionTriggered.rawValue == 16384)
    button.addAction(UIAction { [diary] _ in diary.add("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [action("A")])
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(diary.take() == ["menu"])
  }

  @Test func `keys do not revert changes behind a menu`() throws {
    let note = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    window.addSubview(note)
    note.becomeFirstResponder()
    Simulator.type("a", in: window)
    try open(UIMenu(children: [action("A")]))
    Simulator.press(.keyboardZ, modifiers: .control, in: window)
    #expect(note.text == "a")
  }

  @Test func `single selection counts elements of inline menus and deferred ones`() throws {
    let (inner, late) = (action("Inner", state: .on), action("Late"))
    let deferred = UIDeferredMenuElement { $0([late]) }
    let inline = UIMenu(options: .displayInline, children: [inner])
    try open(UIMenu(options: .singleSelection, children: [inline, deferred]))
    try tap("Late")
    #expect(late.state == .on)
    #expect(inner.state == .off)
  }

  @Test func `a secondary click shows the menu of a button`() {
    button.showsMenuAsPrimaryAction = false
    button.menu = UIMenu(children: [action("A")])
    WindowHost(window).touchDown(at: .at(70, 120), type: .indirectPointer, buttons: .secondary)
    #expect(isOpen)
  }

  @Test func `a disabled button shows no menu`() {
    button.menu = UIMenu(children: [action("A")])
    button.isEnabled = false
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(!isOpen)
  }

  // MARK: Layout

  @Test func `N250: a menu is 250 wide with rows of 44 points`() throws {
    try open(UIMenu(children: [action("A"), action("B")]))
    #expect(try frame("A") == CGRect(x: 20, y: 152, width: 250, height: 44))
    #expect(try frame("B") == CGRect(x: 20, y: 196, width: 250, height: 44))
  }

  @Test func `N183: a menu stays inside the safe area, above its source if there is more room`()
    throws
  {
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    button.frame.origin = CGPoint(x: 280, y: 740)
    try open(UIMenu(children: (1...3).map { action("\($0)") }))
    #expect(try frame("1").maxY == 732)
    #expect(try frame("3").minY == 600)
    #expect(try frame("3").maxX == 380)
    #expect(rows == ["3", "2", "1"])
  }

  @Test func `N183: the order is reversed above the source unless it is fixed`() throws {
    button.frame.origin.y = 740
    let group = UIMenu(
      title: "Group",
      options: .displayInline,
      children: [action("B"), action("C")]
    )
    let menu = UIMenu(title: "Title", children: [action("A"), group])
    try open(menu)
    #expect(rows == ["Title", "Group", "C", "B", "A"])
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    button.preferredMenuElementOrder = .fixed
    try open(menu)
    #expect(rows == ["Title", "A", "Group", "B", "C"])
  }

  // MARK: Keys and touches

  @Test func `arrow keys move between rows, and Return chooses`() throws {
    let closed = UIMenu(title: "More", children: [action("D"), action("E")])
    try open(UIMenu(children: [action("A"), action("No", attributes: .disabled), closed]))
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow] {
      Simulator.press(key, in: window)
    }
    #expect(rows == ["More", "D", "E"])
    Simulator.press(.keyboardEnd, in: window)
    Simulator.press(.keyboardReturnOrEnter, in: window)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["E"])
    #expect(!isOpen)
  }

  @Test func `Escape closes the submenu, then the menu`() throws {
    try open(UIMenu(children: [UIMenu(title: "More", children: [action("D")])]))
    Simulator.press(.keyboardUpArrow, in: window)
    Simulator.press(.keyboardSpacebar, in: window)
    #expect(rows == ["More", "D"])
    Simulator.press(.keyboardEscape, in: window)
    #expect(rows == ["More"])
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    #expect(!isOpen)
  }

  @Test func `keys do not reach a text field behind the menu`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    try open(UIMenu(children: [action("A")]))
    Simulator.type("x", in: window)
    #expect(field.text == "")
    Simulator.press(.keyboardEscape, in: window)
    Simulator.advance(by: 1)
    Simulator.type("x", in: window)
    #expect(field.text == "x")
  }

  @Test func `a touch that has opened the menu chooses the row where it ends`() throws {
    button.menu = UIMenu(children: [action("A"), action("B")])
    let touch = Simulator.touchDown(at: .at(70, 120), in: window)
    Simulator.advance(by: 1)
    let row = try frame("B")
    Simulator.move(touch, to: CGPoint(x: row.midX, y: row.midY))
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["B"])
  }

  @Test func `assistive technologies close the menu`() throws {
    try open(UIMenu(children: [action("A")]))
    try Simulator.tap(.label("Dismiss menu"), in: window)
    Simulator.advance(by: 1)
    #expect(!isOpen)
  }

  @Test func `N183: a menu with many elements scrolls`() throws {
    try open(UIMenu(children: (1...100).map { action("\($0)") }))
    let scroll = try #require(window.everyView.compactMap { $0 as? UIScrollView }.first)
    #expect(scroll.contentSize.height == 4_400)
    #expect(scroll.bounds.height == 684)
  }

  @Test func `N256: the rows of menus grow with the text size`() throws {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    try open(UIMenu(children: [action("A")]))
    #expect(try frame("A").height > 60)
  }
}

extension AccessibilityNode {
  fileprivate var everything: [AccessibilityNode] { [self] + children.flatMap(\.everything) }
}

extension UIView {
  fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}
