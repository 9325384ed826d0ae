/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line stops at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
