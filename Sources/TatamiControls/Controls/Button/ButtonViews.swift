import Foundation
import TatamiViews

/// The subviews of a button, back to front.
@MainActor
struct ButtonViews {
  let background = UIImageView()
  let image = UIImageView()
  let title: UILabel = ButtonTitleLabel()
  let subtitle = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  /// The image before conversion to a template.
  var sourceImage: UIImage?
  /// Whether the title is an attributed one.
  var hasAttributedTitle = false

  var all: [UIView] { [background, image, title, subtitle, spinner] }
}

/// The label of a button's title, whose size changes invalidate the button's size.
private final class ButtonTitleLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
