public import Foundation
import TatamiDrawing
import TatamiGeometry

/// A view that shows lines of text (S213-S220).
open class UILabel: UIView {
  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A layer whose text is cut off only where it leaves the bounds.
  open override class var layerClass: AnyClass { LabelLayer.self }

  // MARK: Content (S214)

  private var storage = NSAttributedString(string: "")

  /// The characters; setting them drops all attributes (S214).
  open var text: String? {
    get { hasText ? storage.string : nil }
    set { setContent(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The characters with attributes; what those leave open comes from the label.
  open var attributedText: NSAttributedString? {
    get { hasText ? storage : nil }
    set { setContent(newValue) }
  }

  private var hasText = false

  private func setContent(_ content: NSAttributedString?) {
    hasText = content != nil
    storage = content.flatMap { $0.copy() as? NSAttributedString } ?? NSAttributedString(string: "")
    contentChanged()
  }

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Looks

  /// The font where attributes name none: the system's at 17 points (S213).
  open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged() }
  }
  /// The colour where attributes name none.
  open var textColor: UIColor = .label { didSet { setNeedsDisplay() } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How text that is too long ends (S218).
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// Whether the font shrinks until the text fits (S220).
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least share of the font's size that shrinking may leave; 0 has no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The width that the natural size wraps at; 0 for none (S215).
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// The size of the largest letters, in points.
  private(set) var largestPointSize = UIFont.labelFontSize

  private func measureLetters() {
    largestPointSize = font.pointSize
    let all = NSRange(location: 0, length: storage.length)
    storage.enumerateAttribute(.font, in: all) { [self] value, _, _ in
      largestPointSize = max(largestPointSize, (value as? UIFont)?.pointSize ?? 0)
    }
  }

  private func contentChanged() {
    measureLetters()
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

  private func measure(width: CGFloat) -> CGSize {
    guard storage.length > 0 else { return .zero }
    let limit = TextRequest.Limit(length: width)
    let layout = Headless.textShaping.layout(request(width: limit, height: .unbounded))
    return CGSize(layout.size).roundedUp(toScale: traitCollection.displayScale)
  }

  /// Returns where the text stands in some bounds: centred vertically (S217).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = fittedLayout(in: bounds.size, lines: lines).size
    let free = bounds.height - CGFloat(size.height)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + free / 2,
      width: bounds.width,
      height: CGFloat(size.height)
    )
  }

  // MARK: Drawing (S217, S218)

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text into a rectangle of the current context.
  open func drawText(in rect: CGRect) {
    guard storage.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = fittedLayout(in: rect.size, lines: numberOfLines)
    let origin = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines).origin
    let overflows =
      CGFloat(layout.size.width) > rect.width + 0.5
      || CGFloat(layout.size.height) > rect.height + 0.5
    if overflows { context.clip(to: rect) }
    context.draw(layout, at: origin)
  }

  private func fittedLayout(in size: CGSize, lines: Int) -> TextLayout {
    let full = layout(in: size, lines: lines, scale: 1)
    guard adjustsFontSizeToFitWidth, full.isTruncated || CGFloat(full.size.width) > size.width
    else { return full }
    return shrunkLayout(in: size, lines: lines)
  }

  /// Halves the interval of possible scales until it is a two-hundredth wide (S220).
  private func shrunkLayout(in size: CGSize, lines: Int) -> TextLayout {
    var (low, high) = (max(0.01, min(1, Double(minimumScaleFactor))), 1.0)
    var best = layout(in: size, lines: lines, scale: low)
    while high - low > 0.005 {
      let middle = (low + high) / 2
      let candidate = layout(in: size, lines: lines, scale: middle)
      if candidate.isTruncated || candidate.size.width > Double(size.width) {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  private func layout(in size: CGSize, lines: Int, scale: Double) -> TextLayout {
    var request = request(
      width: .points(Double(size.width)),
      height: .points(Double(size.height))
    )
    request.maxLines = lines
    for index in request.runs.indices {
      request.runs[index].attributes.font.pointSize *= scale
    }
    return Headless.textShaping.layout(request)
  }

  private func request(width: TextRequest.Limit, height: TextRequest.Limit) -> TextRequest {
    var style = storage.firstParagraphStyle?.request ?? TextRequest.ParagraphStyle()
    if storage.firstParagraphStyle == nil {
      style.alignment = textAlignment.value
      style.lineBreakMode = lineBreakMode.value
    }
    if style.baseDirection == .automatic, traitCollection.layoutDirection == .rightToLeft,
      style.alignment == .natural
    {
      style.baseDirection = .rightToLeft
    }
    return TextRequest(
      runs: storage.runs(font: font, color: textColor),
      widthLimit: width,
      heightLimit: height,
      maxLines: numberOfLines,
      style: style
    )
  }
}

/// A label's layer: its text is clipped by the label itself, and only where it must be.
final class LabelLayer: CALayer {
  override var clipsRecording: Bool { false }

  /// Letters may leave their lines by the size of their font.
  override var recordingReach: CGFloat { (view as? UILabel)?.largestPointSize ?? 0 }
}

extension CGSize {
  /// Returns the size with both lengths rounded up to whole pixels.
  func roundedUp(toScale scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    let up = { (length: CGFloat) in ((length - 1e-6) * scale).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
