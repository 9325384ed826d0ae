public import TatamiBox
public import TatamiReactive
public import TatamiUIKit

/// A value that represents a length: a number of points, or a `SizeDescription`.
public protocol SizeDescriptionConvertible {
  /// The length.
  var sizeDescription: SizeDescription { get }
}

extension SizeDescriptionConvertible where Self: CGFloatConvertible {
  /// The number as a fixed length.
  public var sizeDescription: SizeDescription { .fix(Double(cgFloatValue)) }
}

extension SizeDescription: SizeDescriptionConvertible {
  /// The length itself.
  public var sizeDescription: SizeDescription { self }
}

extension Int: SizeDescriptionConvertible {}
extension Int8: SizeDescriptionConvertible {}
extension Int16: SizeDescriptionConvertible {}
extension Int32: SizeDescriptionConvertible {}
extension Int64: SizeDescriptionConvertible {}
extension UInt: SizeDescriptionConvertible {}
extension UInt8: SizeDescriptionConvertible {}
extension UInt16: SizeDescriptionConvertible {}
extension UInt32: SizeDescriptionConvertible {}
extension UInt64: SizeDescriptionConvertible {}
extension Float: SizeDescriptionConvertible {}
extension Double: SizeDescriptionConvertible {}
extension CGFloat: SizeDescriptionConvertible {}

/// A number of points, or a source of such numbers.
@preconcurrency @MainActor
public protocol LengthOutput {
  /// The numbers.
  var lengths: Outputs<CGFloat> { get }
}

extension LengthOutput where Self: CGFloatConvertible {
  /// The number itself.
  public var lengths: Outputs<CGFloat> { .just(cgFloatValue) }
}

extension LengthOutput where Self: ChainableSource, Self.OutputType: CGFloatConvertible {
  /// The numbers.
  public var lengths: Outputs<CGFloat> { mapCGFloat() }
}

extension Int: LengthOutput {}
extension Float: LengthOutput {}
extension Double: LengthOutput {}
extension CGFloat: LengthOutput {}
extension Member: LengthOutput where Value: CGFloatConvertible {}
extension State: LengthOutput where Value: CGFloatConvertible {}
extension SimpleIO: LengthOutput where Value: CGFloatConvertible {}
extension Outputs: LengthOutput where OutputType: CGFloatConvertible {}
extension OutputBinder: LengthOutput where OutputType: CGFloatConvertible {}
