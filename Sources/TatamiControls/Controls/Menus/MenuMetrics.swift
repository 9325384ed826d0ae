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
  /// The distance between the edges and the titles of a row in a bar.
  static let barInset: CGFloat = 14
  /// The least height of a bar.
  static let barHeight: CGFloat = 44
  /// The length of the arrow of a bar, and the width of its base.
  static let arrow = CGSize(width: 20, height: 10)
  /// The distance between the tip of the arrow and the source.
  static let barGap: CGFloat = 2
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
  /// The font of the bars of edit menus.
  var barFont: UIFont { font(15, .subheadline) }
  var subtitleFont: UIFont { font(13, .footnote) }
  var headerFont: UIFont { font(13, .footnote) }
  var backFont: UIFont { font(17, .headline, .semibold) }
  /// The width and the height of images.
  var imageWidth: CGFloat { (24 * titleFont.pointSize / 17).rounded() }
  /// The largest number of lines of a text; 0 for any.
  var lineLimit: Int { traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2 }
  var hairline: CGFloat { 1 / traits.pixelsPerPoint }

  /// The height of the bars of edit menus, without the arrow.
  var barHeight: CGFloat { max(Self.barHeight, (barFont.lineHeight + 22).rounded(.up)) }

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
