import Foundation
import TatamiText
import TatamiViews

/// The lengths and fonts of months and buttons (N197, N253).
struct DateMetrics {
  /// The height of the line with the month.
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 22
  static let weekHeight: CGFloat = 44
  static let weekCount = 6
  static let timeHeight: CGFloat = 44
  /// The least and the usual width of a month.
  static let widths: (least: CGFloat, usual: CGFloat) = (280, 320)
  /// The distance of texts from the sides.
  static let inset: CGFloat = 12
  /// The height and the rounding of the button of a date or a time.
  static let buttonHeight: CGFloat = 34
  static let buttonRadius: CGFloat = 8

  let traits: UITraitCollection

  private func font(_ size: CGFloat, _ weight: UIFont.Weight, largest: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: size, weight: weight),
      maximumPointSize: largest,
      compatibleWith: traits
    )
  }

  func dayFont(isBold: Bool) -> UIFont { font(20, isBold ? .semibold : .regular, largest: 26) }
  var titleFont: UIFont { font(17, .semibold, largest: 26) }
  var weekdayFont: UIFont { font(13, .semibold, largest: 16) }
  var textFont: UIFont { font(17, .regular, largest: 26) }
}
