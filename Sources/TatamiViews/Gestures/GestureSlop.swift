import Foundation

/// The distance that touches must travel before a movement is recognized.
enum GestureSlop {
  /// Points; S90.
  static let distance: CGFloat = 10
}
