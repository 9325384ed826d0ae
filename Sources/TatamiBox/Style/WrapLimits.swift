/// The limits and weights of a length that wraps its content.
public struct WrapLimits: Hashable, Sendable {
  /// The length added to the content's length, in points; may be negative.
  public var add = 0.0
  /// The smallest length in points, at least 0.
  public var min = 0.0
  /// The largest length in points, at least 0.
  public var max = WrapLimits.infinite
  /// The measuring order among wrapping siblings: higher priorities are measured earlier.
  public var priority = 0.0
  /// The weight for distributing an overflow, at least 0.
  public var shrink = 0.0
  /// The weight for distributing free space, at least 0.
  public var grow = 0.0

  /// The length that represents no limit: the largest finite number.
  public static let infinite = Double.greatestFiniteMagnitude

  /// No limits and no weights.
  static let none = WrapLimits()

  /// The default limits of a flow's lines, which shrink (Specification/box.md §5).
  static let shrinking: WrapLimits = {
    var limits = WrapLimits()
    limits.shrink = 1
    return limits
  }()

  /// Whether the length may change after measuring.
  var isFlexible: Bool { grow > 0 || shrink > 0 }

  /// Returns the length for a content length, in points.
  func applied(to content: Double) -> Double {
    Swift.min(Swift.max(min, content + add), max)
  }
}
