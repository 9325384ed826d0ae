/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a fill rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points around which the path winds.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
