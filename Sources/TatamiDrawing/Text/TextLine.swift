public import TatamiGeometry

/// One line of a text layout.
public struct TextLine: Hashable, Sendable {
  /// The width of a line and its distances from the baseline.
  public struct Extents: Hashable, Sendable {
    /// The advance without trailing spaces, in points.
    public var width: Double
    /// The distance from the line's top to its baseline, in points.
    public var ascent: Double
    /// The distance from the baseline to the line's bottom, in points.
    public var descent: Double

    /// Creates extents.
    public init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The line's part of the request's text, in UTF-8 bytes from its start.
  ///
  /// It includes trailing spaces and excludes the new-line character.
  public var range: Range<Int>
  /// The left end of the baseline, in points from the layout's top-left corner.
  public var origin: Point
  /// The width and the distances from the baseline.
  public var extents: Extents
  /// The shaped runs from left to right.
  public var runs: [TextRun]
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool

  /// Creates a line.
  public init(
    range: Range<Int>,
    origin: Point,
    extents: Extents,
    runs: [TextRun],
    isRightToLeft: Bool = false
  ) {
    self.range = range
    self.origin = origin
    self.extents = extents
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }

  /// The advance without trailing spaces, in points.
  public var width: Double { extents.width }
  /// The distance from the line's top to its baseline, in points.
  public var ascent: Double { extents.ascent }
  /// The distance from the baseline to the line's bottom, in points.
  public var descent: Double { extents.descent }
  /// The line's height, in points.
  public var height: Double { ascent + descent }
  /// The upper edge, in points from the layout's top-left corner.
  public var top: Double { origin.y - ascent }
}
