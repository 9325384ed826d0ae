import Foundation
public import TatamiUIKit

extension WindowHost {
  /// Presses a key with the characters of the host's keyboard layout.
  ///
  /// A key that is down already is released first, so that a repeating key types again. Keys that
  /// are down are canceled when the application becomes inactive.
  ///
  /// - Parameters:
  ///   - code: The physical key.
  ///   - characters: The characters that the key types with its modifiers.
  ///   - charactersIgnoringModifiers: Those that it types without modifiers other than Shift; nil
  ///     for the same characters.
  ///   - modifiers: The modifier keys that are held down.
  public func keyDown(
    _ code: UIKeyboardHIDUsage,
    characters: String,
    charactersIgnoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    keyDown(
      UIKey(
        characters: characters,
        charactersIgnoringModifiers: charactersIgnoringModifiers ?? characters,
        modifierFlags: modifiers,
        keyCode: code
      )
    )
  }

  /// Presses a key of a US keyboard, for keys without characters such as arrows.
  public func keyDown(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    keyDown(KeyboardLayout.key(code, modifiers))
  }

  /// Releases a key; ignored for a key that is not down.
  public func keyUp(_ code: UIKeyboardHIDUsage) {
    window.endPress(of: code)
    runLoop.finish()
  }

  /// Presses and releases a key of a US keyboard.
  public func press(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    press(KeyboardLayout.key(keyCode, modifiers))
  }

  /// Types a text, one key press per character (grapheme cluster).
  ///
  /// New lines press Return, tabs press Tab; characters without a key are sent with the key code
  /// `.keyboardErrorUndefined`.
  public func type(_ text: String) {
    for character in text { press(KeyboardLayout.key(for: character)) }
  }

  private func keyDown(_ key: UIKey) {
    window.beginPress(of: key)
    runLoop.finish()
  }

  private func press(_ key: UIKey) {
    window.beginPress(of: key)
    window.endPress(of: key.keyCode)
    runLoop.finish()
  }
}
