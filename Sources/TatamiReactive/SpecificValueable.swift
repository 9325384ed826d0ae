/// A container with a current value that can be read and written, such as `State`.
@MainActor
public protocol SpecificValueable<SpecificValue> {
  /// The type of the value.
  associatedtype SpecificValue

  /// The current value.
  var specificValue: SpecificValue { get set }
}
