import Foundation
import TatamiGraphics
import TatamiViews

// What a person chooses: rows and the preview, by touches, by a touch that has opened the menu, and by
// keys.
extension OpenMenu {
  /// Performs the element of a row, or opens or closes a submenu.
  func choose(_ row: MenuRowView) {
    guard row.isEnabled, !isEnding else { return }
    if row.isBack { return leave() }
    guard case .element(let element, let menu) = row.row else { return }
    if let submenu = element as? UIMenu { return enter(submenu) }
    select(element, in: menu)
    if element.menuAttributes.contains(.keepsMenuPresented) {
      perform(element)
      show()
    } else {
      end { [self] in perform(element) }
    }
  }

  /// Ends the menu after a tap on the preview.
  func choosePreview() {
    guard !isEnding else { return }
    source.previewChosen()
    end()
  }

  /// Keeps one action of a menu with single selection on; those of its inline menus and of its
  /// deferred elements count as well.
  private func select(_ element: UIMenuElement, in menu: UIMenu) {
    let menus = path + [menu]
    guard let first = menus.firstIndex(where: { $0.options.contains(.singleSelection) }) else {
      return
    }
    for child in menus[first...].flatMap({ MenuRows($0, loaded: loaded).elements }) {
      (child as? UIAction)?.state = child === element ? .on : .off
    }
  }

  private func perform(_ element: UIMenuElement) {
    source.chosen(element)
    if let action = element as? UIAction { return action.perform(for: source.sender) }
    guard let command = element as? UIKeyCommand, let action = command.action else { return }
    let application = source.view?.window?.environment.application ?? .shared
    application.sendAction(action, to: nil, from: command, for: nil)
  }

  /// Returns the enabled row at a point of the menu's coordinates.
  func row(at point: CGPoint) -> MenuRowView? {
    let hit = hitTest(point, with: nil)
    let row = sequence(first: hit, next: \.?.superview).lazy.compactMap { $0 as? MenuRowView }.first
    return row.flatMap { $0.isEnabled ? $0 : nil }
  }

  // MARK: The touch that has opened the menu

  /// The distance after which a touch that has opened the menu chooses a row, in points.
  private static let dragDistance: CGFloat = 10

  /// Follows the touch that has opened the menu to a point of the window.
  func drag(to point: CGPoint) {
    guard !isEnding else { return }
    let point = convert(point, from: nil)
    guard let start = dragStart else { return dragStart = point }
    if pressed != nil || hypot(point.x - start.x, point.y - start.y) >= Self.dragDistance {
      press(row(at: point))
    }
  }

  /// Ends the touch that has opened the menu without choosing a row.
  func cancelDrag() { press(nil) }

  /// Ends the touch that has opened the menu: chooses the row below it.
  func drop() {
    guard let chosen = pressed, !isEnding else { return }
    press(nil)
    choose(chosen)
  }

  // MARK: Keys

  /// Moves between rows with arrow keys, Tab, Home and End; chooses with Return and the space bar;
  /// closes with Escape.
  var commands: [UIKeyCommand] {
    let (forward, back) =
      isRightToLeft
      ? (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
      : (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
    return [
      command(UIKeyCommand.inputDownArrow) { $0.move(by: 1) },
      command(UIKeyCommand.inputUpArrow) { $0.move(by: -1) },
      command("\t") { $0.move(by: 1) },
      command("\t", .shift) { $0.move(by: -1) },
      command(UIKeyCommand.inputHome) { $0.move(toFirst: true) },
      command(UIKeyCommand.inputEnd) { $0.move(toFirst: false) },
      command(UIKeyCommand.inputEscape) { $0.leave() },
      command(back) { if $0.path.count > 1 { $0.leave() } },
      command(forward) { if $0.pressed?.element is UIMenu { $0.choosePressed() } },
      command("\r") { $0.choosePressed() },
      command(" ") { $0.choosePressed() },
    ]
  }

  private func command(
    _ input: String,
    _ flags: UIKeyModifierFlags = [],
    _ handler: @escaping (OpenMenu) -> Void
  ) -> UIKeyCommand {
    let command = UIKeyCommand(input: input, modifierFlags: flags) { [weak self] _ in
      if let self { handler(self) }
    }
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  private func choosePressed() {
    if let pressed { choose(pressed) }
  }

  /// Highlights the row that follows at a distance, wrapping around.
  private func move(by step: Int) {
    let rows = card.rows.filter(\.isEnabled)
    guard !rows.isEmpty else { return }
    guard let index = rows.firstIndex(where: { $0 === pressed }) else {
      return highlight(step > 0 ? rows[0] : rows[rows.count - 1])
    }
    highlight(rows[(index + step + rows.count) % rows.count])
  }

  private func move(toFirst: Bool) {
    let rows = card.rows.filter(\.isEnabled)
    if let row = toFirst ? rows.first : rows.last { highlight(row) }
  }

  private func highlight(_ row: MenuRowView) {
    press(row)
    card.scrollToVisible(row)
    UIAccessibility.post(notification: .layoutChanged, argument: row)
  }
}
