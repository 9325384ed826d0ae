import Foundation
import TatamiDrawing

extension TextEditingController {
  /// Does what keys ask for; returns those that a text has no use for.
  func handle(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key, let command = command(for: key) else { return true }
      return !perform(command)
    }
  }

  /// Reads a key; texts of several lines take tabs, others leave them to the focus.
  private func command(for key: UIKey) -> TextCommand? {
    let isTab = key.keyCode == .keyboardTab && key.modifierFlags.isEmpty
    return isTab && !isOneLine ? .insert("\t") : TextCommand(key)
  }

  /// Performs a command; returns whether it is one for this text.
  func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .insert(let string): change(editor.insertion(of: sanitized(string)))
    case .newLine: client?.returnKeyPressed()
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .move(let direction, let unit, let change): move(direction, by: unit, change)
    case .moveSideways(let step, let unit, let change):
      move(direction(towards: step), by: unit, change)
    case .moveLines(let lines, let change): move(lines: lines, change)
    case .movePage(let pages, let change): move(lines: pages * (client?.linesPerPage ?? 1), change)
    case .cut: cutSelection()
    case .copy: copySelection()
    case .paste: paste()
    case .selectAll: select(0..<text.utf16.count)
    }
    return true
  }

  private func delete(_ direction: TextDirection, by unit: TextUnit) {
    if let edit = edit(deleting: direction, by: unit) { change(edit) }
  }

  /// Returns the edit that deletes from the caret on; nil if nothing is there.
  func edit(deleting direction: TextDirection, by unit: TextUnit) -> TextEdit? {
    isOneLine
      ? editor.deletion(direction, by: hiding(unit), lines: OneLine(length: text.utf16.count))
      : editor.deletion(direction, by: unit, lines: flow)
  }

  private func move(_ direction: TextDirection, by unit: TextUnit, _ change: SelectionChange) {
    changeSelection { editor in
      if isOneLine {
        let line = OneLine(length: editor.text.utf16.count)
        editor.move(direction, by: hiding(unit), change, lines: line)
      } else {
        editor.move(direction, by: unit, change, lines: flow)
      }
    }
  }

  private func move(lines: Int, _ change: SelectionChange) {
    changeSelection { editor in
      if isOneLine {
        editor.move(lines: lines, change, lines: OneLine(length: editor.text.utf16.count))
      } else {
        editor.move(lines: lines, change, lines: flow)
      }
    }
  }

  private var isOneLine: Bool { axis == .horizontal }

  /// Returns how far a move reaches where words are not to be seen.
  private func hiding(_ unit: TextUnit) -> TextUnit {
    isSecure && unit == .word ? .document : unit
  }

  /// Returns the order of reading towards an edge of the screen in the caret's paragraph.
  private func direction(towards step: Int) -> TextDirection {
    let start = flow.start(at: displayed(editor.head))
    let isRightToLeft = flow.geometry(at: start).isRightToLeft(
      at: TextPlace(displayed(editor.head).offset - start.units, editor.head.affinity)
    )
    return (step > 0) != isRightToLeft ? .forward : .backward
  }
}

// MARK: - Pasteboard

extension TextEditingController {
  /// Copies the selection; hidden characters are not copied.
  func copySelection() {
    guard !isSecure, !editor.selection.isEmpty else { return }
    UIPasteboard.general.string = editor.selectedText
  }

  /// Moves the selection to the pasteboard.
  func cutSelection() {
    guard !isSecure, !editor.selection.isEmpty, client?.isTextEditable == true else { return }
    copySelection()
    change(TextEdit(range: editor.selection, replacement: ""))
  }

  /// Puts the pasteboard's text in place of the selection.
  func paste() {
    guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
    change(editor.insertion(of: sanitized(string)))
  }

  /// Deletes the selection, or the character before the caret.
  func deleteSelection() {
    guard !editor.selection.isEmpty else { return }
    change(TextEdit(range: editor.selection, replacement: ""))
  }

  /// Selects the word at the caret.
  func selectWord() {
    select(unit(.word, at: editor.head.offset))
  }

  /// Returns the word or paragraph at an offset, in UTF-16 units.
  func unit(_ unit: TextUnit, at offset: Int) -> Range<Int> {
    guard !isSecure else { return 0..<text.utf16.count }
    let place = text.place(offset)
    let range = unit == .word ? text.wordRange(at: place) : text.paragraphRange(at: place)
    return text.offset(range.lowerBound)..<text.offset(range.upperBound)
  }
}

/// A text of one line, whose layout moves need not know.
struct OneLine: TextLines {
  var length: Int

  func lineRange(at place: TextPlace) -> Range<Int> { 0..<length }
  func column(at place: TextPlace) -> Double { 0 }
  func place(_ lines: Int, below place: TextPlace, nearest column: Double) -> TextPlace? { nil }
}
