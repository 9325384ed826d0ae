/// The width, ends, corners and dashes of a stroked path.
///
/// ```swift
/// let style = StrokeStyle(width: 2, cap: .round, join: .round)
/// list.append(.stroke(outline, style, .solid(.black)))
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points; nothing is drawn at zero or less.
  public var width: Double
  /// The shape of line ends.
  public var cap: LineCap
  /// The shape of corners.
  public var join: LineJoin
  /// The maximum length of a sharp corner, in line widths; at least 1.
  public var miterLimit: Double
  /// The dashes and gaps.
  public var dash: DashPattern

  /// Creates a style; the default is a solid line 1 point wide with butt ends and miter joins.
  public init(
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: DashPattern = .solid
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
  }
}

extension StrokeStyle {
  /// The greatest distance of a stroke's outline from its path, in points.
  package var outset: Double {
    let half = max(0, width) / 2
    return join == .miter ? half * max(2, miterLimit) : half * 2
  }
}
