import Foundation

/// The distance that touches must travel before a movement is recognized.
package enum GestureSlop {
  /// Points; S90.
  package static let distance: CGFloat = 10
}
