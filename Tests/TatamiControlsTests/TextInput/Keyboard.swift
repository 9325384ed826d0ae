@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// Sends key presses to a window.
@MainActor
struct Keyboard {
  let window: UIWindow

  /// Presses and releases a key.
  func press(
    _ code: UIKeyboardHIDUsage,
    _ characters: String = "",
    _ modifiers: UIKeyModifierFlags = []
  ) {
    let press = UIPress()
    press.key = UIKey(
      characters: characters,
      charactersIgnoringModifiers: characters,
      modifierFlags: modifiers,
      keyCode: code
    )
    press.window = window
    press.responder = window.firstResponder
    let event = UIPressesEvent(type: .presses, timestamp: FrameClock.shared.now, window: window)
    event.allPresses = [press]
    UIApplication.shared.sendEvent(event)
    press.phase = .ended
    UIApplication.shared.sendEvent(event)
    window.layoutIfNeeded()
  }

  /// Types characters, one press each.
  func type(_ text: String) {
    for character in text {
      let isReturn = character == "\n"
      press(isReturn ? .keyboardReturnOrEnter : .keyboardA, isReturn ? "\r" : String(character))
    }
  }

  /// Presses a key with Command.
  func command(_ character: String) {
    press(.keyboardErrorUndefined, character, .command)
  }
}
