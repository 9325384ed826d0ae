import Foundation

/// The characters of the keys of a US keyboard.
@MainActor
package enum KeyboardLayout {
  private static let special: [UIKeyboardHIDUsage: String] = [
    .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardSpacebar: " ",
    .keyboardDeleteOrBackspace: "\u{8}", .keyboardDeleteForward: UIKeyCommand.inputDelete,
    .keyboardEscape: UIKeyCommand.inputEscape, .keyboardHome: UIKeyCommand.inputHome,
    .keyboardEnd: UIKeyCommand.inputEnd, .keyboardPageUp: UIKeyCommand.inputPageUp,
    .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardUpArrow: UIKeyCommand.inputUpArrow,
    .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
    .keyboardRightArrow: UIKeyCommand.inputRightArrow,
  ]

  /// The characters from key A on, in the order of the key codes, without and with Shift.
  private static let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890")
  private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()")
  private static let marks = Array("-=[]\\")
  private static let shiftedMarks = Array("_+{}|")
  private static let lastMarks = Array(";'`,./")
  private static let lastShiftedMarks = Array(":\"~<>?")

  private struct Block {
    var first: UIKeyboardHIDUsage
    var plain: [Character]
    var shifted: [Character]
  }

  private static let blocks = [
    Block(first: .keyboardA, plain: plain, shifted: shifted),
    Block(first: .keyboardHyphen, plain: marks, shifted: shiftedMarks),
    Block(first: .keyboardSemicolon, plain: lastMarks, shifted: lastShiftedMarks),
  ]

  /// Returns a key with its characters.
  package static func key(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> UIKey {
    let plain = special[code] ?? character(code, \.plain) ?? ""
    let shifted = special[code] ?? character(code, \.shifted) ?? ""
    let characters = flags.contains(.shift) ? shifted : plain
    return UIKey(
      characters: characters,
      charactersIgnoringModifiers: characters,
      modifierFlags: flags,
      keyCode: code
    )
  }

  private static func character(
    _ code: UIKeyboardHIDUsage,
    _ characters: KeyPath<Block, [Character]>
  ) -> String? {
    for block in blocks {
      let index = code.rawValue - block.first.rawValue
      if block[keyPath: characters].indices.contains(index) {
        return String(block[keyPath: characters][index])
      }
    }
    return nil
  }

  /// Returns the key that types a character; other characters have an undefined key code.
  package static func key(for character: Character) -> UIKey {
    if character.isNewline { return key(.keyboardReturnOrEnter, []) }
    if character == "\t" { return key(.keyboardTab, []) }
    if character == " " { return key(.keyboardSpacebar, []) }
    for block in blocks {
      if let key = key(for: character, in: block) { return key }
    }
    return UIKey(
      characters: String(character),
      charactersIgnoringModifiers: String(character),
      modifierFlags: [],
      keyCode: .keyboardErrorUndefined
    )
  }

  private static func key(for character: Character, in block: Block) -> UIKey? {
    let plain = block.plain.firstIndex(of: character)
    guard let index = plain ?? block.shifted.firstIndex(of: character),
      let code = UIKeyboardHIDUsage(rawValue: block.first.rawValue + index)
    else { return nil }
    return key(code, plain == nil ? .shift : [])
  }
}
