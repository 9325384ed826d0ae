import Foundation
import TatamiDrawing
import TatamiViews

extension UIButton {
  /// The opacity of the content of a highlighted system button.
  private static let pressedAlpha: CGFloat = 0.2
  /// The opacity of an image that is dimmed for the state.
  private static let adjustedAlpha: CGFloat = 0.5

  func setUp() {
    isOpaque = false
    views.title.lineBreakMode = .byTruncatingMiddle
    for view in views.all {
      view.isHidden = true
      addSubview(view)
    }
    typeDidChange()
  }

  func typeDidChange() {
    views.title.font = .systemFont(ofSize: isSystemButton ? 15 : UIFont.buttonFontSize)
    views.sourceImage = nil
    if let sign = buttonType.sign {
      setImage(sign.image, for: .normal)
      accessibilityLabel = sign.label
    }
    updateAppearance()
  }

  /// Sets title and image to those of an action.
  func useTitleAndImage(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  func contentDidChange() {
    updateAppearance()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Updates all subviews for the current state.
  func updateAppearance() {
    showTitle()
    showImage(configuration?.image ?? currentImage)
    if let configuration {
      (views.title.alpha, views.image.alpha) = (1, 1)
      views.background.image = nil
      show(configuration)
    } else {
      updateAppearanceWithoutConfiguration()
    }
  }

  private func updateAppearanceWithoutConfiguration() {
    showBackgroundImage(currentBackgroundImage)
    views.background.backgroundColor = nil
    views.background.layer.borderWidth = 0
    views.subtitle.isHidden = true
    views.spinner.stopAnimating()
    views.image.tintColor = isSystemButton && !isEnabled ? .tertiaryLabel : nil
    let isPressed = isSystemButton && isHighlighted
    views.title.alpha = isPressed ? Self.pressedAlpha : 1
    views.image.alpha = isPressed ? Self.pressedAlpha : imageAlpha
  }

  private var imageAlpha: CGFloat {
    guard buttonType == .custom else { return 1 }
    let isAdjusted =
      isEnabled ? isHighlighted && adjustsImageWhenHighlighted : adjustsImageWhenDisabled
    return isAdjusted ? Self.adjustedAlpha : 1
  }

  private func showTitle() {
    // A title without attributes has the font of the label, not that of the title before it.
    views.title.removeAttributedText()
    views.title.textColor = currentTitleColor
    let attributed = configuration?.title == nil ? currentAttributedTitle : nil
    let title = configuration?.title ?? currentTitle
    if let attributed {
      views.title.attributedText = attributed
    } else if views.title.text.map(ExactText.init) != title.map(ExactText.init)
      || views.hasAttributedTitle
    {
      views.title.text = title
    }
    views.hasAttributedTitle = attributed != nil
    views.title.isHidden = views.title.text?.isEmpty ?? true
  }

  private func showImage(_ image: UIImage?) {
    views.image.preferredSymbolConfiguration = symbolConfiguration
    if image !== views.sourceImage { views.image.image = asTemplate(image) }
    views.sourceImage = image
    views.image.isHidden = image == nil
  }

  private func showBackgroundImage(_ image: UIImage?) {
    if views.background.image !== image { views.background.image = image }
    views.background.isHidden = image == nil
  }

  /// Makes images of system buttons templates unless their rendering mode is set.
  private func asTemplate(_ image: UIImage?) -> UIImage? {
    guard let image, isSystemButton, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  func defaultTitleColor(for state: State) -> UIColor {
    guard isSystemButton else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }
}
