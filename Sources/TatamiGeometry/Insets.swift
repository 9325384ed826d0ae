/// Distances from the four edges of a rectangle, in points; positive distances point inward.
///
/// ```swift
/// let insets = Insets(top: 8, left: 16, bottom: 8, right: 16)
/// let width = 320 - insets.left - insets.right
/// ```
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Insets of zero.
  public static let zero = Insets()

  /// Creates insets edge by edge; the default of each is zero.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets with their axes exchanged.
  public var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }

  /// The distance from the edge at the start of an axis: left or top.
  public subscript(start axis: Axis) -> Double {
    axis == .horizontal ? left : top
  }

  /// The distance from the edge at the end of an axis: right or bottom.
  public subscript(end axis: Axis) -> Double {
    axis == .horizontal ? right : bottom
  }

  /// The sum of both distances along an axis.
  public subscript(sum axis: Axis) -> Double {
    axis == .horizontal ? left + right : top + bottom
  }
}
