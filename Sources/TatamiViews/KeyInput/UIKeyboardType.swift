/// The type of keyboard for a text input.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// Letters and symbols of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard with the symbols of short messages.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}
