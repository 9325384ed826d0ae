public import Foundation
import TatamiControls
public import TatamiViews

/// An object that runs closures along with an animation of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animator of a lift, a drop or a return.
package final class DragAnimator: NSObject, UIDragAnimating {
  private let animator = MenuAnimator()

  package override init() {}

  package func addAnimations(_ animations: @escaping () -> Void) {
    animator.add(animations: animations)
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.add(completion: { completion(.end) })
  }

  /// Runs the closures that are animated.
  package func animate() { animator.animate() }

  /// Runs the closures of the end, once.
  package func complete() { animator.complete() }
}
