import Foundation

/// How the corners of a layer are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As curves whose bend grows and fades smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
