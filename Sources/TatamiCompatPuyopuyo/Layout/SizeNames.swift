public import Foundation
public import Tatami

/// Tatami's size of boxes.
public typealias Size = BoxSize

/// Tatami's protocol of numbers and lengths.
public typealias SizeDescriptible = SizeDescriptionConvertible

extension BoxSize {
  /// Creates a size of zero.
  public init() {
    self.init(width: .fix(0), height: .fix(0))
  }

  /// Creates a size of no height.
  public init(width: SizeDescription) {
    self.init(width: width, height: .fix(0))
  }

  /// Creates a size of no width.
  public init(height: SizeDescription) {
    self.init(width: .fix(0), height: height)
  }

  /// Returns a size of zero.
  public static func fixed() -> BoxSize { fixed(0) }

  /// The ratio of the width to the height if one of them follows the other.
  public var aspectRatio: CGFloat? {
    [width, height].first { $0.kind == .aspect }.map { CGFloat($0.value) }
  }
}

extension SizeDescription {
  /// The ways to state a length.
  public enum SizeType: Hashable, Sendable {
    /// A number of points.
    case fixed
    /// A share of the space.
    case ratio
    /// The length of the content.
    case wrap
    /// The other length times a ratio.
    case aspectRatio
  }

  /// The way in which the length is stated.
  public var sizeType: SizeType {
    switch kind {
    case .fixed: .fixed
    case .ratio: .ratio
    case .wrap: .wrap
    case .aspect: .aspectRatio
    }
  }

  /// The number of points of a fixed length, otherwise 0.
  public var fixedValue: CGFloat { kind == .fixed ? CGFloat(value) : 0 }

  /// The share of the space of a ratio, otherwise 0.
  public var ratio: CGFloat { kind == .ratio ? CGFloat(value) : 0 }

  /// The ratio of the width to the height, otherwise 0.
  public var aspectRatio: CGFloat { kind == .aspect ? CGFloat(value) : 0 }

  /// The length that is added to the content's length.
  public var add: CGFloat { CGFloat(limits.add) }

  /// The least length.
  public var min: CGFloat { CGFloat(limits.min) }

  /// The greatest length.
  public var max: CGFloat { CGFloat(limits.max) }

  /// The order in which lengths are measured.
  public var priority: CGFloat { CGFloat(limits.priority) }

  /// The weight with which the length gives way.
  public var shrink: CGFloat { CGFloat(limits.shrink) }

  /// The weight with which the length takes free space.
  public var grow: CGFloat { CGFloat(limits.grow) }
}

extension SizeDescription: CustomStringConvertible {
  /// The length as a text, for example `fix(20.0)`.
  public var description: String {
    switch kind {
    case .fixed: "fix(\(value))"
    case .ratio: "ratio(\(value))"
    case .aspect: "aspectRatio(\(value))"
    case .wrap:
      "wrap(add: \(limits.add), min: \(limits.min), max: \(limits.max), "
        + "priority: \(limits.priority), shrink: \(limits.shrink), grow: \(limits.grow))"
    }
  }
}
