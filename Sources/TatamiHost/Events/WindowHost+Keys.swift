import Foundation
public import TatamiUIKit

extension WindowHost {
  /// Presses and releases a key of a US keyboard.
  public func press(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    send(KeyboardLayout.key(keyCode, modifiers))
  }

  /// Types a text, one key press per character (grapheme cluster).
  ///
  /// New lines press Return, tabs press Tab; characters without a key are sent with the key code
  /// `.keyboardErrorUndefined`.
  public func type(_ text: String) {
    for character in text { send(KeyboardLayout.key(for: character)) }
  }

  private func send(_ key: UIKey) {
    let press = UIPress()
    press.key = key
    press.window = window
    for phase in [UIPress.Phase.began, .ended] {
      press.phase = phase
      press.timestamp = runLoop.clock.now
      let event = UIPressesEvent(type: .presses, timestamp: runLoop.clock.now, window: window)
      event.modifierFlags = key.modifierFlags
      event.allPresses = [press]
      window.environment.application.sendEvent(event)
    }
    runLoop.finish()
  }
}
