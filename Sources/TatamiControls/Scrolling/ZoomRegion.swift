import Foundation

/// The visible region of zoomed content, as its scale and center.
struct ZoomRegion: Hashable, Sendable {
  /// The scale of the content.
  var scale: CGFloat
  /// The point of the unscaled content at the center of the bounds.
  var center: CGPoint

  /// Creates the region that is visible at an offset, given the size of the bounds.
  init(offset: CGPoint, scale: CGFloat, size: CGSize) {
    self.init(scale: scale, center: CGPoint { (offset[$0] + size[$0] / 2) / scale })
  }

  init(scale: CGFloat, center: CGPoint) {
    self.scale = scale
    self.center = center
  }

  /// Returns the content offset of the region, given the size of the bounds.
  func offset(in size: CGSize) -> CGPoint {
    CGPoint { center[$0] * scale - size[$0] / 2 }
  }
}
