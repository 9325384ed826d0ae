import Foundation

/// The views inside a button, back to front.
@MainActor
struct ButtonParts {
  let background = UIImageView()
  let image = UIImageView()
  let title: UILabel = ButtonTitleLabel()
}

/// A button's title: what changes its size changes the button's.
private final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
