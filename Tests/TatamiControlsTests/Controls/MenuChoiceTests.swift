import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Choices in menus, and the end of menus.
@MainActor
@Suite(.environment) struct MenuChoiceTests {
  private let stage = MenuButton()
  private var window: UIWindow { stage.window }
  private var button: UIButton { stage.button }
  private let diary = Diary()

  private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { [diary] in diary.add($0.title) }
  }

  private func open(_ menu: UIMenu) throws {
    button.menu = menu
    try tap("Open")
  }

  private func tap(_ title: String) throws {
    try Simulator.tap(.label(title), in: window)
    Simulator.advance(by: 1)
  }

  private func frame(_ title: String) throws -> CGRect {
    try Simulator.find(.label(title), in: window).frame
  }

  private var isOpen: Bool { window.subviews.count > 1 }

  @Test func `single selection counts elements of closed submenus`() throws {
    let (top, inner, deep) = (
      action("Top"), action("Inner", state: .on), action("Deep", state: .on)
    )
    let deepest = UIMenu(title: "Deepest", children: [deep])
    let closed = UIMenu(title: "Closed", children: [inner, deepest])
    try open(UIMenu(options: .singleSelection, children: [top, closed]))
    try tap("Top")
    #expect(top.state == .on)
    #expect(inner.state == .off)
    #expect(deep.state == .off)
  }

  @Test func `a menu ends when its button leaves the window`() throws {
    try open(UIMenu(children: [action("A")]))
    #expect(isOpen)
    button.removeFromSuperview()
    Simulator.advance(by: 1)
    #expect(!isOpen)
  }

  @Test func `a touch that has opened the menu and is canceled chooses nothing`() throws {
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [action("A")])
    let host = WindowHost(window)
    let touch = host.touchDown(at: .at(70, 120), type: .direct)
    Simulator.advance(by: 0.4)
    let row = try frame("A")
    host.move(touch, to: CGPoint(x: row.midX, y: row.midY))
    host.cancel(touch)
    Simulator.advance(by: 1)
    #expect(isOpen)
    #expect(diary.take().isEmpty)
    try tap("A")
    #expect(diary.take() == ["A"])
  }

  @Test func `without a menu, a button that changes its selection toggles it`() {
    button.showsMenuAsPrimaryAction = false
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    button.addAction(
      UIAction { action in states.append((action.sender as? UIButton)?.isSelected == true) },
      for: .primaryActionTriggered
    )
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(button.isSelected)
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(!button.isSelected)
    button.performPrimaryAction()
    #expect(states == [true, false, true])
    button.changesSelectionAsPrimaryAction = false
    Simulator.tap(at: .at(70, 120), in: window)
    #expect(button.isSelected)
  }
}
