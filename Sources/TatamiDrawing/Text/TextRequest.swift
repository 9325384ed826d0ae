/// What text is to be laid out, and how.
public struct TextRequest: Hashable, Sendable {
  /// A piece of text of one look.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// Their look.
    public var attributes: TextAttributes
    /// How the lines of paragraphs that begin here are set; nil for the request's style.
    public var style: ParagraphStyle?

    /// Makes a piece of text.
    public init(_ text: String, _ attributes: TextAttributes, style: ParagraphStyle? = nil) {
      self.text = text
      self.attributes = attributes
      self.style = style
    }
  }

  /// A length that may have no limit.
  public enum Limit: Hashable, Sendable {
    /// As long as it takes.
    case unbounded
    /// At most so many points.
    case points(Double)
  }

  /// Where lines stand between the edges.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// From edge to edge, but for the last line of a paragraph.
    case justified
    /// At the edge where a paragraph's language begins.
    case natural
  }

  /// In which direction a paragraph runs.
  public enum BaseDirection: Hashable, Sendable {
    /// That of the paragraph's first letter with a direction, else left to right.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// What happens to text longer than a line.
  public enum LineBreakMode: Hashable, Sendable {
    /// It goes on in the next line, between words where possible.
    case wordWrap
    /// It goes on in the next line, between any two characters.
    case charWrap
    /// It is cut off.
    case clip
    /// An ellipsis stands for its beginning.
    case truncateHead
    /// An ellipsis stands for its middle.
    case truncateMiddle
    /// An ellipsis stands for its end.
    case truncateTail
  }

  /// How the lines of a paragraph are set; lengths in points.
  public struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand between the edges.
    public var alignment: Alignment
    /// In which direction paragraphs run.
    public var baseDirection: BaseDirection
    /// What happens to text longer than a line.
    public var lineBreakMode: LineBreakMode
    /// Extra space between two lines; at least zero.
    public var lineSpacing: Double
    /// Extra space between two paragraphs; at least zero.
    public var paragraphSpacing: Double
    /// Extra space above a paragraph, but for the first; at least zero.
    public var paragraphSpacingBefore: Double
    /// How far the first line of a paragraph begins from the leading edge; at least zero.
    public var firstLineHeadIndent: Double
    /// How far the other lines begin from the leading edge; at least zero.
    public var headIndent: Double
    /// Where lines end: above zero from the leading edge, else from the trailing edge.
    public var tailIndent: Double
    /// A factor on each line's height; zero for none.
    public var lineHeightMultiple: Double
    /// The least height of a line; zero for none.
    public var minLineHeight: Double
    /// The greatest height of a line; zero for none.
    public var maxLineHeight: Double

    /// Makes a style; the default is natural, automatic, word wrap, no extra space.
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

  /// The text, piece by piece.
  public var runs: [Run]
  /// The length of a line.
  public var widthLimit: Limit
  /// The height of all lines; lines that do not fit are left out, but for the first.
  public var heightLimit: Limit
  /// How many lines there may be; zero for any number.
  public var maxLines: Int
  /// How the lines are set.
  public var style: ParagraphStyle

  /// Makes a request.
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

  /// Makes a request of one look.
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
