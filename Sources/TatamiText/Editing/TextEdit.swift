/// Characters to be replaced, and what by.
package struct TextEdit: Equatable {
  /// The characters that go, in UTF-16 units.
  package var range: Range<Int>
  /// The characters that come.
  package var replacement: String

  /// Creates an edit.
  package init(range: Range<Int>, replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }
}

/// How far carets move and deletions reach.
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

/// Where carets move and deletions reach, in the order of reading.
package enum TextDirection: Int {
  case backward = -1
  case forward = 1
}

/// What a move does to the selection.
package enum SelectionChange {
  /// It becomes a caret at the new place.
  case replace
  /// Its other end stays.
  case extend
}
