/// A stretch of a table from top to bottom, in points.
public struct VerticalSpan: Hashable, Sendable {
  /// The upper end, from the top of the table's content.
  public var y: Double
  /// The length, at least 0.
  public var height: Double

  /// Makes a stretch from its upper end and its length.
  public init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The lower end.
  public var maxY: Double { y + height }
}
