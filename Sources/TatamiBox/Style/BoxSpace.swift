public import TatamiGeometry

/// The space available to an outermost box.
///
/// ```swift
/// let asHighAsNeeded = BoxSpace(width: .definite(320))
/// try tree.layout(root, in: asHighAsNeeded)
/// ```
public struct BoxSpace: Hashable, Sendable {
  /// The available length along an axis.
  public enum Bound: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number of points.
    case definite(Double)
    /// No limit.
    case unbounded

    /// Creates a definite length from a literal such as `12.5`.
    public init(floatLiteral value: Double) {
      self = .definite(value)
    }

    /// Creates a definite length from a literal such as `12`.
    public init(integerLiteral value: Int) {
      self = .definite(Double(value))
    }
  }

  /// The space along x.
  public var width: Bound
  /// The space along y.
  public var height: Bound

  /// Creates a space; by default, each axis is unlimited.
  public init(width: Bound = .unbounded, height: Bound = .unbounded) {
    self.width = width
    self.height = height
  }

  /// Creates a space that is limited on both axes.
  public init(_ size: Size) {
    self.init(width: .definite(size.width), height: .definite(size.height))
  }

  /// The space along an axis.
  public subscript(axis: Axis) -> Bound {
    axis == .horizontal ? width : height
  }
}
