/// The length of a node along one axis: how it is found and within which limits.
///
/// A number literal is a fixed length. Specified in box §1 to §3.
public struct SizeDescription: Hashable, Sendable {
  /// The way a length is found.
  public enum Kind: Hashable, Sendable {
    /// The length of the content, within limits.
    case wrap
    /// A number of points, whatever the content.
    case fixed
    /// A share of what is left over.
    case ratio
    /// The other length, multiplied or divided by width / height.
    case aspect
  }

  /// The way the length is found.
  public let kind: Kind
  /// Points of a fixed length, weight of a ratio, width / height of an aspect; else zero.
  public let value: Double
  /// Limits and weights of a wrapping length; the default ones for every other kind.
  public let limits: WrapLimits
  /// Whether any limit differs from the default.
  let isLimited: Bool

  init(kind: Kind, value: Double = 0, limits: WrapLimits) {
    self.kind = kind
    self.value = value
    self.limits = limits
    isLimited = limits != .none
  }

  /// Makes a length without limits.
  init(kind: Kind, value: Double = 0) {
    self.kind = kind
    self.value = value
    limits = .none
    isLimited = false
  }

  /// The length of the content.
  public static let wrap = SizeDescription(kind: .wrap)

  /// The whole length that is left over: a ratio of 1.
  public static let fill = ratio(1)

  /// A number of points, at least 0.
  public static func fix(_ points: Double) -> SizeDescription {
    SizeDescription(kind: .fixed, value: points)
  }

  /// A share of what is left over, weighed against the other ratios; at least 0.
  public static func ratio(_ weight: Double) -> SizeDescription {
    SizeDescription(kind: .ratio, value: weight)
  }

  /// The other axis' length, so that width / height is the given number, which is above 0.
  public static func aspectRatio(_ widthByHeight: Double) -> SizeDescription {
    SizeDescription(kind: .aspect, value: widthByHeight)
  }

  /// The length of the content plus `add`, kept between `min` and `max`, in points.
  ///
  /// A higher `priority` is measured earlier; `shrink` and `grow` weigh how much of a lack or
  /// of an excess this length takes. A length that grows has no maximum.
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

  /// A number of points that may shrink and grow.
  public static func flex(
    _ points: Double,
    shrink: Double = 0,
    grow: Double = 0
  ) -> SizeDescription {
    wrap(min: points, max: points, shrink: shrink, grow: grow)
  }
}

extension SizeDescription: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a fixed length from a literal such as `12.5`.
  public init(floatLiteral value: Double) {
    self = .fix(value)
  }

  /// Makes a fixed length from a literal such as `12`.
  public init(integerLiteral value: Int) {
    self = .fix(Double(value))
  }
}
