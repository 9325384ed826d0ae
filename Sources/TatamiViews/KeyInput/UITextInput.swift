public import Foundation

/// A text that input methods can read, measure and change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the characters in a range; nil for a range of another text.
  func text(in range: UITextRange) -> String?

  /// Replaces the characters in a range, without a check by the delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; an empty range at the caret if there is none.
  var selectedTextRange: UITextRange? { get set }

  /// The provisional characters of an input method; nil for none.
  var markedTextRange: UITextRange? { get }

  /// Replaces the marked characters or the selection, and marks the new ones.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Accepts the marked characters.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance in UTF-16 units; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position at a distance in characters or lines; nil beyond the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?

  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the first rectangle that encloses characters of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles that enclose a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position in a range closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}
