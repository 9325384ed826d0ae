public import Foundation

/// The operations that revert changes, and those that make them again.
///
/// ```swift
/// func rename(_ note: Note, to title: String) {
///   let old = note.title
///   undoManager.registerUndo(withTarget: note) { self.rename($0, to: old) }
///   undoManager.setActionName("Rename")
///   note.title = title
/// }
/// ```
///
/// With `groupsByEvent`, all operations that are registered in one turn of the run loop are reverted
/// together. Targets are held weakly.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, the innermost last.
  private var openGroups: [UndoGroup] = []
  /// The turn in which the outermost group was opened by an event; nil for other groups.
  private var eventTurn: Int?
  private var disabledCount = 0
  private var mostGroups = 0
  /// The number of registrations and of reverted groups; tells whether an operation is the last one.
  package private(set) var changeCount = 0

  /// Creates a manager without operations.
  public override init() {}

  // MARK: Settings

  /// Whether the operations of one turn of the run loop form a group; by default true.
  open var groupsByEvent = true
  /// The largest number of groups that are kept, the newest ones; 0 for any number.
  open var levelsOfUndo: Int {
    get { mostGroups }
    set {
      mostGroups = newValue
      limitLevels()
    }
  }

  /// Whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Stops registering operations, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends the effect of one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else { return report("enableUndoRegistration() without disabling") }
    disabledCount -= 1
  }

  // MARK: Registering

  /// Registers a closure that reverts a change of a target.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    register(target) { [weak target] in target.map(handler) }
  }

  /// Registers a method of a target that reverts a change, with its argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(target) { [weak target, weak self] in
      guard let target else { return }
      do throws(MessageFailure) {
        _ = try selector.send(to: target, MessageArguments(anObject))
      } catch {
        self?.report(error.description(of: selector, to: target))
      }
    }
  }

  private func register(_ target: AnyObject, _ perform: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroup()
    guard !openGroups.isEmpty else {
      return report("an operation outside of all groups; call beginUndoGrouping() first")
    }
    changeCount += 1
    openGroups[openGroups.count - 1].actions.append(UndoAction(target: target, perform: perform))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Removes all operations and ends all groups.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups, eventTurn) = ([], [], [], nil)
    disabledCount = 0
  }

  /// Removes the operations on a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for index in openGroups.indices { openGroups[index].removeActions(of: target) }
    for index in undoStack.indices { undoStack[index].removeActions(of: target) }
    for index in redoStack.indices { redoStack[index].removeActions(of: target) }
    removeEmptyGroups()
  }

  // MARK: Groups

  /// The number of open groups; that of an event counts as well.
  open var groupingLevel: Int {
    closePastEventGroup()
    return openGroups.count
  }

  /// Begins a group; groups inside of others are reverted with them.
  open func beginUndoGrouping() {
    openEventGroup()
    openGroup()
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else { return report("endUndoGrouping() without a group") }
    closeGroup()
  }

  private var turn: Int { RunLoopTurn.current.number }

  private func openGroup(named name: String = "") {
    var group = UndoGroup()
    group.name = name
    openGroups.append(group)
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = openGroups.popLast() else { return }
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].actions += group.actions
      if !group.name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
    } else {
      eventTurn = nil
      push(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func push(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    removeEmptyGroups()
    limitLevels()
  }

  /// Opens the group of the current turn, if operations are grouped by turns and none is open.
  private func openEventGroup() {
    closePastEventGroup()
    guard groupsByEvent, openGroups.isEmpty else { return }
    eventTurn = turn
    openGroup()
  }

  /// Closes the group of an earlier turn.
  private func closePastEventGroup() {
    if let eventTurn, eventTurn != turn, openGroups.count == 1 { closeGroup() }
  }

  private func limitLevels() {
    guard mostGroups > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - mostGroups))
    redoStack.removeFirst(max(0, redoStack.count - mostGroups))
  }

  private func removeEmptyGroups() {
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Undo and redo

  /// Whether operations are being reverted; meanwhile registered ones make the changes again.
  open private(set) var isUndoing = false
  /// Whether changes are being made again.
  open private(set) var isRedoing = false

  /// Whether there is an operation to revert.
  open var canUndo: Bool {
    undoStack.contains { !$0.isEmpty } || openGroups.contains { !$0.isEmpty }
  }
  /// Whether there is a reverted change to make again.
  open var canRedo: Bool { redoStack.contains { !$0.isEmpty } }

  /// Reverts the last group; the group of the current turn is closed.
  open func undo() {
    guard isIdle else { return }
    if openGroups.count == 1 { closeGroup() }
    undoNestedGroup()
  }

  /// Reverts the last group.
  open func undoNestedGroup() {
    closePastEventGroup()
    removeEmptyGroups()
    guard mayRevert, let group = undoStack.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    post(.NSUndoManagerWillUndoChange)
    revert(group)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the changes of the last reverted group again.
  open func redo() {
    closePastEventGroup()
    removeEmptyGroups()
    guard mayRevert, let group = redoStack.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    post(.NSUndoManagerWillRedoChange)
    revert(group)
    post(.NSUndoManagerDidRedoChange)
  }

  private var mayRevert: Bool {
    guard isIdle else { return false }
    guard openGroups.isEmpty else {
      report("undo() or redo() inside of a group")
      return false
    }
    return true
  }

  /// Whether no operations are being reverted; reports the other case.
  private var isIdle: Bool {
    guard isUndoing || isRedoing else { return true }
    report("undo() or redo() while operations are reverted")
    return false
  }

  /// Performs the operations of a group; those that they register form a group with its name.
  ///
  /// Observers and operations may end groups or open others.
  private func revert(_ group: UndoGroup) {
    changeCount += 1
    let level = openGroups.count
    openGroup(named: group.name)
    for action in group.actions.reversed() { action.perform() }
    for _ in 0..<max(0, openGroups.count - level) { closeGroup() }
  }

  // MARK: Names

  /// Names the operations of the open group, or else those of the last one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the operations that `undo()` would revert; empty without one.
  open var undoActionName: String {
    if let open = openGroups.last, !open.isEmpty, !isUndoing { return open.name }
    return undoStack.last { !$0.isEmpty }?.name ?? ""
  }

  /// The name of the operations that `redo()` would make again; empty without one.
  open var redoActionName: String { redoStack.last { !$0.isEmpty }?.name ?? "" }
  /// The title of the command that reverts, such as “Undo Rename”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command that makes changes again, such as “Redo Rename”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the command that reverts operations with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the command that makes changes with a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func report(_ what: String) {
    Diagnostics.report("\(what): \(self)")
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
