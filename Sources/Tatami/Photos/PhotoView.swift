import TatamiUIKit

/// A photo of a wall, with its caption on a dark gradient.
final class PhotoView: UIView {
  private let image = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    image.frame = bounds
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: UIImage?, caption: String, isCaptionVisible: Bool) {
    image.image = photo
    image.isAccessibilityElement = true
    image.accessibilityLabel = caption
    guard isCaptionVisible, !caption.isEmpty else { return }
    let size = min(max(bounds.width / 20, 11), 20)
    let height = min(bounds.height, size * 3.4)
    let shade = GradientView(
      frame: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    )
    addSubview(shade)
    let inset = size * 0.8
    let label = UILabel(
      frame: CGRect(
        x: inset,
        y: bounds.height - size * 2.1,
        width: max(0, bounds.width - 2 * inset),
        height: size * 1.4
      )
    )
    label.text = caption
    label.font = .systemFont(ofSize: size, weight: .semibold)
    label.textColor = .white
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
  }
}

/// A gradient from clear to dark, on which white text is legible.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.7).cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }
}
