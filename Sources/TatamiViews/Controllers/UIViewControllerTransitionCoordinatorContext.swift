public import Foundation

/// Information about a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
}
