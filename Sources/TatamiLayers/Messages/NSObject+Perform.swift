public import Foundation
public import TatamiSelectors

extension NSObjectProtocol {
  /// Returns whether the object has a method that a selector calls: the method to which the
  /// selector refers, or one of the same name in the object's `ActionTable`.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Calls a method without arguments and returns its result, which is kept alive until the end of
  /// the run loop's turn; nil if it returns nothing.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
    PerformedResults.retain(aSelector?.perform(on: self))
  }

  /// Calls a method with an argument and returns its result, which is kept alive until the end of
  /// the run loop's turn; nil if it returns nothing.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
    PerformedResults.retain(aSelector?.perform(on: self, object))
  }

  /// Calls a method with two arguments and returns its result, which is kept alive until the end of
  /// the run loop's turn; nil if it returns nothing.
  @discardableResult
  public func perform(
    _ aSelector: Selector?,
    with object1: Any?,
    with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    PerformedResults.retain(aSelector?.perform(on: self, object1, object2))
  }
}

extension NSObject {
  /// Returns whether instances of the class have a method that a selector calls.
  public static func instancesRespond(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(ofInstancesOf: self) ?? false
  }

  /// Calls a method with an argument on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    Thread.detachNewThreadSelector(aSelector, toTarget: self, with: arg)
  }
}

extension Thread {
  /// Calls a method of a target, which is retained until it returns, on a new thread.
  public static func detachNewThreadSelector(
    _ selector: Selector,
    toTarget target: Any,
    with argument: Any?
  ) {
    guard let receiver = TargetAction.object(reporting: target) else { return }
    nonisolated(unsafe) let message = (receiver, argument)
    detachNewThread { selector.perform(on: message.0, message.1) }
  }
}
