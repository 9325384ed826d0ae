public import Foundation
import TatamiDrawing
import TatamiGeometry

/// Whether and how a layer with its sublayers is drawn as a bitmap.
struct LayerRasterization {
  var isRequested = false
  var scale: CGFloat = 1
}

extension CALayer {
  /// Whether the layer with its sublayers and its shadow is rendered to a bitmap, in its own
  /// coordinates, before its opacity and its transform are applied.
  ///
  /// The bitmap is kept until the contents change. If it is scaled, the layer's filters apply. A
  /// layer whose bitmap would have more than 4,194,304 pixels is drawn directly, as are layers in
  /// PDF and SVG.
  public var shouldRasterize: Bool {
    get { rasterization.isRequested }
    set {
      changed("shouldRasterize", exchange(&rasterization.isRequested, with: newValue), newValue)
    }
  }

  /// The scale of the bitmap if `shouldRasterize` is true, in pixels per point; by default, 1.
  ///
  /// Values that are not positive and finite are reported and ignored.
  public var rasterizationScale: CGFloat {
    get { rasterization.scale }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return refuse("a rasterization scale", newValue)
      }
      changed("rasterizationScale", exchange(&rasterization.scale, with: newValue), newValue)
    }
  }

  /// The rendering to a bitmap; nil if the layer is drawn directly.
  var groupRasterization: Rasterization? {
    guard rasterization.isRequested else { return nil }
    func interpolation(_ filter: CALayerContentsFilter) -> Interpolation {
      filter == .nearest ? .nearest : .high
    }
    return Rasterization(
      scale: Double(rasterization.scale),
      minification: interpolation(minificationFilter),
      magnification: interpolation(magnificationFilter)
    )
  }

  /// Whether the opacity applies to the layer and its sublayers as a group.
  var fadesAsGroup: Bool { allowsGroupOpacity || rasterization.isRequested }

  /// Returns the extent of the layer's bitmap, given the extent of its content.
  ///
  /// Rounding and interpolation extend it by two pixels of the bitmap and one of the output.
  ///
  /// - Parameter scale: The linear part of the transform to pixels.
  func extentOfBitmap(around extent: Rect?, scale: LinearPart) -> Rect? {
    guard rasterization.isRequested else { return extent }
    let pixel = scale.extent(ofSquare: 1)
    let margin = 2 / Double(rasterization.scale)
    let reach = Size(width: pixel.width + margin, height: pixel.height + margin)
    return extent?.cast(by: .zero, reach: reach)
  }
}
