import Foundation

/// Views whose fonts can follow the user's text size.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the text size, if it was made for a text style or scaled.
  ///
  /// Fonts from `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` follow, others stay.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// How a view's font is made anew for another text size.
@MainActor
protocol FontScaling: UIContentSizeCategoryAdjusting {
  var scalableFont: UIFont? { get set }
}

extension FontScaling where Self: UIView {
  /// Takes the font for the view's text size.
  func scaleFont() {
    guard adjustsFontForContentSizeCategory, let font = scalableFont else { return }
    let scaled = font.compatible(with: traitCollection)
    if scaled != font { scalableFont = scaled }
  }
}

extension UILabel: FontScaling {
  var scalableFont: UIFont? {
    get { font }
    set { if let newValue { font = newValue } }
  }
}

extension UITextField: FontScaling {
  var scalableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextView: FontScaling {
  var scalableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}
