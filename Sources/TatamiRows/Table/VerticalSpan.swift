/// A vertical interval of a table, in points.
public struct VerticalSpan: Hashable, Sendable {
  /// The upper edge, measured from the top of the table's content.
  public var y: Double
  /// The height, at least 0.
  public var height: Double

  /// Creates a span from its upper edge and its height.
  public init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The lower edge.
  public var maxY: Double { y + height }
}
