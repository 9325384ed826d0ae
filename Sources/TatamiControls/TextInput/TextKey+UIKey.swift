import TatamiText
import TatamiViews

extension TextKey {
  /// Creates the key press that text editing reads from a UIKit key.
  @MainActor
  init(_ key: UIKey) {
    // UIKit reports keys without characters, such as arrows, by name.
    let typesNothing = key.characters.hasPrefix("UIKeyInput")
    self.init(
      Code(key.keyCode),
      modifiers: Modifiers(key.modifierFlags),
      characters: typesNothing ? "" : key.characters,
      charactersIgnoringModifiers: key.charactersIgnoringModifiers
    )
  }
}

extension TextKey.Code {
  fileprivate init(_ keyCode: UIKeyboardHIDUsage) {
    switch keyCode {
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardDeleteOrBackspace: self = .deleteBackward
    case .keyboardDeleteForward: self = .deleteForward
    case .keyboardReturnOrEnter: self = .enter
    case .keyboardTab: self = .tab
    default: self = .other
    }
  }
}

extension TextKey.Modifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
    let known: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    if !flags.isSubset(of: known) { insert(.other) }
  }
}
