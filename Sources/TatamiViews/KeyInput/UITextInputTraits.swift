public import Foundation

/// The keyboard traits of a text input.
///
/// Only secure text entry has an effect: this kit has no on-screen keyboard. Every trait is
/// optional; a trait that a type does not declare has its default value.
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
  /// The meaning of the content; nil if it is unknown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}

// The defaults of undeclared traits; a type without storage for a trait cannot change it.
extension UITextInputTraits {
  /// Whether the characters are hidden: false.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The keyboard type: the default one.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The type of the Return key: the default one.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The automatic capitalization: of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The automatic correction: the default one.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the content: unknown.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
