/// A selector with the object that receives it, which is held weakly.
package struct TargetAction {
  /// The target; nil if there is none or if it has been released.
  package private(set) weak var target: AnyObject?
  /// Whether the pair was made with a target.
  package let hasTarget: Bool
  package let selector: Selector

  /// Creates a pair; nil if the target is not an instance of a class.
  package init?(target: Any?, selector: Selector) {
    let value = unwrapped(target)
    self.selector = selector
    hasTarget = value != nil
    guard let value else { return }
    guard let object = TargetAction.object(value) else { return nil }
    self.target = object
  }

  /// Whether the target has been released.
  package var isAbandoned: Bool { hasTarget && target == nil }

  /// Returns whether another pair has the same target, or none as this one, and the same selector.
  package func isEqual(to other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && target === other.target && selector == other.selector
  }

  /// Returns whether the pair has a target and a selector; nil matches all.
  package func matches(target object: AnyObject?, selector name: Selector?) -> Bool {
    (object == nil || object === target) && (name == nil || name == selector)
  }

  /// Returns a value as an object; nil if it is not an instance of a class.
  package static func object(_ value: Any?) -> AnyObject? {
    guard let value = unwrapped(value), type(of: value) is AnyClass else { return nil }
    return value as AnyObject
  }
}
