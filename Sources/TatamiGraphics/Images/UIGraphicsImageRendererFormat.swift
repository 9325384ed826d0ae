public import Foundation

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the default, also for 0, is the screen's scale.
  open var scale: CGFloat = UITraitCollection.default.displayScale
  /// Whether images are initially opaque black instead of transparent.
  open var opaque = false

  /// Creates a format for the display scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Creates a format for the screen.
  public required init() {
    super.init()
  }
}
