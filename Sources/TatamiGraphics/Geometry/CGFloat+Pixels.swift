import Foundation

extension CGFloat {
  /// Returns the nearest length of whole pixels; the scale is in pixels per point, above 0.
  package func rounded(toScale scale: CGFloat) -> CGFloat {
    (self * scale).rounded() / scale
  }
}
