/// Determines whether a delegate or data source implements an optional method.
///
/// Swift protocols have no optional methods: each method has a default implementation, which sets a
/// flag here.
@MainActor
package enum OptionalMethod {
  private static var isMarked = false

  /// Records a call of a default implementation, and returns its result.
  package static func unimplemented<Result>(_ result: Result) -> Result {
    isMarked = true
    return result
  }

  /// Returns the result of a method; nil if it is the default implementation.
  package static func result<Result>(_ method: () -> Result) -> Result? {
    isMarked = false
    let result = method()
    defer { isMarked = false }
    return isMarked ? nil : result
  }
}
