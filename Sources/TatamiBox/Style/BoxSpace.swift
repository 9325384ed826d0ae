public import TatamiGeometry

/// What the outermost box is given, axis by axis (box §7).
public struct BoxSpace: Hashable, Sendable {
  /// The host's word about one axis.
  public enum Bound: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A length of the host, in points.
    case definite(Double)
    /// Nobody constrains the axis.
    case unbounded

    /// Makes a definite length from a literal such as `12.5`.
    public init(floatLiteral value: Double) {
      self = .definite(value)
    }

    /// Makes a definite length from a literal such as `12`.
    public init(integerLiteral value: Int) {
      self = .definite(Double(value))
    }
  }

  /// The space along x.
  public var width: Bound
  /// The space along y.
  public var height: Bound

  /// Makes a space; an axis left out is unconstrained.
  public init(width: Bound = .unbounded, height: Bound = .unbounded) {
    self.width = width
    self.height = height
  }

  /// Makes a space that is constrained on both axes.
  public init(_ size: Size) {
    self.init(width: .definite(size.width), height: .definite(size.height))
  }

  /// The space along an axis.
  public subscript(axis: Axis) -> Bound {
    axis == .horizontal ? width : height
  }
}
