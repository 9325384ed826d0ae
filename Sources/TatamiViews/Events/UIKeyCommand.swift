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

  /// The action, which is sent to the first responder that performs it; nil for none.
  open private(set) var action: Selector?
  /// Data that distinguishes commands with the same action.
  open private(set) var propertyList: Any?
  /// Whether the command is in effect.
  open var state: State = .off
  /// The closure of a command that was made with one.
  private var handler: ((UIKeyCommand) -> Void)?

  init(
    _ action: Selector?,
    title: String = "",
    image: UIImage? = nil,
    input: String?,
    flags modifierFlags: UIKeyModifierFlags
  ) {
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image)
  }

  /// Creates a command without a key.
  public convenience init() {
    self.init(nil, input: nil, flags: [])
  }

  /// Creates a command for a key with modifiers.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector
  ) {
    self.init(action, input: input, flags: modifierFlags)
  }

  /// Creates a command for a key with modifiers, with a title, an image and other attributes.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(action, title: title, image: image, input: input, flags: modifierFlags)
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Creates a command that calls a closure: its action, which every responder performs.
  convenience init(
    title: String,
    input: String,
    flags modifierFlags: UIKeyModifierFlags,
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    let action = Selector("performClosureOfKeyCommand:", UIResponder.performClosure(of:))
    self.init(action, title: title, input: input, flags: modifierFlags)
    self.handler = handler
  }

  /// Calls the closure.
  fileprivate func performClosure() { handler?(self) }

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

extension UIResponder {
  /// Calls the closure of a key command.
  fileprivate func performClosure(of command: UIKeyCommand) { command.performClosure() }
}
