package import TatamiDrawing

/// A place between two characters, in UTF-16 units.
package typealias TextPlace = TextGeometry.Position

/// The lines of a laid out text, for carets that move among them.
package protocol TextLines {
  /// Returns the line of a place, in UTF-16 units and without the new line at its end.
  func lineRange(at place: TextPlace) -> Range<Int>

  /// Returns how far right a caret stands, in points.
  func column(at place: TextPlace) -> Double

  /// Returns the place of another line nearest to a column.
  ///
  /// Some lines below (or above, where negative); at most the last or first. Nil if there is
  /// none in this direction.
  func place(_ lines: Int, below place: TextPlace, nearest column: Double) -> TextPlace?
}
