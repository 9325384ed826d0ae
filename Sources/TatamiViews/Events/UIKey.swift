public import Foundation

/// A key of a keyboard with the characters it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with its modifiers.
  open private(set) var characters: String
  /// The characters that the key types without modifiers other than Shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held down.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The physical key, as a HID usage code.
  open private(set) var keyCode: UIKeyboardHIDUsage

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
