import Foundation
import TatamiDrawing
import TatamiViews

extension TextEditingController {
  /// Performs the commands of key presses; returns the presses without a command.
  func handle(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key, let command = command(for: key) else { return true }
      perform(command)
      return false
    }
  }

  /// Returns the command of a key; the Tab key of a single-line text moves the focus instead.
  private func command(for key: UIKey) -> TextCommand? {
    TextCommand(TextKey(key), acceptsTabs: axis == .vertical)
  }

  private func perform(_ command: TextCommand) {
    switch command {
    case .insert(let string): change(editor.insertion(of: sanitized(string)))
    case .newLine: client?.returnKeyPressed()
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .move(let direction, let unit, let change): move(direction, by: unit, change)
    case .moveSideways(let step, let unit, let change):
      move(direction(toward: step), by: unit, change)
    case .moveLines(let lines, let change): move(lines: lines, change)
    case .movePages(let pages, let change):
      move(lines: pages * (client?.linesPerPage ?? 1), change)
    case .cut: cutSelection()
    case .copy: copySelection()
    case .paste: paste()
    case .selectAll: selectAll()
    }
  }

  private func delete(_ direction: TextDirection, by unit: TextUnit) {
    if let edit = edit(deleting: direction, by: unit) { change(edit) }
  }

  /// Returns the edit that deletes the selection or, without a selection, a unit from the caret;
  /// nil if there is nothing to delete.
  func edit(deleting direction: TextDirection, by unit: TextUnit) -> TextEdit? {
    editor.deletion(direction, by: withoutWords(unit), lines: lines)
  }

  private func move(_ direction: TextDirection, by unit: TextUnit, _ change: SelectionChange) {
    changeSelection { $0.move(direction, by: withoutWords(unit), change, lines: lines) }
  }

  private func move(lines count: Int, _ change: SelectionChange) {
    changeSelection { $0.move(lines: count, change, lines: lines) }
  }

  /// The lines for movements of the caret; a single-line text is not laid out for them.
  private var lines: any TextLines {
    axis == .horizontal ? SingleLine(length: text.utf16.count) : flow
  }

  /// Returns the unit of a move: in a secure text field, the whole text instead of a word.
  private func withoutWords(_ unit: TextUnit) -> TextUnit {
    isSecure && axis == .horizontal && unit == .word ? .document : unit
  }

  /// Returns the direction in the caret's paragraph toward the left (-1) or right (1) edge of the
  /// screen.
  private func direction(toward step: Int) -> TextDirection {
    (step > 0) != flow.isRightToLeft(at: displayed(editor.head)) ? .forward : .backward
  }
}

// MARK: - Pasteboard

extension TextEditingController {
  /// Copies the selection, unless the characters are hidden.
  func copySelection() {
    guard !isSecure, !editor.selection.isEmpty else { return }
    UIPasteboard.general.string = editor.selectedText
  }

  /// Moves the selection to the pasteboard, unless the characters are hidden.
  func cutSelection() {
    guard !isSecure, !editor.selection.isEmpty, client?.isTextEditable == true else { return }
    copySelection()
    named("Cut") { deleteSelection() }
  }

  /// Makes an edit that has a name of its own in the titles of commands.
  private func named(_ name: String, _ edit: () -> Void) {
    undoName = name
    defer { undoName = TextUndo.typing }
    edit()
  }

  /// Replaces the selection with the pasteboard's text.
  func paste() {
    guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
    named("Paste") { change(editor.insertion(of: sanitized(string))) }
  }

  /// Deletes the selection.
  func deleteSelection() {
    guard !editor.selection.isEmpty else { return }
    change(TextEdit(range: editor.selection, replacement: ""))
  }

  /// Selects the word at the caret.
  func selectWord() {
    select(range(of: .word, at: editor.head.offset))
  }

  /// Returns the word or the paragraph at an offset, in UTF-16 units.
  func range(of unit: TextUnit, at offset: Int) -> Range<Int> {
    guard !isSecure else { return 0..<text.utf16.count }
    let index = text.characterIndex(at: offset)
    let range = unit == .word ? text.wordRange(at: index) : text.paragraphRange(at: index)
    return text.utf16Offset(of: range.lowerBound)..<text.utf16Offset(of: range.upperBound)
  }
}
