public import Foundation

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the default, also for 0, is the screen's scale.
  open var scale: CGFloat = DeviceTraits.current.traits.displayScale
  /// Whether images are initially opaque black instead of transparent.
  open var opaque = false

  /// Creates a format for the display scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.pixelsPerPoint
  }

  /// Creates a format for the screen.
  public required init() {
    super.init()
  }
}
