import Foundation
import TatamiListContent

/// The changes of a table that are collected until the end of the outermost block.
struct TableUpdates {
  /// A row or a section that a change refers to.
  enum Target: Hashable {
    case oldRow(IndexPath)
    case newRow(IndexPath)
    case oldSection(Int)
    case newSection(Int)
  }

  /// The number of blocks that have begun and not ended.
  var depth = 0
  /// Whether the table is reloaded in place of the changes.
  var mustReload = false
  /// Whether the changes lead from the rows that the table shows to a snapshot.
  var endsInSnapshot = false
  /// Whether editing mode began or ended.
  var changesEditing = false
  var changes = ListUpdates()
  /// The rows whose cells are configured again, by their old index paths.
  var reconfigured: Set<IndexPath> = []
  var animations: [Target: UITableView.RowAnimation] = [:]
  /// The closures that are called at the end of the animations.
  var completions: [(Bool) -> Void] = []

  /// Whether the changes are shown at once: none of them is animated.
  var isImmediate: Bool {
    changes.itemMoves.isEmpty && changes.sectionMoves.isEmpty && !animations.isEmpty
      && animations.values.allSatisfy { $0 == .none }
  }

  /// Returns the animation of a row that is deleted or reloaded; nil for one that stays.
  func animation(ofOld path: IndexPath) -> UITableView.RowAnimation? {
    animations[.oldRow(path)] ?? animations[.oldSection(path.section)]
  }

  /// Returns the animation of a row that is inserted; nil for one that was there.
  func animation(ofNew path: IndexPath) -> UITableView.RowAnimation? {
    animations[.newRow(path)] ?? animations[.newSection(path.section)]
  }
}
