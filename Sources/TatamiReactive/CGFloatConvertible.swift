public import Foundation

/// A number that can be used as a length in points.
public protocol CGFloatConvertible {
  /// The number as a `CGFloat`.
  var cgFloatValue: CGFloat { get }
}

extension CGFloatConvertible where Self: BinaryInteger {
  /// The nearest `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension CGFloatConvertible where Self: BinaryFloatingPoint {
  /// The nearest `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

// The usual types convert themselves: the conversions of any number above are slower.

extension Int: CGFloatConvertible {
  /// The number as a `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension Int8: CGFloatConvertible {}
extension Int16: CGFloatConvertible {}
extension Int32: CGFloatConvertible {}
extension Int64: CGFloatConvertible {}
extension UInt: CGFloatConvertible {}
extension UInt8: CGFloatConvertible {}
extension UInt16: CGFloatConvertible {}
extension UInt32: CGFloatConvertible {}
extension UInt64: CGFloatConvertible {}

extension Float: CGFloatConvertible {
  /// The number as a `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension Double: CGFloatConvertible {
  /// The number as a `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension CGFloat: CGFloatConvertible {
  /// The number itself.
  public var cgFloatValue: CGFloat { self }
}
