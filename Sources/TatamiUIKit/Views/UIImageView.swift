public import Foundation

/// A view that shows an image, placed by its content mode.
open class UIImageView: UIView {
  // Computed, so that convenience initializers of programs show what they set.
  private var images = (usual: UIImage?.none, highlighted: UIImage?.none, isHighlighted: false)

  /// The image that is shown.
  open var image: UIImage? {
    get { images.usual }
    set {
      let old = images.usual
      images.usual = newValue
      imageChanged(from: old)
    }
  }
  /// The image that is shown instead while the view is highlighted.
  open var highlightedImage: UIImage? {
    get { images.highlighted }
    set {
      images.highlighted = newValue
      showImage()
    }
  }
  /// Whether the view is highlighted.
  open var isHighlighted: Bool {
    get { images.isHighlighted }
    set {
      guard newValue != images.isHighlighted else { return }
      images.isHighlighted = newValue
      showImage()
    }
  }

  /// A layer that keeps the caps of resizable images unscaled.
  open override class var layerClass: AnyClass { ImageLayer.self }

  /// Makes a view with a frame and no image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view as large as an image, with another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// How the image is placed in the bounds.
  open override var contentMode: ContentMode { didSet { showImage() } }

  /// In which direction the view is read, whatever the interface is.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if oldValue != semanticContentAttribute { showImage() } }
  }

  /// Shows the image in the colors, the direction and at the scale that new traits say.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  override var ownAccessibility: AccessibilityContent { AccessibilityContent(traits: .image) }

  private func imageChanged(from old: UIImage?) {
    showImage()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  /// Hands the pixels to the layer, turned and tinted as the image says.
  private func showImage() {
    guard let layer = layer as? ImageLayer else { return }
    let shown = isHighlighted ? highlightedImage ?? image : image
    let pixels = shown.flatMap(shownPixels(of:))
    layer.contentsScale = shown?.scale ?? traitCollection.displayScale
    layer.show(pixels, of: shown)
  }

  private func shownPixels(of image: UIImage) -> CGImage? {
    let isMirrored = image.flipsForRightToLeftLayoutDirection && isRightToLeft
    let image = isMirrored ? image.withHorizontallyFlippedOrientation() : image
    var pixels: CGImage?
    traitCollection.performAsCurrent {
      let isTemplate = image.renderingMode == .alwaysTemplate
      pixels = isTemplate ? image.tinted(with: tint.color) : image.displayImage
    }
    return pixels
  }

  /// Draws a template image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }
}

/// An image view's layer: draws images with caps itself and shows others as its contents.
final class ImageLayer: CALayer {
  private var resizable: (pixels: CGImage, image: UIImage)?

  /// Shows pixels made of an image.
  func show(_ pixels: CGImage?, of image: UIImage?) {
    resizable = nil
    contents = pixels
    if let pixels, let image, image.appearance.caps != nil {
      resizable = (pixels, image)
      contents = nil
    }
    needsDisplayOnBoundsChange = resizable != nil
    setNeedsDisplay()
  }

  override func draw(in context: CGContext) {
    guard let (pixels, image) = resizable else { return }
    context.draw(pixels, of: image, in: contentsGravity.rect(for: image.size, in: bounds))
  }
}
