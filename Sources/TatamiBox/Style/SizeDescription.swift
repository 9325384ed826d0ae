/// The length of a node along one axis: its kind and its limits.
///
/// ```swift
/// let lengths: [SizeDescription] = [44, .fill, .ratio(2), .wrap(add: 16, min: 60)]
/// UILabel().attach().text("Total").size(lengths[1], lengths[0])
/// ```
///
/// A number literal is a fixed length.
public struct SizeDescription: Hashable, Sendable {
  /// The kind of a length.
  public enum Kind: Hashable, Sendable {
    /// The length of the content, within limits.
    case wrap
    /// A number of points, regardless of the content.
    case fixed
    /// A share of the remaining space.
    case ratio
    /// The length along the other axis, multiplied or divided by width / height.
    case aspect
  }

  /// The kind of the length.
  public let kind: Kind
  /// The points of a fixed length, the weight of a ratio or width / height of an aspect; otherwise
  /// zero.
  public let value: Double
  /// The limits and weights of a wrapping length; the defaults for all other kinds.
  public let limits: WrapLimits
  /// Whether any limit differs from the default.
  let isLimited: Bool

  init(kind: Kind, value: Double = 0, limits: WrapLimits) {
    self.kind = kind
    self.value = value
    self.limits = limits
    isLimited = limits != .none
  }

  /// Creates a length without limits.
  init(kind: Kind, value: Double = 0) {
    self.kind = kind
    self.value = value
    limits = .none
    isLimited = false
  }

  /// The length of the content.
  public static let wrap = SizeDescription(kind: .wrap)

  /// The whole remaining length: a ratio of 1.
  public static let fill = ratio(1)

  /// Returns a fixed length in points, at least 0.
  public static func fix(_ points: Double) -> SizeDescription {
    SizeDescription(kind: .fixed, value: points)
  }

  /// Returns a share of the remaining space, relative to the other ratios; at least 0.
  public static func ratio(_ weight: Double) -> SizeDescription {
    SizeDescription(kind: .ratio, value: weight)
  }

  /// Returns a length derived from the other axis; the given number, above 0, is width / height.
  public static func aspectRatio(_ widthByHeight: Double) -> SizeDescription {
    SizeDescription(kind: .aspect, value: widthByHeight)
  }

  /// Returns the length of the content plus `add`, clamped to `min` and `max`, in points.
  ///
  /// Nodes with a higher `priority` are measured earlier. `shrink` and `grow` are the weights for
  /// distributing an overflow or free space. A length that grows has no maximum.
  public static func wrap(
    add: Double = 0,
    min: Double = 0,
    max: Double = WrapLimits.infinite,
    priority: Double = 0,
    shrink: Double = 0,
    grow: Double = 0
  ) -> SizeDescription {
    var limits = WrapLimits()
    limits.add = add
    limits.min = min
    limits.max = grow > 0 ? WrapLimits.infinite : max
    limits.priority = priority
    limits.shrink = shrink
    limits.grow = grow
    return SizeDescription(kind: .wrap, limits: limits)
  }

  /// Returns a length in points that may shrink and grow.
  public static func flex(
    _ points: Double,
    shrink: Double = 0,
    grow: Double = 0
  ) -> SizeDescription {
    wrap(min: points, max: points, shrink: shrink, grow: grow)
  }
}

extension SizeDescription: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a fixed length from a literal such as `12.5`.
  public init(floatLiteral value: Double) {
    self = .fix(value)
  }

  /// Creates a fixed length from a literal such as `12`.
  public init(integerLiteral value: Int) {
    self = .fix(Double(value))
  }
}
