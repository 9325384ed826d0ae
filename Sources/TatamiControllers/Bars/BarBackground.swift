package import Foundation
import TatamiControls
package import TatamiViews

/// The background of a bar with its hairline.
package final class BarBackground: UIView {
  /// The hairline's edge: the bottom of bars at the top, the top of bars at the bottom.
  private let isAtTop: Bool
  private let picture = UIImageView()
  private let hairline = UIImageView()

  /// Creates the background of a bar at the top or at the bottom.
  package init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    addSubview(picture)
    addSubview(hairline)
  }

  /// Returns nil: this kit cannot read archives.
  package required init?(coder: NSCoder) { nil }

  /// The color of bars in place of a blur (N243); opaque, because contents below a translucent color
  /// would be sharp.
  static let standardColor = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 29 : 249) / 255, alpha: 1)
  }

  /// The color of the hairline of standard bars.
  private static let standardShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Shows an appearance.
  ///
  /// - Parameter color: The color in place of the appearance's background; nil for that.
  package func show(_ appearance: UIBarAppearance, color: UIColor? = nil) {
    let own = appearance.backgroundColor ?? (appearance.isStandard ? Self.standardColor : nil)
    backgroundColor = color ?? own
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    let shadow = appearance.shadowColor
    let color = appearance.isStandard && shadow != nil ? Self.standardShadow : shadow
    hairline.image = appearance.shadowImage
    hairline.backgroundColor = appearance.shadowImage == nil ? color : nil
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = hairline.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let y = isAtTop ? bounds.maxY : bounds.minY - height
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}
