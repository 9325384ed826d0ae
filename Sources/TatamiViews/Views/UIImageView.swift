public import Foundation

/// A view that displays an image, aligned and scaled by its content mode.
///
/// ```swift
/// let picture = UIImageView(image: photo)
/// picture.contentMode = .scaleAspectFill
/// picture.clipsToBounds = true
/// ```
open class UIImageView: UIView, AccessibilityDescribing {
  // The properties are computed because property observers are not called in convenience
  // initializers in extensions.
  private var images = (normal: UIImage?.none, highlighted: UIImage?.none, isHighlighted: false)

  /// The image that the view displays.
  open var image: UIImage? {
    get { images.normal }
    set {
      let old = images.normal
      images.normal = newValue
      imageDidChange(from: old)
      ValueObservers.didChange(self, "image")
    }
  }
  /// The image that the view displays while it is highlighted; nil for `image`.
  open var highlightedImage: UIImage? {
    get { images.highlighted }
    set {
      images.highlighted = newValue
      updateLayer()
    }
  }
  /// Whether the view is highlighted.
  open var isHighlighted: Bool {
    get { images.isHighlighted }
    set {
      guard newValue != images.isHighlighted else { return }
      images.isHighlighted = newValue
      updateLayer()
    }
  }

  /// A layer that keeps the caps of resizable images unscaled.
  open override class var layerClass: AnyClass { ImageLayer.self }

  /// Creates a view with a frame and no image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view with the size of an image and an image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    updateLayer()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The size of the image's alignment rectangle; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    image.map { CGRect(origin: .zero, size: $0.size).inset(by: $0.alignmentRectInsets).size }
      ?? super.intrinsicContentSize
  }

  /// The alignment insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The alignment and scaling of the image in the bounds.
  open override var contentMode: ContentMode { didSet { updateLayer() } }

  /// The content's layout direction relative to that of the interface.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if oldValue != semanticContentAttribute { updateLayer() } }
  }

  /// Updates the displayed image's colors, direction and scale for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLayer()
  }

  package var ownAccessibility: AccessibilityContent { AccessibilityContent(traits: .image) }

  private func imageDidChange(from old: UIImage?) {
    updateLayer()
    if old?.size != image?.size || old?.alignmentRectInsets != image?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  /// Sets the layer's contents to the image, mirrored and tinted as needed.
  private func updateLayer() {
    guard let layer = layer as? ImageLayer else { return }
    let displayed = isHighlighted ? highlightedImage ?? image : image
    let pixels = displayed.flatMap(displayedPixels(of:))
    layer.contentsScale = displayed?.scale ?? traitCollection.displayScale
    layer.show(pixels, of: displayed)
  }

  private func displayedPixels(of image: UIImage) -> CGImage? {
    let isMirrored = image.flipsForRightToLeftLayoutDirection && isRightToLeft
    let image = isMirrored ? image.withHorizontallyFlippedOrientation() : image
    var pixels: CGImage?
    traitCollection.performAsCurrent {
      let isTemplate = image.renderingMode == .alwaysTemplate
      pixels = isTemplate ? image.tinted(with: tint.color) : image.displayImage
    }
    return pixels
  }

  /// Updates the color of a template image.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLayer()
  }
}

/// An image view's layer: draws resizable images itself and displays others as its contents.
final class ImageLayer: CALayer {
  private var resizable: (pixels: CGImage, image: UIImage)?

  /// Displays the pixels of an image.
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
