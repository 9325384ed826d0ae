/// A receiver of values.
///
/// `State`, `SimpleIO` and `Inputs` are receivers. A parameter that is bound in both directions
/// has the type `ReactiveSource & ReactiveReceiver`.
@preconcurrency @MainActor
public protocol ReactiveReceiver<InputType> {
  /// The type of the values.
  associatedtype InputType

  /// Receives a value.
  func input(value: InputType)

  /// Returns this receiver with its type erased.
  ///
  /// It holds a receiver that is an object strongly.
  func asInput() -> Inputs<InputType>
}

extension ReactiveReceiver {
  /// Returns this receiver with its type erased.
  ///
  /// It holds a receiver that is an object strongly.
  public func asInput() -> Inputs<InputType> {
    Inputs { self.input(value: $0) }
  }

  /// Returns a receiver that converts its values for this one.
  ///
  /// ```swift
  /// let count = State(0)
  /// count.asInput { (text: String) in text.count }.input(value: "abc")  // count.value is 3
  /// ```
  public func asInput<Value>(_ transform: @escaping (Value) -> InputType) -> Inputs<Value> {
    Inputs { self.input(value: transform($0)) }
  }
}
