/// An editing command that a key press gives.
package enum TextCommand: Equatable {
  case insert(String)
  case newLine
  case delete(TextDirection, TextUnit)
  case move(TextDirection, TextUnit, SelectionChange)
  /// A move toward the left (-1) or right (1) edge of the screen.
  case moveSideways(Int, TextUnit, SelectionChange)
  case moveLines(Int, SelectionChange)
  case movePages(Int, SelectionChange)
  case cut, copy, paste, selectAll
}

extension TextCommand {
  /// Creates the command of a key press; nil if the key has no meaning in a text.
  ///
  /// Control acts as Command in shortcuts and as Option with arrow keys.
  ///
  /// - Parameter acceptsTabs: Whether the Tab key types a tab.
  package init?(_ key: TextKey, acceptsTabs: Bool) {
    let change = key.modifiers.contains(.shift) ? SelectionChange.extend : .replace
    switch key.code {
    case .leftArrow: self = .moveSideways(-1, key.unit, change)
    case .rightArrow: self = .moveSideways(1, key.unit, change)
    case .upArrow: self = Self.vertical(-1, key, change)
    case .downArrow: self = Self.vertical(1, key, change)
    case .home: self = .move(.backward, key.homeUnit, change)
    case .end: self = .move(.forward, key.homeUnit, change)
    case .pageUp: self = .movePages(-1, change)
    case .pageDown: self = .movePages(1, change)
    case .deleteBackward: self = .delete(.backward, key.unit)
    case .deleteForward: self = .delete(.forward, key.unit)
    case .enter: self = .newLine
    case .tab where acceptsTabs && key.modifiers.isEmpty: self = .insert("\t")
    case .tab, .other:
      guard let command = Self.shortcut(key) ?? Self.typing(key) else { return nil }
      self = command
    }
  }

  private static func vertical(
    _ lines: Int,
    _ key: TextKey,
    _ change: SelectionChange
  ) -> Self {
    let direction = lines > 0 ? TextDirection.forward : .backward
    if key.modifiers.contains(.command) { return .move(direction, .document, change) }
    if !key.modifiers.isDisjoint(with: [.option, .control]) {
      return .move(direction, .paragraph, change)
    }
    return .moveLines(lines, change)
  }

  private static func shortcut(_ key: TextKey) -> Self? {
    guard !key.modifiers.isDisjoint(with: [.command, .control]), !key.modifiers.contains(.option)
    else { return nil }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    default: return nil
    }
  }

  /// Returns the insertion of the characters that a key types.
  private static func typing(_ key: TextKey) -> Self? {
    let isShortcut =
      key.modifiers.contains(.command)
      || key.modifiers.intersection([.control, .option]) == .control
    guard !isShortcut else { return nil }
    let typed = key.characters.unicodeScalars.filter { !$0.isControlOrFunctionKey }
    return typed.isEmpty ? nil : .insert(String(String.UnicodeScalarView(typed)))
  }
}

extension TextKey {
  /// The unit by which arrow keys move and the delete keys delete.
  fileprivate var unit: TextUnit {
    if modifiers.contains(.command) { return .line }
    return modifiers.isDisjoint(with: [.option, .control]) ? .character : .word
  }

  /// The unit by which Home and End move.
  fileprivate var homeUnit: TextUnit {
    modifiers.isDisjoint(with: [.command, .control]) ? .line : .document
  }
}

extension Unicode.Scalar {
  /// Whether keyboards send the character for a key that types nothing.
  fileprivate var isControlOrFunctionKey: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || (0xf700...0xf8ff).contains(value)
  }
}
