public import Foundation

/// Something that keys type into.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there are characters.
  var hasText: Bool { get }

  /// Puts characters in place of the selection.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// Directions on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards.
  case up = 4
  /// Downwards.
  case down = 5
}

/// A text that can be measured and edited from outside, character by character.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns characters; nil for a range of something else.
  func text(in range: UITextRange) -> String?

  /// Puts characters in place of a range; the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; empty for a caret.
  var selectedTextRange: UITextRange? { get set }

  /// The characters that an input method may still change; nil for none.
  var markedTextRange: UITextRange? { get }

  /// Puts characters in place of the marked ones, or of the selection, and marks them.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Keeps the marked characters.
  func unmarkText()

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the place some UTF-16 units further on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the place some characters or lines further in a direction; nil beyond the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?

  /// Returns which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the UTF-16 units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the first rectangle that covers a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the caret at a place.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns rectangles that cover a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the place of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the character at a point; nil without characters.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// What edit menus and shortcuts ask of a responder.
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts the pasteboard's text in place of the selection.
  func paste(_ sender: Any?)
  /// Selects the word at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}
