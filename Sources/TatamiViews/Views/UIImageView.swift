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
  private var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The animation of the images.
  final var animation = ImageViewAnimation()
  /// The size and the alignment insets of the image when the layout last used them.
  private var knownSize: ImageSize?

  /// The image that the view displays.
  open var image: UIImage? {
    get { images.normal }
    set {
      images.normal = newValue
      playAnimatedImage()
      updateLayer()
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

  /// The settings of symbols that do not specify them; nil for the default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolConfiguration }
    set {
      guard newValue != symbolConfiguration else { return }
      symbolConfiguration = newValue
      updateLayer()
    }
  }

  /// The images shown one after another, in place of `image`, while the view animates.
  ///
  /// Setting them stops the animation.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      stopAnimating()
      animation.images = newValue
    }
  }

  /// The images shown in place of the animation images while the view is highlighted; nil for those.
  open var highlightedAnimationImages: [UIImage]? {
    get { animation.highlightedImages }
    set {
      stopAnimating()
      animation.highlightedImages = newValue
    }
  }

  /// The duration of one run, in seconds, from the next start on; 0 shows each image for a thirtieth of
  /// a second.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue }
  }

  /// The number of runs, from the next start on; 0 is endless.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = newValue }
  }

  /// Starts to show the animation images, or else those of an animated image, from the first on.
  ///
  /// Images change at most 60 times per second, and only while the view is in a window; after the
  /// last run `image` is shown again.
  open func startAnimating() { play() }
  /// Stops the animation; `image` is shown.
  open func stopAnimating() { stopPlaying() }
  /// Whether images are shown one after another.
  open var isAnimating: Bool { animation.playback != nil }

  /// Runs the animation in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    restartPlayback()
  }

  /// A layer that keeps the caps of resizable images unscaled, and draws symbols.
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
    if highlightedImage != nil { self.highlightedImage = highlightedImage }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The image, with the view's settings if it is a symbol.
  private var resolvedImage: UIImage? { images.normal.map(resolved) }

  private func resolved(_ image: UIImage) -> UIImage {
    image.resolved(symbolConfiguration, traits: traitCollection)
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    resolvedImage?.size ?? .zero
  }

  /// The size of the image's alignment rectangle; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    resolvedImage.map(ImageSize.init)?.aligned ?? super.intrinsicContentSize
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

  /// Sets the layer's contents to the image, mirrored and tinted as needed.
  final func updateLayer() {
    showImage()
    let size = resolvedImage.map(ImageSize.init)
    guard size != knownSize else { return }
    knownSize = size
    invalidateIntrinsicContentSize()
  }

  private func showImage() {
    guard let layer = layer as? ImageLayer else { return }
    let still = isHighlighted ? images.highlighted ?? images.normal : images.normal
    let image = (playedImage ?? still).map(resolved)
    layer.contentsScale =
      image?.isSymbolImage == false ? image?.scale ?? 1 : traitCollection.displayScale
    layer.show(image.flatMap(content))
  }

  private func content(of image: UIImage) -> ImageLayer.Content? {
    let isMirrored = image.flipsForRightToLeftLayoutDirection && isRightToLeft
    let image = isMirrored ? image.withHorizontallyFlippedOrientation() : image
    var content: ImageLayer.Content?
    traitCollection.performAsCurrent {
      if image.isSymbolImage {
        content = .symbol(image, color(of: image).cgColor)
      } else {
        let isTemplate = image.renderingMode == .alwaysTemplate
        let pixels = isTemplate ? image.tinted(with: tint.color) : image.displayImage
        content = pixels.map { image.appearance.caps == nil ? .pixels($0) : .capped($0, image) }
      }
    }
    return content
  }

  /// Returns the color of a symbol: its own, that of an original, or else the tint color.
  private func color(of symbol: UIImage) -> UIColor {
    if let own = symbol.symbolColor { return own }
    guard symbol.renderingMode == .alwaysOriginal else { return tint.color }
    return symbol.appearance.tint ?? .black
  }

  /// Updates the color of a template image.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLayer()
  }
}

extension UIImageView: TextBaselines {
  /// The baseline of an image that has one, or else the bottom edge.
  package func baselines(in size: CGSize) -> Baselines {
    guard let image = resolvedImage, image.hasBaseline, image.size.height > 0 else {
      return Baselines(bottomOf: size)
    }
    let frame = layer.contentsGravity.rect(
      for: image.size,
      in: CGRect(origin: .zero, size: size)
    )
    let offset = image.baselineOffsetFromBottom * frame.height / image.size.height
    return Baselines(first: frame.maxY - offset, last: frame.maxY - offset)
  }

  /// The height of an image with a baseline; nil for others.
  package var lineHeight: CGFloat? {
    resolvedImage.flatMap { $0.hasBaseline ? $0.size.height : nil }
  }
}

/// The size and the alignment insets of an image.
private struct ImageSize: Equatable {
  let size: CGSize
  let insets: UIEdgeInsets

  init(_ image: UIImage) {
    (size, insets) = (image.size, image.alignmentRectInsets)
  }

  /// The size of the alignment rectangle.
  var aligned: CGSize { CGRect(origin: .zero, size: size).inset(by: insets).size }
}

/// An image view's layer: draws resizable images and symbols itself and displays others as its
/// contents.
final class ImageLayer: CALayer {
  /// The content of the layer.
  enum Content {
    case pixels(CGImage)
    /// The pixels of a resizable image.
    case capped(CGImage, UIImage)
    /// A symbol in a color.
    case symbol(UIImage, CGColor)
  }

  private var drawn: Content?

  /// Displays an image; nil for none.
  func show(_ content: Content?) {
    if case .pixels(let pixels)? = content {
      (contents, drawn) = (pixels, nil)
    } else {
      (contents, drawn) = (nil, content)
    }
    needsDisplayOnBoundsChange = drawn != nil
    setNeedsDisplay()
  }

  override func draw(in context: CGContext) {
    switch drawn {
    case .capped(let pixels, let image)?:
      context.draw(pixels, of: image, in: contentsGravity.rect(for: image.size, in: bounds))
    case .symbol(let image, let color)?:
      let rect = contentsGravity.rect(for: image.size, in: bounds)
      context.draw(symbol: image, in: rect, color: color)
    case .pixels?, nil: return
    }
  }
}
