public import Foundation

/// The keyboard traits of a text input.
///
/// Only secure text entry has an effect in this kit, which shows no keyboard on the screen.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Whether the characters are hidden and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// The keyboard type.
  var keyboardType: UIKeyboardType { get set }
  /// The type of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
}
