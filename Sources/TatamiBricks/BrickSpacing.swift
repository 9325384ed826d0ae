/// The space between neighboring bricks, in points.
///
/// ```swift
/// let spacing = BrickSpacing(interitem: 8, line: 12)
/// let geometry = try BrickGeometry(columns: [100, 100], rowHeight: 50, spacing: spacing)
/// ```
public struct BrickSpacing: Hashable, Sendable {
  /// The space between columns.
  public var interitem: Double
  /// The space between rows.
  public var line: Double

  /// Creates a spacing; the default of each is zero.
  public init(interitem: Double = 0, line: Double = 0) {
    self.interitem = interitem
    self.line = line
  }
}
