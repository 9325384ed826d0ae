import Foundation
import TatamiViews

/// A segment of a segmented control: a title or an image.
final class Segment: UIView, AccessibilityDescribing {
  /// The padding on each side of the content, in points.
  private static let padding: CGFloat = 10

  private let label = UILabel()
  private let picture = UIImageView()

  /// The fixed width, in points; 0 for the natural width.
  var fixedWidth: CGFloat = 0
  var isEnabled = true
  /// Whether the segment is selected.
  var isSelected = false
  weak var control: UISegmentedControl?
  /// The action that is performed when the segment is selected, in addition to the control's
  /// actions.
  var action: UIAction?

  init(title: String?, image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
    (self.title, self.image) = (title, image)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      if newValue != nil { picture.image = nil }
    }
  }

  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      if newValue != nil { label.text = nil }
    }
  }

  func show(font: UIFont, color: UIColor) {
    label.font = font
    label.textColor = color
    picture.tintColor = color
  }

  /// The fixed width, or else the width of content and padding.
  var naturalWidth: CGFloat {
    fixedWidth > 0
      ? fixedWidth : (image?.size.width ?? label.sizeThatFits(.zero).width) + 2 * Self.padding
  }

  var naturalHeight: CGFloat { image?.size.height ?? label.sizeThatFits(.zero).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(4, bounds.width / 2)
    label.frame = bounds.insetBy(dx: inset, dy: 0)
    picture.frame = bounds
  }

  package var ownAccessibility: AccessibilityContent {
    var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
    if !isEnabled || control?.isEnabled == false { traits.insert(.notEnabled) }
    return AccessibilityContent(
      isElement: true,
      label: title,
      traits: traits
    )
  }

  override func accessibilityActivate() -> Bool { control?.activate(self) ?? false }
}
