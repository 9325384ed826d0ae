/// A weak reference as a value.
///
/// ```swift
/// let label = WeakReference(value: someLabel)
/// let width = label.do({ $0.frame.width }, fallback: 0)
/// ```
public struct WeakReference<Value: AnyObject> {
  /// The object, nil once it has been freed.
  public private(set) weak var value: Value?

  /// Creates a weak reference.
  public init(value: Value?) {
    self.value = value
  }

  /// Returns the result of an action with the object, or a fallback if the object has been freed.
  public func `do`<Result>(
    _ action: (Value) throws -> Result,
    fallback: @autoclosure () -> Result
  ) rethrows -> Result {
    guard let value else { return fallback() }
    return try action(value)
  }

  /// Calls an action with the object unless it has been freed.
  public func execute(_ action: (Value) throws -> Void) rethrows {
    if let value { try action(value) }
  }
}
