/// The dashes and gaps of a stroked line.
///
/// ```swift
/// let dotted = DashPattern([0, 6])
/// let stroke = StrokeStyle(width: 3, cap: .round, dash: dotted)
/// ```
public struct DashPattern: Hashable, Sendable {
  /// The lengths of dashes and gaps, alternating, in points; empty for a solid line.
  public var lengths: [Double]
  /// The distance into the pattern at which the line begins, in points.
  public var phase: Double

  /// The pattern of a solid line.
  public static let solid = DashPattern([])

  /// Creates a pattern.
  public init(_ lengths: [Double], phase: Double = 0) {
    self.lengths = lengths
    self.phase = phase
  }
}
