import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The header of a sheet: an image, two lines and a button that closes the sheet.
final class ActivityHeaderView: UIView {
  /// The side of the image, in points.
  static let iconLength: CGFloat = 44
  static let inset: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let buttonLength: CGFloat = 30

  let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let icon = UIImageView()
  private let close = UIButton(type: .close)
  private let line = UIView()

  init(whenClosed: @escaping () -> Void) {
    super.init(frame: .zero)
    titleLabel.accessibilityTraits = .header
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] { label.lineBreakMode = .byTruncatingTail }
    icon.layer.cornerRadius = 8
    icon.clipsToBounds = true
    icon.isAccessibilityElement = false
    line.backgroundColor = .separator
    close.addAction(UIAction { _ in whenClosed() }, for: .primaryActionTriggered)
    for view in [icon, titleLabel, subtitleLabel, close, line] { addSubview(view) }
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows texts, and an image or a symbol.
  func show(_ title: String, _ subtitle: String?, image: UIImage?, symbol: String) {
    titleLabel.text = title
    subtitleLabel.text = subtitle
    icon.image = image ?? UIImage(systemName: symbol)
    icon.contentMode = image == nil ? .center : .scaleAspectFill
    icon.backgroundColor = image == nil ? .secondarySystemFill : nil
    icon.tintColor = .secondaryLabel
    setNeedsLayout()
  }

  private func updateFonts() {
    titleLabel.font = Self.font(.subheadline, .semibold, traitCollection)
    subtitleLabel.font = Self.font(.footnote, .regular, traitCollection)
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
  }

  static func font(
    _ style: UIFont.TextStyle,
    _ weight: UIFont.Weight,
    _ traits: UITraitCollection
  ) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: weight)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    superview?.setNeedsLayout()
  }

  private var textHeight: CGFloat {
    let second = subtitleLabel.text == nil ? 0 : subtitleLabel.font.lineHeight + 2
    return (titleLabel.font.lineHeight + second).rounded(.up)
  }

  /// The height that shows everything, in points.
  var fittingHeight: CGFloat { max(Self.iconLength, textHeight) + 2 * Self.inset }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.inset, dy: Self.inset)
    let top = { (height: CGFloat) in area.midY - height / 2 }
    let length = Self.iconLength
    place(icon, CGRect(x: area.minX, y: top(length), width: length, height: length))
    let button = Self.buttonLength
    place(close, CGRect(x: area.maxX - button, y: top(button), width: button, height: button))
    let x = area.minX + length + Self.gap
    let width = max(0, area.maxX - button - Self.gap - x)
    let first = titleLabel.font.lineHeight.rounded(.up)
    let y = top(textHeight)
    place(titleLabel, CGRect(x: x, y: y, width: width, height: first))
    let rest = max(0, textHeight - first)
    place(subtitleLabel, CGRect(x: x, y: y + first + 2, width: width, height: rest))
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: bounds.maxY - hairline, width: bounds.width, height: hairline)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
  }
}
