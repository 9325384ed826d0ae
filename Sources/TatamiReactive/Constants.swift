public import Foundation

// Constants are sources of themselves: a setter takes a literal where it takes a state.

extension ReactiveSource where OutputType == Self {
  /// Delivers the constant once; there is nothing to dispose.
  @discardableResult
  public func subscribe<Subscriber: ReactiveReceiver<OutputType>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    subscriber.input(value: self)
    return Disposers.inert
  }
}

extension Optional: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Wrapped?
}

extension Array: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = [Element]
}

extension Dictionary: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = [Key: Value]
}

extension String: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = String
}

extension Bool: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Bool
}

extension Int: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Int
}

extension Int8: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Int8
}

extension Int16: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Int16
}

extension Int32: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Int32
}

extension Int64: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Int64
}

extension UInt: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UInt
}

extension UInt8: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UInt8
}

extension UInt16: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UInt16
}

extension UInt32: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UInt32
}

extension UInt64: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = UInt64
}

extension Float: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Float
}

extension Double: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Double
}

extension CGFloat: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = CGFloat
}

extension Date: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Date
}

extension URL: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = URL
}

extension Data: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = Data
}

extension CGRect: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = CGRect
}

extension CGPoint: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = CGPoint
}

extension CGSize: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = CGSize
}
