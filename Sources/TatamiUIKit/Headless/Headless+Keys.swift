import Foundation

extension Headless {
  /// Presses a key and lets it go; the clock stands still.
  @MainActor
  public static func press(
    _ keyCode: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = [],
    in window: UIWindow
  ) {
    send(KeyboardLayout.key(keyCode, modifiers), in: window)
  }

  /// Types a text: every character as a reader sees it is one key, whatever keyboard has it.
  ///
  /// The clock stands still. New lines press Return, tabs press Tab.
  @MainActor
  public static func type(_ text: String, in window: UIWindow) {
    for character in text { send(KeyboardLayout.key(for: character), in: window) }
  }

  @MainActor
  private static func send(_ key: UIKey, in window: UIWindow) {
    let press = UIPress()
    press.key = key
    press.window = window
    for phase in [UIPress.Phase.began, .ended] {
      press.phase = phase
      press.timestamp = FrameClock.shared.now
      let event = UIPressesEvent(
        type: .presses,
        timestamp: FrameClock.shared.now,
        window: window
      )
      event.modifierFlags = key.modifierFlags
      event.allPresses = [press]
      UIApplication.shared.sendEvent(event)
    }
    Commit.run()
  }
}
