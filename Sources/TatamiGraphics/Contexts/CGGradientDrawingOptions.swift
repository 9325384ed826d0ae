/// Whether a gradient extends beyond its two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: UInt32

  /// Creates options from raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color extends beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
