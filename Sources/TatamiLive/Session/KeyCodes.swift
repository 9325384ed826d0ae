import TatamiUIKit

extension UIKeyboardHIDUsage {
  /// Creates the key that the DOM gives a name; `.keyboardErrorUndefined` for other names.
  init(domCode: String) {
    self = Self.named[domCode] ?? Self(letterOrDigit: domCode) ?? .keyboardErrorUndefined
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter, "NumpadEnter": .keyboardReturnOrEnter,
    "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab,
    "Space": .keyboardSpacebar, "Delete": .keyboardDeleteForward, "Home": .keyboardHome,
    "End": .keyboardEnd, "PageUp": .keyboardPageUp, "PageDown": .keyboardPageDown,
    "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow,
    "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow, "Minus": .keyboardHyphen,
    "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
    "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
    "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote,
    "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma,
    "Period": .keyboardPeriod, "Slash": .keyboardSlash, "ShiftLeft": .keyboardLeftShift,
    "ShiftRight": .keyboardRightShift, "ControlLeft": .keyboardLeftControl,
    "ControlRight": .keyboardRightControl, "AltLeft": .keyboardLeftAlt,
    "AltRight": .keyboardRightAlt, "MetaLeft": .keyboardLeftGUI, "MetaRight": .keyboardRightGUI,
    "ContextMenu": .keyboardApplication, "F10": .keyboardF10,
  ]

  /// Creates the key of a name such as `KeyA` or `Digit1`.
  private init?(letterOrDigit name: String) {
    guard let last = name.unicodeScalars.last, last.isASCII else { return nil }
    switch (name.dropLast(), last) {
    case ("Key", "A"..."Z"):
      self.init(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(last.value - 65))
    case ("Digit", "1"..."9"):
      self.init(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + Int(last.value - 49))
    case ("Digit", "0"): self = .keyboard0
    default: return nil
    }
  }
}
