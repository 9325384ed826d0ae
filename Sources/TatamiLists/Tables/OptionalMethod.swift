/// Distinguishes optional methods that a delegate or data source implements from default bodies.
///
/// Protocols of Swift have no optional methods: each has a default body, which leaves a mark here.
@MainActor
enum OptionalMethod {
  private static var isMarked = false

  /// Records that a default body runs, and returns its result.
  static func unimplemented<Result>(_ result: Result) -> Result {
    isMarked = true
    return result
  }

  /// Returns the result of a method; nil if its default body ran.
  static func result<Result>(_ method: () -> Result) -> Result? {
    isMarked = false
    let result = method()
    defer { isMarked = false }
    return isMarked ? nil : result
  }
}
