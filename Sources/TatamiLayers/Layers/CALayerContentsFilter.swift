import Foundation
import TatamiDrawing

/// How a picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixel by pixel, with hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// Returns how the picture is scaled to its place.
  func interpolation(in place: CGRect) -> Interpolation {
    guard minificationFilter == .nearest || magnificationFilter == .nearest else { return .high }
    let pixels = (contents as? CGImage).map { CGFloat($0.width) * contentsRect.width } ?? 0
    let isGrown = place.width * contentsScale > pixels
    return (isGrown ? magnificationFilter : minificationFilter) == .nearest ? .nearest : .high
  }
}
