/// A container with a current value that can be read and written, such as `State`.
@preconcurrency @MainActor
public protocol ValueContainer<Value> {
  /// The type of the value.
  associatedtype Value

  /// The current value.
  var value: Value { get set }
}
