import Foundation
package import TatamiDrawing

/// A text with a selection, edited by commands that never split a character.
///
/// Offsets count UTF-16 units. Offsets passed in are limited to the text and to the boundaries of
/// characters (grapheme clusters). The cost of an edit is proportional to the characters it
/// touches, besides moving the bytes after them.
package struct TextEditor {
  /// The characters.
  package private(set) var text = ""
  /// The end of the selection that stays when the selection is extended.
  package private(set) var anchor = 0
  /// The end of the selection that moves: the position of the caret.
  package private(set) var head = CaretPosition(0)
  /// The provisional characters of an input method; nil for none.
  package private(set) var marked: Range<Int>?
  /// The column that moves from line to line aim for, in points; nil to start at the caret's.
  private var column: Double?

  /// The selected characters; empty for a caret.
  package var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Creates an editor with the caret at the end of a text.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    select(text.utf16.count..<text.utf16.count)
  }

  /// The selected characters as a string.
  package var selectedText: String { string(in: selection) }

  /// Returns the characters of a range.
  package func string(in range: Range<Int>) -> String {
    String(text[indices(text.wholeCharacters(range))])
  }

  /// Returns the string indices of a range.
  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    text.characterIndex(at: range.lowerBound)..<text.characterIndex(at: range.upperBound)
  }
}

// MARK: - Edits

extension TextEditor {
  /// Returns the edit that replaces the marked characters, or else the selection.
  package func insertion(of string: String) -> TextEdit {
    TextEdit(range: marked ?? selection, replacement: string)
  }

  /// Returns the edit that deletes the selection, or else from the caret over a unit.
  ///
  /// - Returns: Nil if there is nothing to delete in this direction.
  package func deletion(
    _ direction: TextDirection,
    by unit: TextUnit,
    lines: some TextLines
  ) -> TextEdit? {
    guard selection.isEmpty else { return TextEdit(range: selection, replacement: "") }
    var end = destination(from: head, direction, by: unit, lines: lines).offset
    // At the start of a line, deleting to its start deletes the character before.
    if end == head.offset, unit == .line || unit == .paragraph {
      end = adjacentOffset(to: head.offset, direction)
    }
    guard end != head.offset else { return nil }
    let range = min(end, head.offset)..<max(end, head.offset)
    return TextEdit(range: range, replacement: "")
  }

  /// Applies an edit and moves the caret behind the new characters.
  package mutating func apply(_ edit: TextEdit) {
    let range = text.wholeCharacters(edit.range)
    text.replaceSubrange(indices(range), with: edit.replacement)
    let end = range.lowerBound + edit.replacement.utf16.count
    // The new characters may form one character with those after them.
    let caret = text.characterBoundary(atOrAfter: end)
    select(caret..<caret)
  }

  /// Replaces characters on behalf of a program; the selection stays at its characters.
  package mutating func replace(_ range: Range<Int>, with string: String) {
    let range = text.wholeCharacters(range)
    guard string != self.string(in: range) else { return }
    let end = range.lowerBound + string.utf16.count
    let moved = [anchor, head.offset].map { offset in
      offset >= range.upperBound ? offset + end - range.upperBound : min(offset, end)
    }
    text.replaceSubrange(indices(range), with: string)
    anchor = text.characterBoundary(atOrBefore: moved[0])
    head = CaretPosition(text.characterBoundary(atOrBefore: moved[1]))
    (marked, column) = (nil, nil)
  }

  /// Marks provisional characters of an input method and selects some of them.
  ///
  /// - Parameter selected: The selection, in UTF-16 units from the first marked character.
  package mutating func mark(_ range: Range<Int>, selected: Range<Int>) {
    let range = text.wholeCharacters(range)
    let inside = selected.clamped(to: 0..<range.count)
    select(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound)
    marked = range.isEmpty ? nil : range
  }

  /// Accepts the marked characters.
  package mutating func unmark() {
    marked = nil
  }
}

// MARK: - Selection

extension TextEditor {
  /// Selects characters and accepts the marked ones.
  package mutating func select(_ range: Range<Int>, affinity: TextGeometry.Affinity = .downstream) {
    let range = text.wholeCharacters(range)
    anchor = range.lowerBound
    head = CaretPosition(range.upperBound, affinity)
    marked = nil
    column = nil
  }

  /// Moves the caret, or the head of the selection.
  package mutating func move(to position: CaretPosition, _ change: SelectionChange = .replace) {
    let offset = text.characterBoundary(atOrBefore: position.offset)
    head = CaretPosition(offset, position.affinity)
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
    if isCollapsing, unit == .character { return move(to: CaretPosition(edge)) }
    let start = isCollapsing ? CaretPosition(edge) : head
    move(to: destination(from: start, direction, by: unit, lines: lines), change)
  }

  /// Moves the caret by lines and keeps its column; beyond the first and last line, to the ends of
  /// the text.
  package mutating func move(lines count: Int, _ change: SelectionChange, lines: some TextLines) {
    var start = head
    if change == .replace, !selection.isEmpty {
      start = CaretPosition(count > 0 ? selection.upperBound : selection.lowerBound)
    }
    let column = self.column ?? lines.column(at: start)
    let end = CaretPosition(count > 0 ? text.utf16.count : 0)
    move(to: lines.position(movedByLines: count, from: start, column: column) ?? end, change)
    self.column = column
  }

  /// Returns the position that a move leads to.
  private func destination(
    from start: CaretPosition,
    _ direction: TextDirection,
    by unit: TextUnit,
    lines: some TextLines
  ) -> CaretPosition {
    let index = text.characterIndex(at: start.offset)
    let isForward = direction == .forward
    switch unit {
    case .character: return CaretPosition(adjacentOffset(to: start.offset, direction))
    case .word:
      let end = isForward ? text.wordEnd(after: index) : text.wordStart(before: index)
      return CaretPosition(text.utf16Offset(of: end))
    case .line:
      let line = lines.lineRange(at: start)
      return isForward ? CaretPosition(line.upperBound, .upstream) : CaretPosition(line.lowerBound)
    case .paragraph:
      let range = text.paragraphRange(at: index)
      return CaretPosition(text.utf16Offset(of: isForward ? range.upperBound : range.lowerBound))
    case .document: return CaretPosition(isForward ? text.utf16.count : 0)
    }
  }

  /// Returns the next character boundary; the same offset at the ends of the text.
  package func adjacentOffset(to offset: Int, _ direction: TextDirection) -> Int {
    let index = text.characterIndex(at: offset)
    switch direction {
    case .forward:
      return index < text.endIndex ? text.utf16Offset(of: text.index(after: index)) : offset
    case .backward:
      return index > text.startIndex ? text.utf16Offset(of: text.index(before: index)) : 0
    }
  }
}
