import Foundation

/// The views inside a button, back to front.
@MainActor
struct ButtonViews {
  let background = UIImageView()
  let image = UIImageView()
  let title: UILabel = ButtonTitleLabel()
  let subtitle = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  /// The image before it was made a template.
  var sourceImage: UIImage?
  /// Whether the title has attributes of its own.
  var hasAttributedTitle = false

  var all: [UIView] { [background, image, title, subtitle, spinner] }
}

/// A button's title: what changes its size changes the button's.
private final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
