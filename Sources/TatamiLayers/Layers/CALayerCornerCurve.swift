import Foundation

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves of continuously changing curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
