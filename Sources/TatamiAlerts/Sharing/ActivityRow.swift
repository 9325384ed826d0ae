import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// A row with the title and the image of an activity.
final class ActivityRow: UIControl {
  private static let imageLength: CGFloat = 28
  private static let inset: CGFloat = 16

  private let label = UILabel()
  private let imageView = UIImageView()
  private let line = UIView()
  /// Whether a line separates the row from the next one.
  var hasLine = false {
    didSet { line.isHidden = !hasLine }
  }

  init(_ title: String, _ image: UIImage?, choose: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.isAccessibilityElement = false
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .label
    imageView.isAccessibilityElement = false
    line.backgroundColor = .separator
    line.isHidden = true
    for view in [label, imageView, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  private func updateFonts() {
    label.font = ActivityHeaderView.font(.body, .regular, traitCollection)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    label.numberOfLines = isLarge ? 3 : 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  private var trailing: CGFloat { 2 * Self.inset + Self.imageLength }

  /// Returns the height at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - Self.inset - trailing), height: 0)
    return max(52, label.sizeThatFits(room).height.rounded(.up) + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = Self.imageLength
    let image = CGRect(
      x: bounds.maxX - Self.inset - length,
      y: bounds.midY - length / 2,
      width: length,
      height: length
    ).insetBy(dx: 2, dy: 2)
    var text = bounds
    text.origin.x += Self.inset
    text.size.width = max(0, bounds.width - Self.inset - trailing)
    let hairline = 1 / max(1, traitCollection.displayScale)
    let separator = CGRect(
      x: Self.inset,
      y: bounds.maxY - hairline,
      width: max(0, bounds.width - Self.inset),
      height: hairline
    )
    for (view, frame) in [(imageView, image), (label, text), (line, separator)] {
      view.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }
}
