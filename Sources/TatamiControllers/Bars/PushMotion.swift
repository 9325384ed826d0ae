import Foundation

/// The measures of the slide of a push or a pop, in which views and the titles of bars move together.
enum PushMotion {
  /// The duration, in seconds.
  static let duration: TimeInterval = 0.35
  /// The part of the width that the lower view moves.
  static let parallax: CGFloat = 0.3
}
