/// The text to lay out, with its limits and paragraph style.
///
/// ```swift
/// let attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
/// let request = TextRequest("A long text", attributes, widthLimit: .points(60), maxLines: 2)
/// let size = ArithmeticShaper().layout(request).size
/// ```
public struct TextRequest: Hashable, Sendable {
  /// Text with the same attributes throughout.
  ///
  /// ```swift
  /// let plain = TextAttributes(font: FontDescriptor(pointSize: 17))
  /// let bold = TextAttributes(font: FontDescriptor(pointSize: 17, weight: 700))
  /// let request = TextRequest(runs: [.init("Hello, ", plain), .init("Ada", bold)])
  /// ```
  public struct Run: Hashable, Sendable {
    /// The text; texts are equal if their scalars are.
    public var text: String {
      get { exactText.string }
      set { exactText.string = newValue }
    }
    private var exactText: ExactText
    /// The attributes of the text.
    public var attributes: TextAttributes
    /// The style of the paragraphs that begin in the run; nil for the request's style.
    public var style: ParagraphStyle?

    /// Creates a run.
    public init(_ text: String, _ attributes: TextAttributes, style: ParagraphStyle? = nil) {
      exactText = ExactText(text)
      self.attributes = attributes
      self.style = style
    }
  }

  /// A maximum length.
  public enum Limit: Hashable, Sendable {
    /// No maximum.
    case unbounded
    /// A maximum in points.
    case points(Double)
  }

  /// The alignment of lines between the edges.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// From edge to edge, except for the last line of a paragraph.
    case justified
    /// At the edge where the paragraph's direction begins.
    case natural
  }

  /// The direction of a paragraph.
  public enum BaseDirection: Hashable, Sendable {
    /// The direction of the paragraph's first letter with a strong direction, else left to right.
    case automatic
    /// The direction of the paragraph's first letter with a strong direction, else right to left.
    case automaticOrRightToLeft
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// The treatment of text longer than a line.
  public enum LineBreakMode: Hashable, Sendable {
    /// The text wraps between words where possible.
    case wordWrap
    /// The text wraps between any two characters.
    case charWrap
    /// The text is clipped.
    case clip
    /// An ellipsis replaces the beginning.
    case truncateHead
    /// An ellipsis replaces the middle.
    case truncateMiddle
    /// An ellipsis replaces the end.
    case truncateTail
  }

  /// The alignment, line breaking and spacing of a paragraph; lengths are in points.
  ///
  /// ```swift
  /// var style = TextRequest.ParagraphStyle(alignment: .center, lineBreakMode: .truncateTail)
  /// style.lineSpacing = 4
  /// ```
  public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the edges.
    public var alignment: Alignment
    /// The direction of the paragraph.
    public var baseDirection: BaseDirection
    /// The treatment of text longer than a line.
    public var lineBreakMode: LineBreakMode
    /// Extra space between two lines; at least zero.
    public var lineSpacing: Double
    /// Extra space between two paragraphs; at least zero.
    public var paragraphSpacing: Double
    /// Extra space above a paragraph, except for the first one; at least zero.
    public var paragraphSpacingBefore: Double
    /// The distance of the first line's start from the leading edge; at least zero.
    public var firstLineHeadIndent: Double
    /// The distance of the other lines' start from the leading edge; at least zero.
    public var headIndent: Double
    /// The distance of the lines' end from the leading edge if positive, else from the trailing edge.
    public var tailIndent: Double
    /// A factor applied to the height of each line; zero for none.
    public var lineHeightMultiple: Double
    /// The minimum height of a line; zero for none.
    public var minLineHeight: Double
    /// The maximum height of a line; zero for none.
    public var maxLineHeight: Double

    /// Creates a style without extra spacing or indents.
    public init(
      alignment: Alignment = .natural,
      baseDirection: BaseDirection = .automatic,
      lineBreakMode: LineBreakMode = .wordWrap
    ) {
      self.alignment = alignment
      self.baseDirection = baseDirection
      self.lineBreakMode = lineBreakMode
      lineSpacing = 0
      paragraphSpacing = 0
      paragraphSpacingBefore = 0
      firstLineHeadIndent = 0
      headIndent = 0
      tailIndent = 0
      lineHeightMultiple = 0
      minLineHeight = 0
      maxLineHeight = 0
    }
  }

  /// The text, run by run.
  public var runs: [Run]
  /// The maximum width of a line.
  public var widthLimit: Limit
  /// The maximum height of all lines; lines that do not fit are omitted, except for the first one.
  public var heightLimit: Limit
  /// The maximum number of lines; zero for no limit.
  public var maxLines: Int
  /// The style of paragraphs whose run has none.
  public var style: ParagraphStyle

  /// Creates a request.
  public init(
    runs: [Run],
    widthLimit: Limit = .unbounded,
    heightLimit: Limit = .unbounded,
    maxLines: Int = 0,
    style: ParagraphStyle = ParagraphStyle()
  ) {
    self.runs = runs
    self.widthLimit = widthLimit
    self.heightLimit = heightLimit
    self.maxLines = maxLines
    self.style = style
  }

  /// Creates a request for text with the same attributes throughout.
  public init(
    _ text: String,
    _ attributes: TextAttributes,
    widthLimit: Limit = .unbounded,
    maxLines: Int = 0,
    style: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(
      runs: [Run(text, attributes)],
      widthLimit: widthLimit,
      maxLines: maxLines,
      style: style
    )
  }
}
