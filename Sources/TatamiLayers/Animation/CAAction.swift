public import Foundation

/// The response to a change of a layer, usually an animation.
public protocol CAAction: AnyObject {
  /// Runs the action for a key of an object, usually a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object as an action, which does nothing and ends the search for an action.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
