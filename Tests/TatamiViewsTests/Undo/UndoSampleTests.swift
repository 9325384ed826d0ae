import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The sample of the documentation of undo managers.
@MainActor
@Suite(.environment) struct UndoSampleTests {
  private let undoManager = UndoManager()

  func rename(_ note: Note, to title: String) {
    let old = note.title
    undoManager.registerUndo(withTarget: note) { self.rename($0, to: old) }
    undoManager.setActionName("Rename")
    note.title = title
  }

  @Test func `a change is reverted and made again`() {
    let note = Note()
    rename(note, to: "New")
    undoManager.undo()
    #expect(note.title == "")
    undoManager.redo()
    #expect(note.title == "New")
    #expect(undoManager.undoMenuItemTitle == "Undo Rename")
  }
}

/// A note with a title.
@MainActor
final class Note {
  var title = ""
}
