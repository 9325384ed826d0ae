import Foundation
import TatamiControls
import TatamiViews

/// The badge of a tab or of a row of the More list: an oval with a short text.
final class TabBadge: UIView {
  /// The space between the text and the ends of the oval, in points.
  private static let padding: CGFloat = 5

  private let label = UILabel()
  private var textOffset = UIOffset.zero
  private var height: CGFloat = 18

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text.
  ///
  /// - Parameters:
  ///   - size: The size of the font, in points, unless the attributes have one.
  ///   - color: The color of the oval; nil for red.
  func show(
    _ text: String,
    size: CGFloat,
    color: UIColor?,
    attributes: [NSAttributedString.Key: Any] = [:],
    offset: UIOffset = .zero
  ) {
    backgroundColor = color ?? .systemRed
    height = size + 5
    textOffset = offset
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.white,
    ]
    label.attributedText = NSAttributedString(
      string: text,
      attributes: standard.merging(attributes) { $1 }
    )
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.attributedText?.size() ?? .zero
    let height = max(height, text.height.rounded(.up) + 1)
    let width = text.width > 0 ? text.width.rounded(.up) + 2 * Self.padding : height
    return CGSize(width: min(max(width, height), max(size.width, height)), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    let inset = min(Self.padding - 1, bounds.width / 2)
    label.frame = bounds.insetBy(dx: inset, dy: 0)
      .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
