public import Foundation

/// A program's request to draw a layer with its sublayers as a bitmap.
struct LayerRasterization {
  var isRequested = false
  var scale: CGFloat = 1
}

extension CALayer {
  /// Whether the layer may be drawn as a bitmap, to save time.
  ///
  /// The kit keeps recorded drawings instead, which are sharp at any scale: the value is kept and
  /// does not change what is drawn.
  public var shouldRasterize: Bool {
    get { rasterization.isRequested }
    set { rasterization.isRequested = newValue }
  }

  /// The scale of the bitmap if `shouldRasterize` is true, in pixels per point; by default, 1.
  ///
  /// A value that is not above 0 and finite is ignored and reported.
  public var rasterizationScale: CGFloat {
    get { rasterization.scale }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return refuse("a rasterization scale", newValue)
      }
      rasterization.scale = newValue
    }
  }
}
