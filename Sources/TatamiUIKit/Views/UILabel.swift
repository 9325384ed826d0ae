public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A view that shows lines of text.
open class UILabel: UIView {
  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
    layer.clipsRecording = false
    contentPriorities.hugging.vertical = UILayoutPriority(251)
    contentPriorities.compression = .truncatesText
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content (S214)

  var storage = NSAttributedString(string: "")
  private var hasText = false
  /// The sizes measured last, until something changes that they depend on.
  var measured: [MeasuredSize] = []

  /// The characters; setting them drops all attributes.
  open var text: String? {
    get { hasText ? storage.string : nil }
    set { setContent(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The characters with attributes; what those leave open comes from the label.
  open var attributedText: NSAttributedString? {
    get { hasText ? storage : nil }
    set { setContent(newValue) }
  }

  private func setContent(_ content: NSAttributedString?) {
    hasText = content != nil
    storage = content.flatMap { $0.copy() as? NSAttributedString } ?? NSAttributedString(string: "")
    contentChanged()
  }

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Looks

  /// The font where attributes name none: the system's at 17 points.
  open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged() }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { scaleFont() } }
  /// The color where attributes name none.
  open var textColor: UIColor = .label { didSet { setNeedsDisplay() } }
  /// The color while the label is highlighted, where attributes name none; nil for the usual one.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the label is highlighted.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the text is drawn in full strength.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The color of a sharp shadow behind the text; nil for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How text that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// Whether the font shrinks until the text fits.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least share of the font's size that shrinking may leave; 0 has no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where a single line stands whose font was shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  /// The width that the natural size wraps at; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// The size of the largest letters, in points.
  /// Glyphs may extend beyond their lines by the size of their font.
  package override var recordingReach: CGFloat { largestPointSize }
  private var largestPointSize = UIFont.labelFontSize

  private func measureLetters() {
    largestPointSize = font.pointSize
    let all = NSRange(location: 0, length: storage.length)
    storage.enumerateAttribute(.font, in: all) { [self] value, _, _ in
      largestPointSize = max(largestPointSize, (value as? UIFont)?.pointSize ?? 0)
    }
  }

  private func contentChanged() {
    measureLetters()
    measured = []
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring (S215, S216)

  /// The size of the text, rounded up to pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: numberOfLines == 1 ? 0 : size.width)
  }

  /// The size of the text, wrapped only at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    measure(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  /// Returns where the text stands in some bounds: as wide as its widest line, centered vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    usualTextRect(in: bounds, lines: lines)
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
