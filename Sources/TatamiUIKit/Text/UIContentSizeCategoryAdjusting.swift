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

/// What a font was made from, so that it can be made for another text size.
struct FontOrigin: Sendable {
  var style: UIFont.TextStyle
  /// The font that was scaled; nil for the style's own.
  var base: UIFont?
  /// The largest size, in points; 0 is no limit.
  var maximumPointSize: CGFloat = 0
}

extension UIFont {
  /// Returns the font for the traits' text size; the font itself if it does not depend on it.
  func compatible(with traits: UITraitCollection) -> UIFont {
    guard let origin else { return self }
    guard let base = origin.base else {
      return .preferredFont(forTextStyle: origin.style, compatibleWith: traits)
    }
    return UIFontMetrics(forTextStyle: origin.style)
      .scaledFont(for: base, maximumPointSize: origin.maximumPointSize, compatibleWith: traits)
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
