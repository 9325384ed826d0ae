import Foundation

/// A keyboard shortcut: a key with modifiers and the action that it performs.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Forward Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The characters that the key types without modifiers, or one of the special inputs.
  open private(set) var input: String?
  /// The modifier keys that must be held down; no others may be.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A longer title that explains the command.
  open var discoverabilityTitle: String?
  /// The attributes of the command; disabled commands match no key.
  open var attributes: Attributes = []
  /// Whether the command takes precedence over text input and focus movement.
  open var wantsPriorityOverSystemBehavior = false

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  let handler: (UIKeyCommand) -> Void

  init(
    title: String,
    input: String,
    flags modifierFlags: UIKeyModifierFlags,
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
    super.init(title: title, image: nil)
  }

  /// Returns whether a key with its modifiers triggers the command.
  func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard !attributes.contains(.disabled), let input = input?.lowercased() else { return false }
    let required = modifierFlags.intersection(relevant)
    let held = key.modifierFlags.intersection(relevant)
    let plain = KeyboardLayout.key(key.keyCode, []).characters.lowercased()
    if input == plain { return required == held }
    // A character typed with Shift implies Shift.
    return input == key.charactersIgnoringModifiers.lowercased()
      && required.union(.shift) == held.union(.shift)
  }
}
