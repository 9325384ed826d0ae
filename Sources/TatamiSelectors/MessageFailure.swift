/// The reason for which a message did not call a method.
package enum MessageFailure: Error {
  /// The receiver has no method of the name.
  case unrecognized
  /// An argument is of a type that the method does not take.
  case argument(number: Int, found: String, expected: String)
  /// The method has more parameters than a selector passes.
  case parameters(Int)
  /// The method has thrown an error.
  case thrown(any Error)

  /// Describes the failure of a message to a receiver.
  package func description(of selector: Selector, to receiver: AnyObject) -> String {
    let message = "-[\(type(of: receiver)) \(selector)]: "
    switch self {
    case .unrecognized:
      let address = UInt(bitPattern: Unmanaged.passUnretained(receiver).toOpaque())
      let digits = String(address, radix: 16)
      return message + "unrecognized selector sent to instance 0x\(digits)"
    case .argument(let number, let found, let expected):
      return message + "argument \(number) is \(found), expected \(expected)"
    case .parameters(let count):
      return message + "the method has \(count) parameters, selectors call methods with at most "
        + "\(MessageArguments.maxCount)"
    case .thrown(let error):
      return message + "the method has thrown \(error)"
    }
  }
}

/// The error of an optional requirement that an object does not implement.
///
/// Optional requirements of `@objc` protocols become throwing methods whose default implementation
/// throws this error.
public struct OptionalRequirementAbsent: Error {
  /// Creates the error.
  public init() {}
}
