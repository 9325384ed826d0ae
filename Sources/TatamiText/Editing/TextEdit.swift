/// A replacement of characters.
package struct TextEdit: Equatable {
  /// The replaced characters, in UTF-16 units.
  package var range: Range<Int>
  /// The new characters.
  package var replacement: String

  /// Creates an edit.
  package init(range: Range<Int>, replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }
}

/// The distance that the caret moves or a deletion reaches.
package enum TextUnit {
  /// To the next character (grapheme cluster).
  case character
  /// To the next start or end of a word.
  case word
  /// To the start or end of the line.
  case line
  /// To the start or end of the paragraph.
  case paragraph
  /// To the start or end of the text.
  case document
}

/// A direction in the order of the characters.
package enum TextDirection: Int {
  case backward = -1
  case forward = 1
}

/// The effect of a caret movement on the selection.
package enum SelectionChange {
  /// The selection collapses to a caret at the new position.
  case replace
  /// The anchor stays, and the selection reaches to the new position.
  case extend
}
