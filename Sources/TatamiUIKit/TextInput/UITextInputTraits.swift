public import Foundation

/// Which keyboard a text is typed on.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Letters and signs of ASCII.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// What the return key is called.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// The name of a search engine.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// The name of a search engine.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters a keyboard makes capitals of its own accord.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of every word.
  case words = 1
  /// The first of every sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user wishes.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does.
  case yes = 2
}

/// What a keyboard may know about the text that is typed on it.
///
/// Headless keys are typed as they are: of these only secure entry has an effect here.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Whether the characters are hidden and not copied.
  var isSecureTextEntry: Bool { get set }
  /// Which keyboard fits.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key is called.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
}

/// The stored traits of a text input.
struct TextInputTraits {
  var isSecureTextEntry = false
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
}
