/// How a wrapping length departs from its content, in points and weights (box §3, §4).
public struct WrapLimits: Hashable, Sendable {
  /// Points added to the content's length; may be negative.
  public var add = 0.0
  /// The smallest length, at least 0.
  public var min = 0.0
  /// The largest length, at least 0.
  public var max = WrapLimits.infinite
  /// The rank among wrapping siblings: higher ones are measured earlier.
  public var priority = 0.0
  /// The share of a lack of space this length gives up, at least 0.
  public var shrink = 0.0
  /// The share of an excess of space this length takes, at least 0.
  public var grow = 0.0

  /// The number that stands for an unlimited length: the largest finite one.
  public static let infinite = Double.greatestFiniteMagnitude

  /// No limit and no weight: exactly the content.
  static let none = WrapLimits()

  /// Limits that give up space, the default of a flow's lines (box §5).
  static let shrinking: WrapLimits = {
    var limits = WrapLimits()
    limits.shrink = 1
    return limits
  }()

  /// Whether the length may be resized after measuring.
  var isFlexible: Bool { grow > 0 || shrink > 0 }

  /// Returns the length for a content, in points.
  func applied(to content: Double) -> Double {
    Swift.min(Swift.max(min, content + add), max)
  }
}
