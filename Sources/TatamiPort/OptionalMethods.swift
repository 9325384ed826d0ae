import TatamiListContent

// swift-format-ignore: NoLeadingUnderscores
/// Returns the result of a delegate's method; nil if there is no delegate, or if it does not implement
/// the optional method.
@MainActor
@discardableResult
public func _optional<Result>(_ call: @autoclosure () -> Result?) -> Result? {
  OptionalMethod.result(call) ?? nil
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns the result of an optional method that is known to be implemented.
///
/// - Precondition: The method is implemented.
public func _implemented<Result>(_ call: () throws -> Result) -> Result {
  do {
    return try call()
  } catch {
    preconditionFailure("the optional method is not implemented: \(error)")
  }
}
