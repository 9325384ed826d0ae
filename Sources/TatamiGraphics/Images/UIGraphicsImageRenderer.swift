public import Foundation

/// Renders images.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64))
/// let dot = renderer.image { _ in
///   UIColor.systemRed.setFill()
///   UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 64, height: 64)).fill()
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of a size in points at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images that show a rectangle of the drawing at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer for images that show a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws an image; the pixel size is points times scale, rounded.
  ///
  /// A size that cannot be drawn (not above 0, beyond 16,384 pixels on a side or 268,435,456 in
  /// total) gives an empty image, and the error is reported.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat
    let drawn = ImageBeingDrawn(
      context: CGContext(visible: CGRect(origin: .zero, size: bounds.size)),
      size: bounds.size,
      isOpaque: format?.opaque ?? false,
      scale: format?.scale ?? 0
    )
    drawn.context.translateBy(x: -bounds.minX, y: -bounds.minY)
    withCurrent(drawn.context) {
      actions(UIGraphicsImageRendererContext(drawn, format: self.format))
    }
    return drawn.image() ?? UIImage()
  }

  /// Draws an image and encodes it as PNG; empty if it cannot be drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and encodes it on white as JPEG; empty if it cannot be drawn.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 (smallest file) to 1 (best quality).
  ///   - actions: Draws into the context.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
