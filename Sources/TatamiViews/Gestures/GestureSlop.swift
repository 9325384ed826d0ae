import Foundation

/// The distance that touches have to travel before a movement counts as one.
enum GestureSlop {
  /// Points; S90.
  static let distance: CGFloat = 10
}
