import Foundation
import TatamiControls
import TatamiViews

/// The button that shows a bar button item, or a back button.
final class BarButton: UIControl {
  /// The opacity of a pressed button.
  private static let pressedAlpha: CGFloat = 0.3
  /// The opacity of a disabled button's gray (N92).
  private static let disabledAlpha: CGFloat = 0.45
  private static let glyphWidth: CGFloat = 1.8
  /// The distance between the back indicator and its title, in points.
  private static let backGap: CGFloat = 6

  /// The content of a button.
  struct Content {
    var title: String?
    var image: UIImage?
    var glyph: CGPath?
    /// Whether the glyph is the back indicator, which is mirrored in right-to-left layouts.
    var isBack = false
    var attributes: [NSAttributedString.Key: Any] = [:]
    var isProminent = false
    /// The least width of the title.
    var leastWidth: CGFloat = 0
  }

  private let label = UILabel()
  /// The label that measures titles.
  private let ruler = UILabel()
  private let picture = UIImageView()
  private let shape = CAShapeLayer()
  private(set) var content: Content
  private let action: () -> Void

  /// Creates a button that runs a closure when it is tapped.
  init(_ content: Content, action: @escaping () -> Void) {
    (self.content, self.action) = (content, action)
    super.init(frame: .zero)
    for view in [picture, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17,
      weight: .regular,
      scale: .large
    )
    shape.fillColor = nil
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.lineWidth = content.isBack ? 2.6 : Self.glyphWidth
    layer.addSublayer(shape)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [action] _ in action() }, for: .touchUpInside)
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other content.
  func show(_ content: Content) {
    self.content = content
    ruler.text = nil
    picture.image = content.image
    shape.path = content.glyph
    updateColors()
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { if oldValue != isHighlighted { updateColors() } }
  }

  override var isEnabled: Bool {
    didSet { if oldValue != isEnabled { updateColors() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    let weight: UIFont.Weight = content.isProminent ? .semibold : .regular
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    return [.font: font, .foregroundColor: tintColor ?? .tintColor]
      .merging(content.attributes) { $1 }
  }

  private func updateColors() {
    let attributes = titleAttributes
    let own = attributes[.foregroundColor] as? UIColor ?? tintColor ?? .tintColor
    let color = isEnabled ? own : UIColor.gray.withAlphaComponent(Self.disabledAlpha)
    label.show(content.title, attributes: attributes.merging([.foregroundColor: color]) { $1 })
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    picture.tintColor = color
    let alpha = isHighlighted ? Self.pressedAlpha : 1
    label.alpha = alpha
    picture.alpha = alpha
    shape.opacity = Float(alpha)
  }

  // MARK: Layout

  private var glyphSize: CGSize {
    guard content.glyph != nil else { return .zero }
    return content.isBack ? BarGlyph.backSize : BarGlyph.size
  }

  /// The distance between the glyph and the title.
  private var gap: CGFloat {
    glyphSize.width > 0 && content.title?.isEmpty == false ? Self.backGap : 0
  }

  /// Returns the width of a title, in points.
  func width(ofTitle title: String) -> CGFloat {
    if ruler.text != title { ruler.show(title, attributes: titleAttributes) }
    return ruler.sizeThatFits(CGSize(width: 100_000, height: 100_000)).width.rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = max(content.title.map { width(ofTitle: $0) } ?? 0, content.leastWidth)
    let image = picture.sizeThatFits(.zero).width
    return CGSize(width: glyphSize.width + gap + max(text, image), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeGlyph()
    let start = glyphSize.width + gap
    var text = CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    if isRightToLeft { text = text.mirrored(in: bounds) }
    label.frame = text
    label.textAlignment = content.isBack ? .natural : .center
    let size = picture.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  private func placeGlyph() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let size = glyphSize
    var frame = CGRect(
      x: content.isBack ? 0 : (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    let isMirrored = content.isBack && isRightToLeft
    if isMirrored { frame = frame.mirrored(in: bounds) }
    shape.bounds = CGRect(origin: .zero, size: size)
    shape.position = CGPoint(x: frame.midX, y: frame.midY)
    shape.setAffineTransform(isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity)
  }

  /// The button reacts to touches around it, up to 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, (44 - bounds.width) / 2)
    return bounds.insetBy(dx: -extra, dy: 0).contains(point)
  }
}
