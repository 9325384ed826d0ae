public import Foundation

/// A number that can be given where a length in points is meant.
public protocol CGFloatable {
  /// The number as a `CGFloat`.
  var cgFloatValue: CGFloat { get }
}

extension CGFloatable where Self: BinaryInteger {
  /// The nearest `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension CGFloatable where Self: BinaryFloatingPoint {
  /// The nearest `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

// The usual types convert themselves: the conversions of any number above are slower.

extension Int: CGFloatable {
  /// The number as a `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension Int8: CGFloatable {}
extension Int16: CGFloatable {}
extension Int32: CGFloatable {}
extension Int64: CGFloatable {}
extension UInt: CGFloatable {}
extension UInt8: CGFloatable {}
extension UInt16: CGFloatable {}
extension UInt32: CGFloatable {}
extension UInt64: CGFloatable {}

extension Float: CGFloatable {
  /// The number as a `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension Double: CGFloatable {
  /// The number as a `CGFloat`.
  public var cgFloatValue: CGFloat { CGFloat(self) }
}

extension CGFloat: CGFloatable {
  /// The number itself.
  public var cgFloatValue: CGFloat { self }
}
