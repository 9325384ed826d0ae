package import TatamiSelectors

extension Selector {
  /// Calls the method of a receiver and returns its result; reports a message that fails.
  @discardableResult
  package func perform(on receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
    do {
      return try send(to: receiver, MessageArguments(first, second))
    } catch {
      Diagnostics.report(error.description(of: self, to: receiver))
      return nil
    }
  }
}

extension TargetAction {
  /// Creates a pair; reports a target that is not an object and returns nil.
  package static func reporting(_ target: Any?, _ selector: Selector) -> TargetAction? {
    let pair = TargetAction(target: target, selector: selector)
    if pair == nil { Diagnostics.report(notAnObject(target)) }
    return pair
  }

  /// Returns a target as an object; reports a value that is not an object and returns nil.
  package static func object(reporting target: Any?) -> AnyObject? {
    let object = object(target)
    if object == nil { Diagnostics.report(notAnObject(target)) }
    return object
  }

  private static func notAnObject(_ target: Any?) -> String {
    "the target of a selector must be an instance of a class, found "
      + (target.map { "\(type(of: $0))" } ?? "nil")
  }
}
