import Foundation

extension UIButton {
  /// The opacity of a system button's content under a finger.
  private static let pressedAlpha: CGFloat = 0.2

  func setUp() {
    isOpaque = false
    parts.title.lineBreakMode = .byTruncatingMiddle
    for part in [parts.background, parts.image, parts.title] {
      part.isHidden = true
      addSubview(part)
    }
    typeChanged()
  }

  func typeChanged() {
    parts.title.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
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
    show(currentImage, in: parts.image)
    show(currentBackgroundImage, in: parts.background)
    let alpha = buttonType == .system && isHighlighted ? Self.pressedAlpha : 1
    parts.title.alpha = alpha
    parts.image.alpha = alpha
  }

  private func showTitle() {
    parts.title.textColor = currentTitleColor
    if let title = currentAttributedTitle {
      parts.title.attributedText = title
    } else if parts.title.text != currentTitle {
      parts.title.text = currentTitle
    }
    parts.title.isHidden = parts.title.text?.isEmpty ?? true
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    if view.image !== image { view.image = image }
    view.isHidden = image == nil
  }

  func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }
}
