public import Tatami

/// An object with a value that can be read and written.
@preconcurrency @MainActor
public protocol SpecificValueable: ValueContainer where Value == SpecificValue {
  /// The type of the value.
  associatedtype SpecificValue

  /// The value.
  var specificValue: SpecificValue { get set }
}

extension SpecificValueable {
  /// The value.
  public var value: SpecificValue {
    get { specificValue }
    set { specificValue = newValue }
  }
}

extension State: SpecificValueable {
  /// The type of the value.
  public typealias SpecificValue = Value

  /// The current value; setting it delivers it.
  public var specificValue: Value {
    get { value }
    set { value = newValue }
  }
}
