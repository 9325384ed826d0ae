import Foundation
package import TatamiDrawing

/// A text with a selection that is edited by keys; never parts the characters users see.
///
/// Offsets count UTF-16 units. Those that come from outside are limited to the text and to the
/// bounds of characters (grapheme clusters). An edit costs what it touches, besides moving the
/// bytes after it.
package struct TextEditor {
  /// The characters.
  package private(set) var text = ""
  /// The end of the selection that stays when it is extended.
  package private(set) var anchor = 0
  /// The end of the selection that moves.
  package private(set) var head = TextPlace(0)
  /// Characters that an input method may still change; nil for none.
  package private(set) var marked: Range<Int>?
  /// Where a caret that moves from line to line wants to be, in points.
  private var column: Double?

  /// The selected characters; empty for a caret.
  package var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Makes an editor with the caret at the end.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    select(text.utf16.count..<text.utf16.count)
  }

  /// Returns the selected characters.
  package var selectedText: String { string(in: selection) }

  /// Returns characters of the text.
  package func string(in range: Range<Int>) -> String {
    let range = text.wholeCharacters(range)
    return String(text[text.place(range.lowerBound)..<text.place(range.upperBound)])
  }
}

// MARK: - Edits

extension TextEditor {
  /// Returns the edit that puts characters in place of the marked or selected ones.
  package func insertion(of string: String) -> TextEdit {
    TextEdit(range: marked ?? selection, replacement: string)
  }

  /// Returns the edit that deletes the selection, or from the caret on; nil if nothing is there.
  package func deletion(
    _ direction: TextDirection,
    by unit: TextUnit,
    lines: some TextLines
  ) -> TextEdit? {
    guard selection.isEmpty else { return TextEdit(range: selection, replacement: "") }
    var end = place(from: head, direction, by: unit, lines: lines).offset
    // At the start of a line its deletion takes the character before.
    if end == head.offset, unit == .line || unit == .paragraph {
      end = neighbour(of: head.offset, direction)
    }
    guard end != head.offset else { return nil }
    let range = min(end, head.offset)..<max(end, head.offset)
    return TextEdit(range: range, replacement: "")
  }

  /// Applies an edit; the caret goes behind the new characters.
  package mutating func apply(_ edit: TextEdit) {
    let range = text.wholeCharacters(edit.range)
    let places = text.place(range.lowerBound)..<text.place(range.upperBound)
    text.replaceSubrange(places, with: edit.replacement)
    let end = range.lowerBound + edit.replacement.utf16.count
    // What was typed may have become one character with what stood behind it.
    let caret = text.ceiledOffset(end)
    select(caret..<caret)
  }

  /// Marks characters that an input method may still change, and selects some of them.
  ///
  /// - Parameter selected: The selection, in UTF-16 units from the first marked character.
  package mutating func mark(_ range: Range<Int>, selected: Range<Int>) {
    let range = text.wholeCharacters(range)
    let inside = selected.clamped(to: 0..<range.count)
    select(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound)
    marked = range.isEmpty ? nil : range
  }

  /// Keeps the marked characters as they are.
  package mutating func unmark() {
    marked = nil
  }
}

// MARK: - Selection

extension TextEditor {
  /// Selects characters; what is marked stays as it is.
  package mutating func select(_ range: Range<Int>, affinity: TextGeometry.Affinity = .downstream) {
    let range = text.wholeCharacters(range)
    anchor = range.lowerBound
    head = TextPlace(range.upperBound, affinity)
    marked = nil
    column = nil
  }

  /// Moves the caret, or one end of the selection.
  package mutating func move(to place: TextPlace, _ change: SelectionChange = .replace) {
    head = TextPlace(text.flooredOffset(place.offset), place.affinity)
    if change == .replace { anchor = head.offset }
    marked = nil
    column = nil
  }

  /// Moves the caret by a unit; a selection that is not extended collapses first.
  package mutating func move(
    _ direction: TextDirection,
    by unit: TextUnit,
    _ change: SelectionChange,
    lines: some TextLines
  ) {
    let edge = direction == .forward ? selection.upperBound : selection.lowerBound
    let isCollapsing = change == .replace && !selection.isEmpty
    if isCollapsing, unit == .character { return move(to: TextPlace(edge)) }
    let start = isCollapsing ? TextPlace(edge) : head
    move(to: place(from: start, direction, by: unit, lines: lines), change)
  }

  /// Moves the caret by lines, keeping its column; beyond the first and last line to the ends.
  package mutating func move(lines count: Int, _ change: SelectionChange, lines: some TextLines) {
    var start = head
    if change == .replace, !selection.isEmpty {
      start = TextPlace(count > 0 ? selection.upperBound : selection.lowerBound)
    }
    let column = self.column ?? lines.column(at: start)
    let end = count > 0 ? text.utf16.count : 0
    move(to: lines.place(count, below: start, nearest: column) ?? TextPlace(end), change)
    self.column = column
  }

  /// Returns where a move ends.
  private func place(
    from start: TextPlace,
    _ direction: TextDirection,
    by unit: TextUnit,
    lines: some TextLines
  ) -> TextPlace {
    let place = text.place(start.offset)
    let isForward = direction == .forward
    switch unit {
    case .character: return TextPlace(neighbour(of: start.offset, direction))
    case .word:
      return TextPlace(
        text.offset(isForward ? text.wordEnd(after: place) : text.wordStart(before: place))
      )
    case .line:
      let line = lines.lineRange(at: start)
      return isForward ? TextPlace(line.upperBound, .upstream) : TextPlace(line.lowerBound)
    case .paragraph:
      let range = text.paragraphRange(at: place)
      return TextPlace(text.offset(isForward ? range.upperBound : range.lowerBound))
    case .document: return TextPlace(isForward ? text.utf16.count : 0)
    }
  }

  /// Returns the next bound of a character; the same one at the ends of the text.
  package func neighbour(of offset: Int, _ direction: TextDirection) -> Int {
    let place = text.place(offset)
    switch direction {
    case .forward: return place < text.endIndex ? text.offset(text.index(after: place)) : offset
    case .backward: return place > text.startIndex ? text.offset(text.index(before: place)) : 0
    }
  }
}
