/// The gaps around and between the sections of a table, in points.
///
/// ```swift
/// let gaps = TableSectionGaps(above: 16, between: 32, below: 16)
/// let metrics = try TableMetrics(sectionGaps: gaps)
/// ```
public struct TableSectionGaps: Hashable, Sendable {
  /// The gap above the first section.
  public var above: Double
  /// The gap between two sections.
  public var between: Double
  /// The gap below the last section.
  public var below: Double

  /// Creates gaps; the default of each is zero.
  public init(above: Double = 0, between: Double = 0, below: Double = 0) {
    self.above = above
    self.between = between
    self.below = below
  }
}
