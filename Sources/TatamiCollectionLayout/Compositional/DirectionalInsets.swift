public import TatamiGeometry

/// Distances from the edges of a rectangle in points; leading is left in left-to-right layouts.
///
/// ```swift
/// let insets = DirectionalInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// ```
public struct DirectionalInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Insets of zero.
  public static let zero = DirectionalInsets()

  /// Creates insets edge by edge; the default of each is zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distance from the edge at the start of an axis: leading or top.
  public subscript(start axis: Axis) -> Double {
    axis == .horizontal ? leading : top
  }

  /// The distance from the edge at the end of an axis: trailing or bottom.
  public subscript(end axis: Axis) -> Double {
    axis == .horizontal ? trailing : bottom
  }

  /// The sum of both distances along an axis.
  public subscript(sum axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// Returns a rectangle less the insets; insets larger than a length give the absolute
  /// difference, as UIKit does (Specification/lists.md L4).
  func inset(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX + leading,
      y: rect.minY + top,
      width: (rect.width - leading - trailing).magnitude,
      height: (rect.height - top - bottom).magnitude
    )
  }

  /// Returns the insets without those along estimated axes of a size.
  func ignoringEstimates(of size: CompositionalSize) -> DirectionalInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Checks that all distances are in range.
  func check(_ field: String) throws(CollectionLayoutError) {
    try CollectionLayoutError.checkDistance(top, "\(field).top")
    try CollectionLayoutError.checkDistance(leading, "\(field).leading")
    try CollectionLayoutError.checkDistance(bottom, "\(field).bottom")
    try CollectionLayoutError.checkDistance(trailing, "\(field).trailing")
  }
}
