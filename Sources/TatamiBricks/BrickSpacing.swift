/// The space between neighboring bricks, in points.
public struct BrickSpacing: Hashable, Sendable {
  /// The space between columns.
  public var interitem: Double
  /// The space between rows.
  public var line: Double

  /// Makes a spacing; the default of each is zero.
  public init(interitem: Double = 0, line: Double = 0) {
    self.interitem = interitem
    self.line = line
  }
}
