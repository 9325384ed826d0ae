import TatamiDrawing
import TatamiText
import TatamiViews

/// The text that an edit has replaced, and the number of characters that replaced it; offsets in
/// UTF-16 units.
///
/// A class, because characters that are typed in a row are added to one edit.
@MainActor
final class TextUndo {
  /// The name of edits that can be joined.
  static let typing = "Typing"
  private(set) var oldText: String
  private(set) var oldRuns: AttributeRuns
  /// The characters that have replaced the old ones.
  private(set) var range: Range<Int>
  /// The selection before the edit.
  let selection: Range<Int>
  /// The manager's count of changes after the edit.
  var changeCount = 0

  init(_ oldText: String, _ oldRuns: AttributeRuns, range: Range<Int>, selection: Range<Int>) {
    (self.oldText, self.oldRuns) = (oldText, oldRuns)
    (self.range, self.selection) = (range, selection)
  }

  /// Adds an edit of the new characters, or a deletion of those before them; returns false for others.
  ///
  /// - Parameters:
  ///   - replaced: The characters that are replaced.
  ///   - text: Their text.
  ///   - runs: Their attributes.
  ///   - length: The number of new characters.
  func add(_ replaced: Range<Int>, _ text: String, _ runs: AttributeRuns, length: Int) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if replaced.lowerBound >= start, replaced.upperBound <= end {
      range = start..<end - replaced.count + length
      return true
    }
    guard length == 0, replaced.upperBound == start else { return false }
    oldText = text + oldText
    oldRuns.replace(0..<0, with: runs)
    range = replaced.lowerBound..<end - replaced.count
    return true
  }
}

// Edits are registered with the undo manager of the view (N218).
extension TextEditingController {
  /// Registers what an edit replaces, before the edit.
  ///
  /// - Parameters:
  ///   - range: The characters that are replaced.
  ///   - length: The number of new characters.
  func recordUndo(of range: Range<Int>, length: Int) {
    let registering = managerOfEdits
    if registering !== undoManager { forgetUndo() }
    // The registered edits do not apply to a text with one that is not registered.
    guard !isSecure, let manager = registering, manager.isUndoRegistrationEnabled else {
      return forgetUndo()
    }
    let (text, runs) = (editor.string(in: range), attributeRuns.part(range))
    let isReverting = manager.isUndoing || manager.isRedoing
    let isTyping = undoName == TextUndo.typing && !isReverting
    if isTyping, let lastUndo, lastUndo.changeCount == manager.changeCount,
      length <= 2 || editor.marked != nil, lastUndo.add(range, text, runs, length: length)
    {
      return
    }
    let start = range.lowerBound
    let undo = TextUndo(text, runs, range: start..<start + length, selection: editor.selection)
    manager.registerUndo(withTarget: self) { $0.revert(undo) }
    if !isReverting, manager.undoActionName.isEmpty { manager.setActionName(undoName) }
    undo.changeCount = manager.changeCount
    lastUndo = isTyping ? undo : nil
    undoManager = manager
  }

  /// The manager that reverts the text now, or else that of the view; nil off the window.
  private var managerOfEdits: UndoManager? {
    if let undoManager, undoManager.isUndoing || undoManager.isRedoing { return undoManager }
    return client?.undoManager
  }

  private func revert(_ undo: TextUndo) {
    // The other edits do not apply to a text in which this one stays.
    guard client?.isTextEditable == true else { return forgetUndo() }
    apply(TextEdit(range: undo.range, replacement: undo.oldText), undo.oldRuns)
    lastUndo = nil
    select(undo.selection)
    reportEdit()
  }

  /// Removes the registered edits, whose ranges are no longer those of the text.
  func forgetUndo() {
    lastUndo = nil
    undoManager?.removeAllActions(withTarget: self)
    undoManager = nil
  }
}
