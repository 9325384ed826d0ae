public import TatamiBox
public import TatamiReactive
public import TatamiUIKit

/// A value that represents a length: a number of points, or a `SizeDescription`.
public protocol SizeDescriptible {
  /// The length.
  var sizeDescription: SizeDescription { get }
}

extension SizeDescriptible where Self: CGFloatable {
  /// The number as a fixed length.
  public var sizeDescription: SizeDescription { .fix(Double(cgFloatValue)) }
}

extension SizeDescription: SizeDescriptible {
  /// The length itself.
  public var sizeDescription: SizeDescription { self }
}

extension Int: SizeDescriptible {}
extension Int8: SizeDescriptible {}
extension Int16: SizeDescriptible {}
extension Int32: SizeDescriptible {}
extension Int64: SizeDescriptible {}
extension UInt: SizeDescriptible {}
extension UInt8: SizeDescriptible {}
extension UInt16: SizeDescriptible {}
extension UInt32: SizeDescriptible {}
extension UInt64: SizeDescriptible {}
extension Float: SizeDescriptible {}
extension Double: SizeDescriptible {}
extension CGFloat: SizeDescriptible {}

/// A number of points, or a source of such numbers.
@MainActor
public protocol LengthOutput {
  /// The numbers.
  var lengths: Outputs<CGFloat> { get }
}

extension LengthOutput where Self: CGFloatable {
  /// The number itself.
  public var lengths: Outputs<CGFloat> { .just(cgFloatValue) }
}

extension LengthOutput where Self: OutputingModifier, Self.OutputType: CGFloatable {
  /// The numbers.
  public var lengths: Outputs<CGFloat> { mapCGFloat() }
}

extension Int: LengthOutput {}
extension Float: LengthOutput {}
extension Double: LengthOutput {}
extension CGFloat: LengthOutput {}
extension State: LengthOutput where Value: CGFloatable {}
extension SimpleIO: LengthOutput where Value: CGFloatable {}
extension Outputs: LengthOutput where OutputType: CGFloatable {}
extension OutputBinder: LengthOutput where OutputType: CGFloatable {}
