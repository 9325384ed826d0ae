/// A positioned glyph of a text run.
public struct Glyph: Hashable, Sendable {
  /// The index of the glyph in its font face.
  public var id: UInt32
  /// The distance from the run's left end, in points.
  public var x: Double
  /// The distance below the baseline, in points.
  public var y: Double
  /// The advance, in points; zero for combining marks.
  public var width: Double
  /// The offset of the first character the glyph shows, in UTF-8 bytes of the run's text.
  public var cluster: Int

  /// Creates a glyph.
  public init(id: UInt32, x: Double, y: Double, width: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.width = width
    self.cluster = cluster
  }
}
