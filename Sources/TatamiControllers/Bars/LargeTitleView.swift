import Foundation
import TatamiViews

/// The zone below a navigation bar with a large title, which is clipped at the top while the zone
/// shrinks.
final class LargeTitleView: UIView {
  /// The distance of the title from the sides: the margin of contents, in points.
  private var margin: CGFloat { traitCollection.horizontalSizeClass == .regular ? 20 : 16 }
  /// The distance of the title from the bottom of the zone, in points.
  private static let bottomGap: CGFloat = 8
  private let label = UILabel()
  /// The scale of the title, measured from its leading edge.
  var titleScale: CGFloat = 1 {
    didSet { if oldValue != titleScale { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is no large title.
  var isEmpty: Bool { label.text == nil }

  /// Shows a title; nil for none.
  ///
  /// - Parameter traits: The traits with the size of scaled fonts.
  func show(_ title: String?, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection)
  {
    let attributes = Self.attributes(of: appearance, traits)
    label.show(title, attributes: attributes)
    label.isHidden = (title ?? "").isEmpty
    setNeedsLayout()
  }

  /// Returns the height of the zone: more than usual with a higher font (N256).
  static func height(
    _ appearance: UINavigationBarAppearance,
    _ traits: UITraitCollection
  ) -> CGFloat {
    guard let font = attributes(of: appearance, traits)[.font] as? UIFont else {
      return LargeTitleZone.standard
    }
    let growth = font.lineHeight - UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    return (LargeTitleZone.standard + max(0, growth)).rounded()
  }

  /// Returns the attributes of a title, with the font for the text size of the traits.
  private static func attributes(
    of appearance: UINavigationBarAppearance,
    _ traits: UITraitCollection
  ) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.largeTitleTextAttributes
    attributes[.font] = (attributes[.font] as? UIFont)?.compatible(with: traits)
    return attributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(CGSize(width: 10_000, height: 100))
    let width = max(0, bounds.width - 2 * margin)
    let y = bounds.height - Self.bottomGap - size.height
    label.bounds.size = CGSize(width: width, height: size.height)
    let growth = (titleScale - 1) * width / 2
    label.center = CGPoint(
      x: margin + width / 2 + (isRightToLeft ? -growth : growth),
      y: y + size.height / 2
    )
    label.transform = CGAffineTransform(scaleX: titleScale, y: titleScale)
    label.textAlignment = .natural
  }
}
