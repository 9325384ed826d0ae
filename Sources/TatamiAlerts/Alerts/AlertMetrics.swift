import Foundation
import TatamiGraphics
import TatamiViews

/// The fonts, lengths and colors of an alert or an action sheet, in points.
@MainActor
struct AlertMetrics {
  let style: UIAlertController.Style
  let traits: UITraitCollection

  private var isAlert: Bool { style == .alert }

  // MARK: Fonts

  private func font(_ size: CGFloat, _ weight: UIFont.Weight, _ text: UIFont.TextStyle) -> UIFont {
    let base = UIFont.systemFont(ofSize: size, weight: weight)
    return UIFontMetrics(forTextStyle: text).scaledFont(for: base, compatibleWith: traits)
  }

  private var titleSize: CGFloat { isAlert ? 17 : 13 }
  private static let messageSize: CGFloat = 13
  var titleFont: UIFont { font(titleSize, .semibold, isAlert ? .headline : .footnote) }
  var messageFont: UIFont { font(Self.messageSize, .regular, .footnote) }
  var fieldFont: UIFont { messageFont }

  /// The font of an action; bold for the preferred one.
  func actionFont(isBold: Bool) -> UIFont {
    font(isAlert ? 17 : 20, isBold ? .semibold : .regular, .body)
  }

  // MARK: Lengths

  /// The width of the header's texts is smaller by twice this length, that of titles by this length.
  static let sideInset: CGFloat = 16
  /// The distance of the card from the edges of the safe area.
  static let sheetMargin: CGFloat = 8
  static let alertMargin: CGFloat = 16
  /// The distance between the actions of an action sheet and its cancel action.
  static let groupGap: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304

  private var baseTitleFont: UIFont { .systemFont(ofSize: titleSize, weight: .semibold) }
  private var baseMessageFont: UIFont { .systemFont(ofSize: Self.messageSize) }

  /// The distance above the first line, whose baseline is 36 or 28 from the top at the default text
  /// size.
  var topInset: CGFloat { spaced((isAlert ? 36 : 28) - baseTitleFont.ascender) }
  /// The distance between the title and the message, whose baselines are 28 or 22 apart at the
  /// default text size.
  var textGap: CGFloat {
    spaced((isAlert ? 28 : 22) + baseTitleFont.descender - baseMessageFont.ascender)
  }
  var bottomInset: CGFloat { spaced(isAlert ? 20 : 15) }
  /// The distance between the texts and the first text field.
  var fieldGap: CGFloat { spaced(16) }
  var fieldHeight: CGFloat { max(scaled(25), fieldHeight(fieldFont)) }
  /// Returns the height that a text field needs for a font.
  func fieldHeight(_ font: UIFont) -> CGFloat { font.lineHeight.rounded(.up) + 8 }
  /// The smallest height of an action.
  var actionHeight: CGFloat { isAlert ? 44 : 57 }
  /// The distance above and below the title of an action that is higher than usual.
  var actionInset: CGFloat { isAlert ? 11 : 16 }
  var hairline: CGFloat { 1 / traits.pixelsPerPoint }

  private func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .footnote).scaledValue(for: length, compatibleWith: traits)
  }

  /// Returns a distance between texts, which grows with the text size up to 1.5 times.
  private func spaced(_ length: CGFloat) -> CGFloat {
    let length = max(0, length)
    return min(max(length, scaled(length)), 1.5 * length)
  }

  /// The width of an alert: 270, and wider for accessibility text sizes.
  func alertWidth(in available: CGFloat) -> CGFloat {
    let wanted: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 358 : 270
    return max(0, min(wanted, available - 2 * Self.alertMargin))
  }

  // MARK: Colors

  static let cardColor = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.965, alpha: 1)
  }
  static let cancelColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.19, alpha: 1) : .white
  }
  static let pressedColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.09)
  }
  static let fieldColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : .white
  }
  /// The color in front of the presenting view.
  static let dimmingColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}

extension CGFloat {
  /// The length rounded up to pixels.
  func roundedUp(_ traits: UITraitCollection) -> CGFloat {
    let scale = traits.pixelsPerPoint
    return (self * scale).rounded(.up) / scale
  }
}
