public import Foundation

/// A view that displays one or more lines of text.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Hello, Ada"
/// label.font = .preferredFont(forTextStyle: .headline)
/// label.sizeToFit()
/// ```
open class UILabel: UIView, AccessibilityDescribing, TextBaselines {
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

  @exclusivity(unchecked) var content = LabelContent.none
  /// The cached sizes of the text, cleared when the text or a property it is measured with changes.
  @exclusivity(unchecked) var measured: [MeasuredSize] = []
  /// The text that is being drawn, because drawing also asks for its rectangle; nil otherwise.
  @exclusivity(unchecked) var textBeingDrawn: PositionedText?

  /// The text; setting it removes all attributes, but the label's properties stay those of the
  /// first character.
  open var text: String? {
    get { content.string }
    set { replaceContent(newValue.map(LabelContent.plain)) }
  }

  /// The text with attributes; the label's properties apply to missing attributes.
  ///
  /// From then on, `font`, `textColor`, `textAlignment` and `lineBreakMode` are those of the first
  /// character, as far as it has them.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { show(newValue.map { AttributedText($0) }) }
  }

  /// The text as the label of a static text.
  package var ownAccessibility: AccessibilityContent {
    AccessibilityContent(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Appearance

  /// The values of the properties below; unchecked, because accesses only read or write values.
  @exclusivity(unchecked) var style = LabelStyle()

  /// The font of the first character; by default, the system font of 17 points.
  ///
  /// Setting it applies to all characters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { content.firstValue(.font) ?? style.font }
    set {
      content.change(.font) { _ in nil }
      changeContent { $0.font = newValue ?? LabelStyle().font }
    }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      scaleFont()
    }
  }
  /// The color of the first character; by default, the label color.
  ///
  /// Setting it applies to all characters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { content.firstValue(.foregroundColor) ?? style.textColor }
    set {
      content.change(.foregroundColor) { _ in nil }
      redraw { $0.textColor = newValue ?? LabelStyle().textColor }
    }
  }
  /// The color of text without a color attribute while highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedTextColor }
    set { redraw { $0.highlightedTextColor = newValue } }
  }
  /// Whether the label is highlighted.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { redraw { $0.isHighlighted = newValue } }
  }
  /// Whether the label is enabled; a disabled label draws its text at 40 % opacity.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { redraw { $0.isEnabled = newValue } }
  }
  /// The color of the text's shadow, which is not blurred; nil for no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { redraw { $0.shadowColor = newValue } }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { redraw { $0.shadowOffset = newValue } }
  }
  /// The horizontal alignment of the first line; setting it applies to all lines.
  open var textAlignment: NSTextAlignment {
    get { firstParagraphStyle?.alignment ?? style.textAlignment }
    set {
      changeParagraphs { $0.alignment = newValue }
      redraw { $0.textAlignment = newValue }
    }
  }
  /// The wrapping of the first line and its truncation if it does not fit; setting the value
  /// applies to all lines.
  open var lineBreakMode: NSLineBreakMode {
    get { firstParagraphStyle?.lineBreakMode ?? style.lineBreakMode }
    set {
      changeParagraphs { $0.lineBreakMode = newValue }
      changeContent { $0.lineBreakMode = newValue }
    }
  }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { changeContent { $0.numberOfLines = newValue } }
  }
  /// Whether the font shrinks until the text fits.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { redraw { $0.adjustsFontSizeToFitWidth = newValue } }
  }
  /// The smallest scale factor of a font that shrinks to fit; 0 for no limit.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { redraw { $0.minimumScaleFactor = newValue } }
  }
  /// The vertical position of a single line whose font was shrunk.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { redraw { $0.baselineAdjustment = newValue } }
  }
  /// The width at which the intrinsic size wraps, in points; 0 for no wrapping.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { changeContent { $0.preferredMaxLayoutWidth = newValue } }
  }

  /// The largest font size, in points: glyphs may extend beyond their line by that distance.
  package override var recordingReach: CGFloat { largestPointSize }
  @exclusivity(unchecked) private var largestPointSize = UIFont.labelFontSize

  private var firstParagraphStyle: NSParagraphStyle? { content.firstValue(.paragraphStyle) }

  /// Changes the paragraph styles of an attributed text.
  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    content.change(.paragraphStyle) { style in
      let changed = (style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      if let changed { change(changed) }
      return changed
    }
  }

  private func replaceContent(_ new: LabelContent?) {
    style.take(content)
    content = new ?? .none
    contentDidChange()
    if ValueObservers.isEmpty { return }
    for key in ["text", "attributedText"] { ValueObservers.didChange(self, key) }
  }

  /// Shows an attributed text; the label's properties apply to missing attributes.
  package func show(_ text: AttributedText?) {
    replaceContent(text.map(LabelContent.attributed))
  }

  /// Removes an attributed text without taking over the properties of its first character.
  package func removeAttributedText() {
    if case .attributed = content { content = .none }
  }

  private func redraw(after change: (inout LabelStyle) -> Void) {
    change(&style)
    textBeingDrawn = nil
    setNeedsDisplay()
  }

  func changeContent(_ change: (inout LabelStyle) -> Void) {
    change(&style)
    contentDidChange()
  }

  private func contentDidChange() {
    let wraps = style.numberOfLines != 1 && style.preferredMaxLayoutWidth == 0
    contentPriorities.heightDependence = wraps ? .narrowWidths : .none
    largestPointSize = content.largestPointSize(font: style.font)
    measured = []
    textBeingDrawn = nil
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
    measure(width: numberOfLines == 1 ? 0 : solvedWidth ?? preferredMaxLayoutWidth)
  }

  /// The width at which an engine reads the natural size.
  private var solvedWidth: CGFloat?

  override func naturalSize(inWidth width: CGFloat) -> CGSize {
    solvedWidth = width
    defer { solvedWidth = nil }
    return intrinsicContentSize
  }

  /// Returns the rectangle of the text in the given bounds: as wide as the widest line, centered
  /// vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    defaultTextRect(in: bounds, lines: lines)
  }

  package var lineHeight: CGFloat? { font.lineHeight }

  package func baselines(in size: CGSize) -> Baselines {
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
