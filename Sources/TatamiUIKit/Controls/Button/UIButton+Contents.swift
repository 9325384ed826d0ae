import Foundation

extension UIButton {
  /// The opacity of a system button's content under a finger.
  private static let pressedAlpha: CGFloat = 0.2
  /// The opacity of an image that is adjusted to the state.
  private static let adjustedAlpha: CGFloat = 0.5

  func setUp() {
    isOpaque = false
    parts.title.lineBreakMode = .byTruncatingMiddle
    for part in parts.all {
      part.isHidden = true
      addSubview(part)
    }
    typeChanged()
  }

  func typeChanged() {
    parts.title.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    parts.sourceImage = nil
    showContents()
  }

  /// Shows the title and the image of an action.
  func takeContents(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  func contentsChanged() {
    showContents()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Shows what belongs to the state.
  func showContents() {
    showTitle()
    showImage(configuration?.image ?? currentImage)
    if let configuration {
      (parts.title.alpha, parts.image.alpha) = (1, 1)
      parts.background.image = nil
      show(configuration)
    } else {
      showWithoutConfiguration()
    }
  }

  private func showWithoutConfiguration() {
    showBackgroundImage(currentBackgroundImage)
    parts.background.backgroundColor = nil
    parts.background.layer.borderWidth = 0
    parts.subtitle.isHidden = true
    parts.spinner.stopAnimating()
    parts.image.tintColor = buttonType == .system && !isEnabled ? .tertiaryLabel : nil
    let isPressed = buttonType == .system && isHighlighted
    parts.title.alpha = isPressed ? Self.pressedAlpha : 1
    parts.image.alpha = isPressed ? Self.pressedAlpha : imageAlpha
  }

  private var imageAlpha: CGFloat {
    guard buttonType == .custom else { return 1 }
    let isAdjusted =
      isEnabled ? isHighlighted && adjustsImageWhenHighlighted : adjustsImageWhenDisabled
    return isAdjusted ? Self.adjustedAlpha : 1
  }

  private func showTitle() {
    parts.title.textColor = currentTitleColor
    let attributed = configuration?.title == nil ? currentAttributedTitle : nil
    let title = configuration?.title ?? currentTitle
    if let attributed {
      parts.title.attributedText = attributed
    } else if parts.title.text != title || parts.hasAttributedTitle {
      parts.title.text = title
    }
    parts.hasAttributedTitle = attributed != nil
    parts.title.isHidden = parts.title.text?.isEmpty ?? true
  }

  private func showImage(_ image: UIImage?) {
    if image !== parts.sourceImage { parts.image.image = asTemplate(image) }
    parts.sourceImage = image
    parts.image.isHidden = image == nil
  }

  private func showBackgroundImage(_ image: UIImage?) {
    if parts.background.image !== image { parts.background.image = image }
    parts.background.isHidden = image == nil
  }

  /// System buttons draw images that leave it open in their tint.
  private func asTemplate(_ image: UIImage?) -> UIImage? {
    guard let image, buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }
}
