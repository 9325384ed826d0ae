import Foundation

/// Delivers key presses to key commands, responders and the focus.
@MainActor
struct KeyDispatcher {
  let window: UIWindow

  /// Delivers the presses of an event one by one, in unspecified order.
  func send(_ event: UIPressesEvent) {
    for press in event.allPresses {
      if press.phase == .began { begin(press, event) } else { update(press, event) }
    }
  }

  /// The responder that receives key presses.
  ///
  /// It is an open menu, the focused view, the first responder, or else the view of the front
  /// controller or the window. A first responder outside of the focused view's responder chain takes
  /// precedence over it.
  var target: UIResponder {
    if let cover = window.cover { return cover }
    let fallback: UIResponder = window.frontController?.viewIfLoaded ?? window
    guard let first = window.firstResponder else { return window.focus.view ?? fallback }
    let containsFocus = window.focus.view.map { first.isInChain(of: $0) } ?? false
    return containsFocus ? window.focus.view ?? first : first
  }

  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    let target = target
    press.responder = target
    if let key = press.key, perform(key, from: target, hasPriority: !isSystemKey(key, target)) {
      return press.responder = nil
    }
    target.pressesBegan([press], with: event)
  }

  private func update(_ press: UIPress, _ event: UIPressesEvent) {
    switch press.phase {
    case .changed: press.responder?.pressesChanged([press], with: event)
    case .ended: press.responder?.pressesEnded([press], with: event)
    case .cancelled: press.responder?.pressesCancelled([press], with: event)
    case .began, .stationary: break
    }
  }

  /// Returns whether text input or focus movement handles a key before commands without priority.
  private func isSystemKey(_ key: UIKey, _ target: UIResponder) -> Bool {
    target is any UIKeyInput || FocusStep(key) != nil
  }

  /// Performs the first matching command along the responder chain whose action a responder
  /// performs; returns whether there was one.
  private func perform(_ key: UIKey, from start: UIResponder, hasPriority: Bool) -> Bool {
    for responder in start.chain {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        let isAllowed = hasPriority || command.wantsPriorityOverSystemBehavior
        if isAllowed, send(command, from: start) { return true }
      }
    }
    return false
  }

  /// Sends the action of a command to the first responder that performs it; returns whether there
  /// was one.
  private func send(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    guard let action = command.action else { return false }
    guard let target = start.target(forAction: action, withSender: command) else { return false }
    let application = window.environment.application
    return application.sendAction(action, to: target, from: command, for: nil)
  }

  /// Performs the default actions of presses that no responder has handled.
  ///
  /// - Returns: Whether every press had a default action.
  func performDefaultActions(of presses: Set<UIPress>) -> Bool {
    presses.compactMap(\.key).filter(performDefaultAction).count == presses.count
  }

  /// Types, moves or activates the focus, or else performs commands without priority.
  private func performDefaultAction(of key: UIKey) -> Bool {
    if type(key) || revert(key) { return true }
    if let step = FocusStep(key), window.focus.move(step) { return true }
    if key.activatesFocus, window.focus.view?.accessibilityActivate() == true { return true }
    if key.opensMenu, (target as? UIView)?.openContextMenu() == true { return true }
    return isSystemKey(key, target) && perform(key, from: target, hasPriority: true)
  }

  /// Reverts with Command-Z or Control-Z, and makes changes again with Shift or Control-Y (N218).
  private func revert(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let letter = key.charactersIgnoringModifiers.lowercased()
    guard flags.isSubset(of: [.shift, .control, .command]),
      !flags.isDisjoint(with: [.control, .command]),
      let manager = target.undoManager
    else { return false }
    switch (letter, flags.contains(.shift)) {
    case ("z", false):
      guard manager.canUndo else { return false }
      manager.undo()
    case ("z", true), ("y", false):
      guard manager.canRedo else { return false }
      manager.redo()
    default: return false
    }
    return true
  }

  /// Passes the text of a key to a first responder that accepts typed characters; text inputs have
  /// already handled their keys.
  private func type(_ key: UIKey) -> Bool {
    guard let input = target as? any UIKeyInput, !(input is any UITextInput) else { return false }
    if key.keyCode == .keyboardDeleteOrBackspace {
      input.deleteBackward()
    } else if let text = key.typedText {
      input.insertText(text)
    } else {
      return false
    }
    return true
  }
}

extension UIKey {
  /// The text that the key types; nil for shortcuts and for keys such as Tab and the arrows.
  fileprivate var typedText: String? {
    if keyCode == .keyboardReturnOrEnter { return "\n" }
    let isShortcut = !modifierFlags.isDisjoint(with: [.control, .command])
    let isNamed = characters.hasPrefix("UIKeyInput")
    guard !isShortcut, !isNamed, let first = characters.unicodeScalars.first else { return nil }
    return first.properties.generalCategory == .control ? nil : characters
  }

  /// Whether the key opens the context menu of the focused view: the Menu key, or F10 with Shift.
  fileprivate var opensMenu: Bool {
    let flags = modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch keyCode {
    case .keyboardApplication, .keyboardMenu: return flags.isEmpty
    case .keyboardF10: return flags == .shift
    default: return false
    }
  }

  /// Whether the key activates the focused view like a tap: Return or the space bar, unmodified.
  fileprivate var activatesFocus: Bool {
    let isReturnOrSpace = keyCode == .keyboardReturnOrEnter || keyCode == .keyboardSpacebar
    return isReturnOrSpace
      && modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
  }
}
