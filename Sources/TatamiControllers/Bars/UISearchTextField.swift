public import Foundation
public import TatamiControls
import TatamiViews

/// The text field of a search bar, with rounded corners and a magnifier.
///
/// ```swift
/// let field = UISearchTextField(frame: CGRect(x: 16, y: 8, width: 358, height: 36))
/// field.placeholder = "Search"
/// ```
open class UISearchTextField: UITextField {
  /// The height with the standard text size, in points.
  static let standardHeight: CGFloat = 36
  /// The distance of the text from the top and the bottom, in points.
  private static let verticalInset: CGFloat = 7
  /// The distance of the text from the views beside it and from the edges, in points.
  private static let gap: CGFloat = 6
  private static let radius: CGFloat = 10

  /// Moves the text within the field, in points.
  var textAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    autocapitalizationType = .none
    accessibilityTraits = .searchField
    accessibilityLabel = "Search"
    leftView = SearchIconView()
    leftViewMode = .always
    clearButtonMode = .always
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The height for the size of the text, in points: at least 36.
  var naturalHeight: CGFloat {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    return max(Self.standardHeight, (line + 2 * Self.verticalInset).rounded())
  }

  /// The string displayed while the text is empty, in a secondary color.
  open override var placeholder: String? {
    get { super.placeholder }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  /// Returns the size of the text or the placeholder with the views beside it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = super.sizeThatFits(size)
    return CGSize(width: natural.width + 2 * Self.gap, height: naturalHeight)
  }

  /// The size of the text or the placeholder with the views beside it.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the rectangle of the text.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  /// Returns the rectangle of the text during editing.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    var rect = rect
    let leading = leftView == nil ? Self.gap : 0
    let x = isRightToLeft ? Self.gap : leading
    rect.origin.x += min(x, rect.width) + textAdjustment.horizontal
    rect.origin.y += textAdjustment.vertical
    rect.size.width = max(0, rect.width - leading - Self.gap)
    return rect
  }

  /// Returns the rectangle of the trailing overlay view.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    return rect.offsetBy(dx: isRightToLeft ? Self.gap : -Self.gap, dy: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(Self.radius, bounds.height / 2)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }
}

/// The magnifier or an image in its place.
final class SearchIconView: UIView {
  /// The size of the magnifier and of the space for it, in points.
  private static let (glyphSide, width): (CGFloat, CGFloat) = (17, 32)

  private let shape = CAShapeLayer()
  private let picture = UIImageView()
  /// The image in place of the magnifier; nil for that.
  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      shape.isHidden = newValue != nil
      setNeedsLayout()
    }
  }

  /// Moves the magnifier, in points.
  var adjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: Self.width, height: UISearchTextField.standardHeight)
    )
    isUserInteractionEnabled = false
    shape.path = BarGlyph.path(of: .search)
    shape.fillColor = nil
    shape.lineWidth = 2.2
    shape.lineCap = .round
    picture.tintColor = .secondaryLabel
    layer.addSublayer(shape)
    addSubview(picture)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() {
    withoutActions {
      shape.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
    }
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    change()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A little nearer to the edge than to the text.
    let shift: CGFloat = isRightToLeft ? 1 : -1
    let center = CGPoint(
      x: bounds.midX + shift + adjustment.horizontal,
      y: bounds.midY + adjustment.vertical
    )
    withoutActions {
      shape.bounds = CGRect(origin: .zero, size: BarGlyph.size)
      shape.position = center
      let scale = Self.glyphSide / BarGlyph.size.width
      shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    }
    let size = picture.image?.size ?? .zero
    picture.bounds.size = size
    picture.center = center
  }
}
