import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The undo manager.
@MainActor
@Suite(.environment) struct UndoManagerTests {
  private let manager = UndoManager()
  private let note = Memo()

  /// Changes the note in a turn of its own.
  private func write(_ text: String) {
    note.write(text, manager)
    Simulator.advance(by: 0)
  }

  @Test func `N217: the kit has an undo manager, which starts without operations`() {
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
    #expect(manager.isUndoRegistrationEnabled)
    #expect(manager.groupsByEvent)
    #expect(manager.undoMenuItemTitle == "Undo")
    manager.undo()
    manager.redo()
    #expect(note.text == "")
  }

  @Test func `N219: operations that are registered while undoing are redone, and vice versa`() {
    write("a")
    write("b")
    manager.undo()
    #expect(note.text == "a")
    #expect(manager.canRedo)
    manager.undo()
    #expect(note.text == "")
    #expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(note.text == "b")
    #expect(!manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func `N219: observers may end the group of what is reverted`() {
    let ends: [@MainActor (UndoManager) -> Void] = [
      { $0.removeAllActions() }, { $0.endUndoGrouping() },
    ]
    for end in ends {
      write("a")
      let token = NotificationCenter.default.addObserver(
        forName: .NSUndoManagerDidOpenUndoGroup,
        object: manager,
        queue: nil
      ) { [manager] _ in MainActor.assumeIsolated { end(manager) } }
      manager.undo()
      NotificationCenter.default.removeObserver(token)
      #expect(note.text == "")
      #expect(manager.groupingLevel <= 1)
      manager.removeAllActions()
    }
  }

  @Test func `N219: an operation cannot revert others`() {
    write("a")
    manager.registerUndo(withTarget: note) { [manager] _ in manager.undo() }
    note.write("b", manager)
    Simulator.advance(by: 0)
    manager.undo()
    #expect(note.text == "a")
    manager.redo()
    #expect(note.text == "b")
  }

  @Test func `N219: operations on objects that are gone take no level`() {
    manager.levelsOfUndo = 1
    write("a")
    var other: Memo? = Memo()
    other?.write("x", manager)
    other = nil
    Simulator.advance(by: 0)
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(note.text == "")
  }

  @Test func `N219: a new registration removes what could be redone`() {
    write("a")
    manager.undo()
    write("b")
    #expect(!manager.canRedo)
    manager.redo()
    #expect(note.text == "b")
  }

  @Test func `N220: the registrations of one turn form one group`() {
    note.write("a", manager)
    note.write("b", manager)
    #expect(manager.groupingLevel == 1)
    Simulator.advance(by: 0)
    #expect(manager.groupingLevel == 0)
    write("c")
    manager.undo()
    #expect(note.text == "b")
    manager.undo()
    #expect(note.text == "")
  }

  @Test func `N220: nested groups are reverted as one`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    note.write("a", manager)
    manager.beginUndoGrouping()
    note.write("b", manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(note.text == "")
    manager.redo()
    #expect(note.text == "b")
  }

  @Test func `N220: levelsOfUndo keeps the newest groups`() {
    for text in ["a", "b", "c"] { write(text) }
    manager.levelsOfUndo = 2
    while manager.canUndo { manager.undo() }
    #expect(note.text == "a")
    write("d")
    write("e")
    write("f")
    while manager.canUndo { manager.undo() }
    #expect(note.text == "d")
  }

  @Test func `N221: targets are weak, and their operations can be removed`() {
    let other = Memo()
    weak var freed: Memo?
    do {
      let gone = Memo()
      freed = gone
      gone.write("x", manager)
      Simulator.advance(by: 0)
    }
    #expect(freed == nil)
    #expect(!manager.canUndo)
    write("a")
    other.write("b", manager)
    Simulator.advance(by: 0)
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(note.text == "")
    #expect(other.text == "b")
    write("c")
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test func `names are those of the last group and move to what is redone`() {
    note.write("a", manager)
    manager.setActionName("Write")
    #expect(manager.undoMenuItemTitle == "Undo Write")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoMenuItemTitle == "Redo Write")
    manager.redo()
    #expect(manager.undoActionName == "Write")
  }

  @Test func `registration can be disabled several times`() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    write("a")
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    write("b")
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func `a selector is called with its argument`() {
    let argument = "old" as NSString
    manager.registerUndo(
      withTarget: note,
      selector: Selector("replace:", Memo.replace(_:)),
      object: argument
    )
    manager.undo()
    #expect(note.text == "old")
  }

  @Test func `wrong nesting is reported`() {
    manager.groupsByEvent = false
    let reports = Reports.during {
      manager.endUndoGrouping()
      note.write("a", manager)
      manager.enableUndoRegistration()
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
    }
    #expect(reports.count == 4)
    #expect(!manager.canUndo)
  }

  @Test func `an operation that reverts again is reported`() {
    let manager = manager
    manager.registerUndo(withTarget: note) { _ in manager.undo() }
    let reports = Reports.during { manager.undo() }
    #expect(reports.count == 1)
    #expect(!manager.isUndoing)
  }

  @Test func `notifications tell of groups and changes`() {
    let diary = Diary()
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { diary.add(name.rawValue.replacing("NSUndoManager", with: "")) }
      }
    }
    write("a")
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    let group = ["DidOpenUndoGroup", "DidCloseUndoGroup"]
    let undone = ["WillUndoChange"] + group + ["DidUndoChange"]
    #expect(diary.take() == group + undone + group + ["DidRedoChange"])
  }

  // MARK: Responders

  @Test func `N218: the undo manager of a responder is the nearest one, at last the window's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = ManagedController()
    let (outer, inner) = (UIView(), UIView())
    #expect(inner.undoManager == nil)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(inner)
    window.addSubview(outer)
    #expect(inner.undoManager === controller.own)
    #expect(outer.undoManager === window.undoManager)
    #expect(window.undoManager != nil)
  }

  @Test func `N218: keys revert changes and make them again`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = ManagedController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    note.write("a", controller.own)
    Simulator.press(.keyboardZ, modifiers: .control, in: window)
    #expect(note.text == "")
    Simulator.press(.keyboardZ, modifiers: [.command, .shift], in: window)
    #expect(note.text == "a")
    Simulator.press(.keyboardZ, modifiers: .command, in: window)
    Simulator.press(.keyboardY, modifiers: .control, in: window)
    #expect(note.text == "a")
    Simulator.press(.keyboardZ, in: window)
    #expect(note.text == "a")
  }
}

/// A text whose changes can be reverted.
@MainActor
private final class Memo: NSObject {
  private(set) var text = ""

  func write(_ new: String, _ manager: UndoManager) {
    let old = text
    manager.registerUndo(withTarget: self) { [weak manager] note in
      if let manager { note.write(old, manager) }
    }
    text = new
  }

  func replace(_ new: NSString) { text = "\(new)" }
}

/// A controller with an undo manager of its own.
private final class ManagedController: UIViewController {
  let own = UndoManager()

  override var undoManager: UndoManager? { own }
}
