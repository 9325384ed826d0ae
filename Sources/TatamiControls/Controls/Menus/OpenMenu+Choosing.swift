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
    if case .page(let step) = row.row { return turnPage(step) }
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

  private func turnPage(_ step: Int) {
    press(nil)
    card.turnPage(step)
    card.layoutIfNeeded()
    let row = step > 0 ? card.rows.first { $0.element != nil } : card.rows.first
    UIAccessibility.post(notification: .layoutChanged, argument: row)
  }

  /// Ends the menu after a tap on the preview.
  func choosePreview() {
    guard !isEnding else { return }
    source.previewChosen()
    end()
  }

  /// Keeps one action of a menu with single selection on; those of all menus inside of it and of its
  /// deferred elements count as well.
  private func select(_ element: UIMenuElement, in menu: UIMenu) {
    let menus = path + [menu]
    guard let first = menus.firstIndex(where: { $0.options.contains(.singleSelection) }) else {
      return
    }
    for action in actions(of: Array(menus[first...])) {
      action.state = action === element ? .on : .off
    }
  }

  /// Returns the actions of menus and of all menus inside of them, each once.
  private func actions(of menus: [UIMenu]) -> [UIAction] {
    var waiting = menus
    var known: Set<ObjectIdentifier> = []
    var actions: [UIAction] = []
    while let menu = waiting.popLast() {
      guard known.insert(ObjectIdentifier(menu)).inserted else { continue }
      for element in MenuRows(menu, loaded: loaded).elements {
        if let action = element as? UIAction { actions.append(action) }
        if let closed = element as? UIMenu { waiting.append(closed) }
      }
    }
    return actions
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
      command(back) { $0.moveBack() },
      command(forward) { $0.moveForward() },
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

  /// Closes a submenu; in a bar, moves to the row before.
  private func moveBack() {
    if source.arrow != nil { return move(by: -1) }
    if path.count > 1 { leave() }
  }

  /// Opens a submenu; in a bar, moves to the next row.
  private func moveForward() {
    if source.arrow != nil { return move(by: 1) }
    if pressed?.element is UIMenu { choosePressed() }
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
