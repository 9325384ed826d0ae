public import TatamiGeometry

/// Text broken into lines, ready to be drawn.
public struct TextLayout: Hashable, Sendable {
  /// The widest line and the heights of all lines, in fractional points.
  public var size: Size
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// Whether some of the text is not shown.
  public var isTruncated: Bool

  /// The layout of no text.
  public static let empty = TextLayout(size: .zero, lines: [], isTruncated: false)

  /// Makes a layout.
  public init(size: Size, lines: [TextLine], isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// One line of a text layout.
public struct TextLine: Hashable, Sendable {
  /// The part of the request's text in the line, in UTF-8 bytes from its start.
  ///
  /// Trailing spaces belong to it, the new-line character does not.
  public var range: Range<Int>
  /// The left end of the baseline, in points from the layout's top-left corner.
  public var origin: Point
  /// The advance of the line without trailing spaces, in points.
  public var width: Double
  /// The distance from the line's top to its baseline, in points.
  public var ascent: Double
  /// The distance from the baseline to the line's bottom, in points.
  public var descent: Double
  /// The shaped pieces from left to right.
  public var runs: [TextRun]
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool

  /// Makes a line.
  public init(
    range: Range<Int>,
    origin: Point,
    width: Double,
    ascent: Double,
    descent: Double,
    runs: [TextRun],
    isRightToLeft: Bool = false
  ) {
    self.range = range
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }

  /// The line's height, in points.
  public var height: Double { ascent + descent }
}
