/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
