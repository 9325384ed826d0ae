/// What a key asks of a text.
enum TextCommand: Equatable {
  case insert(String)
  case newLine
  case delete(TextDirection, TextUnit)
  case move(TextDirection, TextUnit, SelectionChange)
  /// Towards the left (-1) or right (1) edge of the screen.
  case moveSideways(Int, TextUnit, SelectionChange)
  case moveLines(Int, SelectionChange)
  case movePage(Int, SelectionChange)
  case cut, copy, paste, selectAll
}

extension TextCommand {
  /// Reads a key; nil where a text has no use for it.
  ///
  /// Control does what Command does for shortcuts, and what Option does for arrows.
  @MainActor
  init?(_ key: UIKey) {
    let change = key.modifierFlags.contains(.shift) ? SelectionChange.extend : .replace
    switch key.keyCode {
    case .keyboardLeftArrow: self = .moveSideways(-1, Self.reach(of: key), change)
    case .keyboardRightArrow: self = .moveSideways(1, Self.reach(of: key), change)
    case .keyboardUpArrow: self = Self.vertical(-1, key, change)
    case .keyboardDownArrow: self = Self.vertical(1, key, change)
    case .keyboardHome: self = .move(.backward, Self.lineReach(of: key), change)
    case .keyboardEnd: self = .move(.forward, Self.lineReach(of: key), change)
    case .keyboardPageUp: self = .movePage(-1, change)
    case .keyboardPageDown: self = .movePage(1, change)
    case .keyboardDeleteOrBackspace: self = .delete(.backward, Self.reach(of: key))
    case .keyboardDeleteForward: self = .delete(.forward, Self.reach(of: key))
    case .keyboardReturnOrEnter: self = .newLine
    default:
      guard let command = Self.shortcut(key) ?? Self.typing(key) else { return nil }
      self = command
    }
  }

  /// Returns how far arrows and deletions reach.
  @MainActor
  private static func reach(of key: UIKey) -> TextUnit {
    if key.modifierFlags.contains(.command) { return .line }
    return key.modifierFlags.isDisjoint(with: [.alternate, .control]) ? .character : .word
  }

  @MainActor
  private static func lineReach(of key: UIKey) -> TextUnit {
    key.modifierFlags.isDisjoint(with: [.command, .control]) ? .line : .document
  }

  @MainActor
  private static func vertical(_ lines: Int, _ key: UIKey, _ change: SelectionChange) -> Self {
    let direction = lines > 0 ? TextDirection.forward : .backward
    if key.modifierFlags.contains(.command) { return .move(direction, .document, change) }
    if !key.modifierFlags.isDisjoint(with: [.alternate, .control]) {
      return .move(direction, .paragraph, change)
    }
    return .moveLines(lines, change)
  }

  @MainActor
  private static func shortcut(_ key: UIKey) -> Self? {
    guard !key.modifierFlags.isDisjoint(with: [.command, .control]),
      !key.modifierFlags.contains(.alternate)
    else { return nil }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    default: return nil
    }
  }

  /// Returns the insertion of what a key types.
  @MainActor
  private static func typing(_ key: UIKey) -> Self? {
    let isShortcut =
      key.modifierFlags.contains(.command)
      || key.modifierFlags.intersection([.control, .alternate]) == .control
    // Keys that type nothing have names in place of characters.
    guard !isShortcut, !key.characters.hasPrefix("UIKeyInput") else { return nil }
    let typed = key.characters.unicodeScalars.filter { !$0.isControlOrFunctionKey }
    return typed.isEmpty ? nil : .insert(String(String.UnicodeScalarView(typed)))
  }
}

extension Unicode.Scalar {
  /// Whether a keyboard sends the character for a key that types nothing.
  fileprivate var isControlOrFunctionKey: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || (0xf700...0xf8ff).contains(value)
  }
}
