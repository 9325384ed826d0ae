import Foundation

/// A key with modifiers that does something wherever the keys go.
@MainActor
open class UIKeyCommand: UIMenuElement {
  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete, forwards.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// What the key types without modifiers, or one of the special inputs.
  public let input: String?
  /// The modifier keys that have to be held, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// A longer title that explains the command.
  open var discoverabilityTitle: String?
  /// How the command is offered; disabled ones do nothing.
  open var attributes: Attributes = []
  /// Whether the command comes before what text and focus make of the key.
  open var wantsPriorityOverSystemBehavior = false

  let handler: @MainActor (UIKeyCommand) -> Void

  init(
    title: String,
    input: String,
    flags modifierFlags: UIKeyModifierFlags,
    handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
    super.init(title: title, image: nil)
  }

  /// Whether a key is the command's.
  func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard !attributes.contains(.disabled), let input = input?.lowercased() else { return false }
    let (own, held) = (
      modifierFlags.intersection(relevant), key.modifierFlags.intersection(relevant)
    )
    let plain = KeyboardLayout.key(key.keyCode, []).characters.lowercased()
    if input == plain { return own == held }
    // A character that takes Shift to type says so by itself.
    return input == key.charactersIgnoringModifiers.lowercased()
      && own.union(.shift) == held.union(.shift)
  }
}
