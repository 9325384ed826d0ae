public import Foundation

/// A key of a keyboard with the characters it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with its modifiers.
  public let characters: String
  /// The characters that the key types without modifiers other than Shift.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The physical key, as a HID usage code.
  public let keyCode: UIKeyboardHIDUsage

  package init(
    characters: String,
    charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}
