import Foundation
import TatamiControls
import TatamiViews

/// A button with a date or a time.
final class DateButton: DateControl {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    layer.cornerRadius = DateMetrics.buttonRadius
    backgroundColor = .tertiarySystemFill
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    update()
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  /// Whether the form of the button is open, which tints it.
  var isOpen: Bool {
    get { isSelected }
    set {
      isSelected = newValue
      update()
    }
  }

  override func update() {
    label.font = DateMetrics(traits: traitCollection).textFont
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    let height = max(DateMetrics.buttonHeight, (text.height + 8).rounded(.up))
    return CGSize(width: text.width.rounded(.up) + 22, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
