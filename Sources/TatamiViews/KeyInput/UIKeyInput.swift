/// An object that receives typed characters.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there are characters.
  var hasText: Bool { get }

  /// Replaces the selection with characters.
  func insertText(_ text: String)

  /// Deletes the selection or the character before the caret.
  func deleteBackward()
}
