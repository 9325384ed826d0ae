/// A receiver that forwards its values to a closure at once.
///
/// ```swift
/// let print = Inputs<String> { Swift.print($0) }
/// print.input(value: "hello")
/// ```
@preconcurrency @MainActor
public struct Inputs<InputType>: ReactiveReceiver {
  let receive: (InputType) -> Void

  /// Creates a receiver from a closure.
  public init(_ receive: @escaping (InputType) -> Void) {
    self.receive = receive
  }

  /// Calls the closure with a value.
  public func input(value: InputType) {
    receive(value)
  }

  /// Returns this receiver.
  public func asInput() -> Inputs {
    self
  }

  /// Returns a receiver that writes a property of an object.
  ///
  /// The object is held weakly; without it, values are dropped.
  public static func keyPath<Object: AnyObject>(
    object: Object,
    keypath: ReferenceWritableKeyPath<Object, InputType>
  ) -> Inputs {
    Inputs { [weak object] value in object?[keyPath: keypath] = value }
  }
}
