public import Foundation

/// What a change of a layer sets off: mostly an animation.
@MainActor
public protocol CAAction: AnyObject {
  /// Does it, for a key of an object, mostly a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object as an action: nothing happens, and nobody else is asked (S193).
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// What an animation tells.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; whether it came to its end or was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Takes no notice.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Takes no notice.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
