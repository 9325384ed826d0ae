/// The treatment of text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wrapping between words, or between characters of a word longer than a line.
  case byWordWrapping = 0
  /// Wrapping between any characters.
  case byCharWrapping = 1
  /// Clipping.
  case byClipping = 2
  /// An ellipsis instead of the start.
  case byTruncatingHead = 3
  /// An ellipsis instead of the end.
  case byTruncatingTail = 4
  /// An ellipsis instead of the middle.
  case byTruncatingMiddle = 5
}
