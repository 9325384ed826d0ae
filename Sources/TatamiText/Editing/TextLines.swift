package import TatamiDrawing

/// A position of the caret between two characters, in UTF-16 units.
package typealias CaretPosition = TextGeometry.Position

/// The lines of a laid-out text, as caret movement needs them.
package protocol TextLines {
  /// Returns the line that contains a position, in UTF-16 units, without its line terminator.
  func lineRange(at position: CaretPosition) -> Range<Int>

  /// Returns the horizontal coordinate of the caret at a position, in points.
  func column(at position: CaretPosition) -> Double

  /// Returns the position nearest to a column some lines below another position.
  ///
  /// - Parameter lines: The number of lines to move down, or up if negative; the move stops at
  ///   the last or first line.
  /// - Returns: Nil if the text has no further line in this direction.
  func position(movedByLines lines: Int, from start: CaretPosition, column: Double)
    -> CaretPosition?
}

/// The only line of a single-line text, for which moves need no layout.
package struct SingleLine: TextLines {
  private let length: Int

  /// Creates the line of a text of so many UTF-16 units.
  package init(length: Int) {
    self.length = length
  }

  package func lineRange(at position: CaretPosition) -> Range<Int> { 0..<length }
  package func column(at position: CaretPosition) -> Double { 0 }
  package func position(
    movedByLines lines: Int,
    from start: CaretPosition,
    column: Double
  ) -> CaretPosition? { nil }
}
