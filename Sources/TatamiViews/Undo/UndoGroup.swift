import Foundation

/// An operation that reverts a change.
@MainActor
struct UndoAction {
  /// The object that is changed, held weakly; without it there is nothing to revert.
  weak var target: AnyObject?
  let perform: () -> Void
}

/// Operations that are reverted together, in reverse order.
@MainActor
struct UndoGroup {
  var actions: [UndoAction] = []
  var name = ""

  /// Whether nothing is left to revert.
  var isEmpty: Bool { actions.allSatisfy { $0.target == nil } }

  /// Removes the operations on an object.
  mutating func removeActions(of target: AnyObject) {
    actions.removeAll { $0.target === target }
  }
}
