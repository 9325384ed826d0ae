/// A key press as text editing reads it.
package struct TextKey {
  /// A key with a meaning of its own in a text.
  package enum Code {
    case leftArrow, rightArrow, upArrow, downArrow
    case home, end, pageUp, pageDown
    case deleteBackward, deleteForward
    case enter, tab
    /// Any other key, read by its characters.
    case other
  }

  /// The modifier keys held down.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let option = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
    /// Caps Lock, or the mark of a key on the number pad.
    package static let other = Modifiers(rawValue: 16)
  }

  let code: Code
  let modifiers: Modifiers
  let characters: String
  let charactersIgnoringModifiers: String

  /// Creates a key press.
  ///
  /// - Parameter characters: The characters that the key types; empty for none.
  package init(
    _ code: Code,
    modifiers: Modifiers,
    characters: String,
    charactersIgnoringModifiers: String
  ) {
    (self.code, self.modifiers) = (code, modifiers)
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
  }
}
