import Foundation

/// The context of an image that is being drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let drawn: ImageBeingDrawn

  init(_ drawn: ImageBeingDrawn, format: UIGraphicsRendererFormat) {
    self.drawn = drawn
    super.init(cgContext: drawn.context, format: format)
  }

  /// The current content; an empty image if it cannot be drawn.
  open var currentImage: UIImage { drawn.image() ?? UIImage() }
}
