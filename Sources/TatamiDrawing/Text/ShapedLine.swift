/// One shaped line of a paragraph, without a position in the layout.
struct ShapedLine {
  /// The part of the source in the line.
  var range: Range<Int>
  /// The runs from left to right, positioned relative to the line's left end.
  var runs: [TextRun] = []
  /// The advance with trailing spaces, in points.
  var fullWidth = 0.0
  /// The advance without trailing spaces, in points.
  var trimmedWidth = 0.0
  /// Whether the paragraph runs from right to left.
  var isRightToLeft: Bool
  /// Whether part of the line's text was replaced by an ellipsis.
  var isEllipsized = false

  /// Creates a line without runs.
  init(empty range: Range<Int>, isRightToLeft: Bool) {
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}
