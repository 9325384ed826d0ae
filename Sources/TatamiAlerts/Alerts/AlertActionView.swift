import Foundation
import TatamiGraphics
import TatamiViews

/// The button of an action.
final class AlertActionView: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  /// Whether the title is bold after the next update of the fonts.
  var isBold = false
  private let style: UIAlertController.Style
  private let choose: (UIAlertAction) -> Void

  init(
    _ action: UIAlertAction,
    _ style: UIAlertController.Style,
    choose: @escaping (UIAlertAction) -> Void
  ) {
    (self.action, self.choose, self.style) = (action, choose, style)
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger is on the button.
  var isPressed = false {
    didSet { backgroundColor = isPressed ? AlertMetrics.pressedColor : nil }
  }

  /// Updates the colors and the traits for the state of the action.
  func updateColors() {
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .tertiaryLabel
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    if !action.isEnabled { isPressed = false }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private var metrics: AlertMetrics { AlertMetrics(style: style, traits: traitCollection) }

  /// Updates the font for traits, which may not have reached this view yet.
  func updateFonts(_ traits: UITraitCollection) {
    label.font = AlertMetrics(style: style, traits: traits).actionFont(isBold: isBold)
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    label.numberOfLines = isLarge ? 3 : 1
    setNeedsLayout()
  }

  /// The width of the title on one line with the distances beside it.
  var fittingWidth: CGFloat {
    label.sizeThatFits(.zero).width + AlertMetrics.sideInset
  }

  /// Returns the height at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - AlertMetrics.sideInset), height: 0)
    let text = max(label.font.lineHeight, label.sizeThatFits(room).height)
    return max(metrics.actionHeight, text + 2 * metrics.actionInset).roundedUp(traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(AlertMetrics.sideInset / 2, bounds.width / 2)
    label.frame = bounds.insetBy(dx: inset, dy: 0)
  }

  // MARK: Focus and accessibility

  override var canBecomeFocused: Bool { action.isEnabled }

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    choose(action)
    return true
  }
}
