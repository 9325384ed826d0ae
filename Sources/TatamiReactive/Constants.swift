public import Foundation

// Constants are sources of themselves: a setter takes a literal where it takes a state.

extension Outputing where OutputType == Self {
  /// Delivers the constant once; there is nothing to dispose.
  @discardableResult
  public func subscribe<Subscriber: Inputing<OutputType>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    subscriber.input(value: self)
    return Disposers.inert
  }
}

extension Optional: Outputing {
  /// The constant's own type.
  public typealias OutputType = Wrapped?
}

extension Array: Outputing {
  /// The constant's own type.
  public typealias OutputType = [Element]
}

extension Dictionary: Outputing {
  /// The constant's own type.
  public typealias OutputType = [Key: Value]
}

extension String: Outputing {
  /// The constant's own type.
  public typealias OutputType = String
}

extension Bool: Outputing {
  /// The constant's own type.
  public typealias OutputType = Bool
}

extension Int: Outputing {
  /// The constant's own type.
  public typealias OutputType = Int
}

extension Int8: Outputing {
  /// The constant's own type.
  public typealias OutputType = Int8
}

extension Int16: Outputing {
  /// The constant's own type.
  public typealias OutputType = Int16
}

extension Int32: Outputing {
  /// The constant's own type.
  public typealias OutputType = Int32
}

extension Int64: Outputing {
  /// The constant's own type.
  public typealias OutputType = Int64
}

extension UInt: Outputing {
  /// The constant's own type.
  public typealias OutputType = UInt
}

extension UInt8: Outputing {
  /// The constant's own type.
  public typealias OutputType = UInt8
}

extension UInt16: Outputing {
  /// The constant's own type.
  public typealias OutputType = UInt16
}

extension UInt32: Outputing {
  /// The constant's own type.
  public typealias OutputType = UInt32
}

extension UInt64: Outputing {
  /// The constant's own type.
  public typealias OutputType = UInt64
}

extension Float: Outputing {
  /// The constant's own type.
  public typealias OutputType = Float
}

extension Double: Outputing {
  /// The constant's own type.
  public typealias OutputType = Double
}

extension CGFloat: Outputing {
  /// The constant's own type.
  public typealias OutputType = CGFloat
}

extension Date: Outputing {
  /// The constant's own type.
  public typealias OutputType = Date
}

extension URL: Outputing {
  /// The constant's own type.
  public typealias OutputType = URL
}

extension Data: Outputing {
  /// The constant's own type.
  public typealias OutputType = Data
}

extension CGRect: Outputing {
  /// The constant's own type.
  public typealias OutputType = CGRect
}

extension CGPoint: Outputing {
  /// The constant's own type.
  public typealias OutputType = CGPoint
}

extension CGSize: Outputing {
  /// The constant's own type.
  public typealias OutputType = CGSize
}
