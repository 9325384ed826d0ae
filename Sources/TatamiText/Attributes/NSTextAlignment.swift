/// The alignment of the lines of a paragraph.
public enum NSTextAlignment: Int, Sendable {
  /// To the left edge.
  case left = 0
  /// To the center.
  case center = 1
  /// To the right edge.
  case right = 2
  /// To both edges, except for the last line.
  case justified = 3
  /// To the edge where the writing direction starts.
  case natural = 4
}
