import Foundation
import TatamiDrawing

/// The filter for scaled contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel, without interpolation.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// Returns the interpolation for contents drawn into a rectangle.
  func interpolation(in frame: CGRect) -> Interpolation {
    guard minificationFilter == .nearest || magnificationFilter == .nearest else { return .high }
    let pixels = (contents as? CGImage).map { CGFloat($0.width) * contentsRect.width } ?? 0
    let isGrown = frame.width * contentsScale > pixels
    return (isGrown ? magnificationFilter : minificationFilter) == .nearest ? .nearest : .high
  }
}
