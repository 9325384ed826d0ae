import Foundation
import TatamiGraphics
import TatamiText
import TatamiViews

/// The fonts, lengths and colors of a menu, in points (N250).
@MainActor
struct MenuMetrics {
  let traits: UITraitCollection

  static let cornerRadius: CGFloat = 13
  /// The distance between the edge and the titles, and that with a column for marks.
  static let inset: CGFloat = 16
  static let markedInset: CGFloat = 32
  /// The height between groups of rows.
  static let groupGap: CGFloat = 8

  private func font(
    _ size: CGFloat,
    _ style: UIFont.TextStyle,
    _ weight: UIFont.Weight = .regular
  ) -> UIFont {
    let base = UIFont.systemFont(ofSize: size, weight: weight)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: base, compatibleWith: traits)
  }

  var titleFont: UIFont { font(17, .body) }
  var subtitleFont: UIFont { font(13, .footnote) }
  var headerFont: UIFont { font(13, .footnote) }
  var backFont: UIFont { font(17, .headline, .semibold) }
  /// The width and the height of images.
  var imageWidth: CGFloat { (24 * titleFont.pointSize / 17).rounded() }
  /// The largest number of lines of a text; 0 for any.
  var lineLimit: Int { traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2 }
  var hairline: CGFloat { 1 / traits.pixelsPerPoint }

  /// The width: 250, and wider for accessibility text sizes.
  var width: CGFloat {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? 340 : 250
  }

  /// Returns the height of a row whose texts have a height.
  func height(forTexts height: CGFloat, isHeader: Bool) -> CGFloat {
    isHeader ? max(34, height + 16) : max(44, height + 22)
  }

  static let cardColor = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 1)
  }
  /// The color of the area behind a preview.
  static let dimmingColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
  static let gapColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.08)
  }
  static let pressedColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.09)
  }
}
