/// How the ends of a stroked line look.
public enum LineCap: Hashable, Sendable {
  /// The line stops at its end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Half a square beyond the end point.
  case square
}

/// How the corners of a stroked line look.
public enum LineJoin: Hashable, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A cut corner.
  case bevel
}

/// How a path is stroked; the defaults are those of S225.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points; nothing is drawn at zero or less.
  public var width: Double
  /// The look of line ends.
  public var cap: LineCap
  /// The look of corners.
  public var join: LineJoin
  /// How many widths a sharp corner may reach before it is cut; at least 1.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
  /// Where in the dash pattern the line begins, in points.
  public var dashPhase: Double

  /// Makes a style; the defaults are width 1, butt, miter, limit 10 and no dash.
  public init(
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
