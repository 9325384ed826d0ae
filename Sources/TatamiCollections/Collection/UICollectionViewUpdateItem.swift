public import Foundation

/// An operation of an update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of operations.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert = 0
    /// An item or section is deleted.
    case delete = 1
    /// An item or section is reloaded.
    case reload = 2
    /// An item or section moves.
    case move = 3
    /// Nothing changes.
    case none = 4
  }

  /// The index path before the update, with the item `NSNotFound` for sections; nil for insertions.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, with the item `NSNotFound` for sections; nil for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the operation.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
