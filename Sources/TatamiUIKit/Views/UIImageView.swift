public import Foundation

/// A view that shows an image, placed by its content mode (S233).
open class UIImageView: UIView {
  /// The image that is shown.
  open var image: UIImage? { didSet { showImage() } }

  /// Makes a view with a frame and no image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The image's size (S45).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The image's size; none without an image (S45).
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// Shows the image at its own scale again, which new traits have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  private func showImage() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? traitCollection.displayScale
    invalidateIntrinsicContentSize()
  }
}
