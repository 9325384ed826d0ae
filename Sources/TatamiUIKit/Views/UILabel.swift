public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A view that displays one or more lines of text.
open class UILabel: UIView {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
    layer.clipsRecording = false
    contentPriorities.hugging.vertical = UILayoutPriority(251)
    contentPriorities.compression = .truncatesText
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content (S214)

  var storage = NSAttributedString(string: "")
  private var hasText = false
  /// The cached sizes of the text, cleared when the text or a property it is measured with changes.
  var measured: [MeasuredSize] = []

  /// The text; setting it removes all attributes.
  open var text: String? {
    get { hasText ? storage.string : nil }
    set { setContent(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The text with attributes; the label's properties apply where an attribute is missing.
  open var attributedText: NSAttributedString? {
    get { hasText ? storage : nil }
    set { setContent(newValue) }
  }

  private func setContent(_ content: NSAttributedString?) {
    hasText = content != nil
    storage = content.flatMap { $0.copy() as? NSAttributedString } ?? NSAttributedString(string: "")
    contentDidChange()
  }

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Appearance

  /// The font of text without a font attribute; by default, the system font of 17 points.
  open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { scaleFont() } }
  /// The color of text without a color attribute.
  open var textColor: UIColor = .label { didSet { setNeedsDisplay() } }
  /// The color of text without a color attribute while highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the label is highlighted.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is enabled; a disabled label draws its text at 40 % opacity.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The color of the text's shadow, which is not blurred; nil for no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How lines wrap and how text that does not fit is truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// Whether the font shrinks until the text fits.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest scale factor of a font that shrinks to fit; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The vertical position of a single line whose font was shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  /// The width that the intrinsic size wraps at, in points; 0 for no wrapping.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// The largest font size, in points, because glyphs may extend beyond their line by that much.
  package override var recordingReach: CGFloat { largestPointSize }
  private var largestPointSize = UIFont.labelFontSize

  private func updateLargestPointSize() {
    largestPointSize = font.pointSize
    let all = NSRange(location: 0, length: storage.length)
    storage.enumerateAttribute(.font, in: all) { [self] value, _, _ in
      largestPointSize = max(largestPointSize, (value as? UIFont)?.pointSize ?? 0)
    }
  }

  private func contentDidChange() {
    updateLargestPointSize()
    measured = []
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring (S215, S216)

  /// Returns the size of the text, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: numberOfLines == 1 ? 0 : size.width)
  }

  /// The size of the text, wrapped only at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    measure(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  /// Returns the rectangle of the text in the given bounds: as wide as the widest line, centered
  /// vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    defaultTextRect(in: bounds, lines: lines)
  }

  override func baselines(in size: CGSize) -> Baselines {
    let bounds = CGRect(origin: .zero, size: size)
    let text = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    return Baselines(first: text.minY + font.ascender, last: text.maxY + font.descender)
  }

  // MARK: Drawing (S217, S218)

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text into a rectangle of the current context.
  open func drawText(in rect: CGRect) {
    drawLines(in: rect)
  }
}
