import Foundation
import TatamiControls
import TatamiViews

/// A day of a month.
final class DayView: DateControl {
  /// The properties of a day that change its colors and its font.
  struct Look: Equatable {
    var isSelected = false
    var isToday = false
  }

  private(set) var day = Date.distantPast
  private let label = UILabel()
  private let circle = UIView()
  private var look = Look()

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    [circle, label].forEach(addSubview)
    isAccessibilityElement = true
    update()
  }

  /// Shows a day, whose first moment is given.
  func show(_ day: Date, title: String, spoken: String, _ look: Look) {
    (self.day, self.look) = (day, look)
    label.text = title
    accessibilityLabel = spoken
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func update() {
    accessibilityTraits = look.isSelected ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    label.font = DateMetrics(traits: traitCollection).dayFont(
      isBold: look.isSelected || look.isToday
    )
    if look.isSelected {
      circle.backgroundColor = isEnabled ? tintColor : .systemGray3
      label.textColor = .white
    } else {
      circle.backgroundColor = isHighlighted ? .tertiarySystemFill : nil
      label.textColor = !isEnabled ? .tertiaryLabel : look.isToday ? tintColor : .label
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, min(bounds.width, bounds.height) - 2)
    circle.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    circle.layer.cornerRadius = side / 2
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
