/// The arguments of a message; missing ones are nil.
package struct MessageArguments {
  /// The maximum number of parameters of a method that a selector calls.
  static let maxCount = 2

  let first: Any?
  let second: Any?

  package init(_ first: Any? = nil, _ second: Any? = nil) {
    self.first = first
    self.second = second
  }
}

/// Reads the arguments of a message in order, as the types of the method's parameters.
struct ArgumentReader {
  private let arguments: MessageArguments
  private var count = 0

  init(_ arguments: MessageArguments) {
    self.arguments = arguments
  }

  /// Returns the next argument; values are bridged as by `as?`.
  mutating func next<Parameter>(
    _ type: Parameter.Type
  ) throws(MessageFailure) -> Parameter {
    count += 1
    let argument = count == 1 ? arguments.first : arguments.second
    if let argument, let value = argument as? Parameter { return value }
    if argument == nil, let value = Any?.none as? Parameter { return value }
    let found = argument.map { "\(Swift.type(of: $0))" } ?? "nil"
    throw .argument(number: count, found: found, expected: "\(type)")
  }
}

/// Returns the value inside of optionals; nil for nil.
package func unwrapped(_ value: Any?) -> Any? {
  guard let value, let optional = value as? any OptionalValue else { return value }
  return unwrapped(optional.wrappedValue)
}

/// An optional whose type is not known.
private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { self }
}
