public import Foundation

/// What images a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's unless set, and for 0 (S230).
  open var scale: CGFloat = UIScreen.defaultTraits.displayScale
  /// Whether images start black and opaque instead of transparent.
  open var opaque = false

  /// Makes a format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of an image that is being drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// Where drawing goes.
  public let cgContext: CGContext
  /// What image is made.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws along the edges of a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Limits later drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Draws images of a given size.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// What images are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for images of a size in points at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for images that show a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  /// Draws an image; the pixel size is points times scale, rounded (S230).
  ///
  /// A size that cannot be drawn (not above 0, or beyond the limit of `Bitmap.maxPixels`) gives
  /// an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    let drawn = ImageBeingDrawn(
      context: context,
      size: bounds.size,
      isOpaque: format.opaque,
      scale: format.scale
    )
    return drawn.image() ?? UIImage()
  }

  /// Draws an image and encodes it as PNG; empty if it cannot be drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
