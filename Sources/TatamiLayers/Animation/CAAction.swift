public import Foundation

/// The reaction to a change of a layer, usually an animation.
@MainActor
public protocol CAAction: AnyObject {
  /// Runs the action for a key of an object, usually a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object as an action: nothing happens, and the search for an action ends.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The methods of an animation's delegate.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
