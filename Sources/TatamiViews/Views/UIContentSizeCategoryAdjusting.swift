import Foundation

/// A view whose font can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the user's text size.
  ///
  /// Applies to fonts from `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`; other fonts
  /// keep their size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view with one font that can be scaled for another text size.
@MainActor
package protocol FontScaling: UIContentSizeCategoryAdjusting {
  /// The font; nil for the default font.
  var scalableFont: UIFont? { get set }
}

extension FontScaling where Self: UIView {
  /// Replaces the font by its variant for the view's text size.
  package func scaleFont() {
    guard adjustsFontForContentSizeCategory, let font = scalableFont else { return }
    let scaled = font.compatible(with: traitCollection)
    if scaled != font { scalableFont = scaled }
  }
}

extension UILabel: FontScaling {
  /// The font of characters without a font attribute.
  package var scalableFont: UIFont? {
    get { style.font }
    set { if let newValue { changeContent { $0.font = newValue } } }
  }
}
