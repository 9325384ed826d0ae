/// A direction in which assistive technologies scroll by a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content on the right.
  case right = 1
  /// To the content on the left.
  case left = 2
  /// To the content above.
  case up = 3
  /// To the content below.
  case down = 4
  /// To the next content in the scroll direction.
  case next = 5
  /// To the previous content in the scroll direction.
  case previous = 6
}
