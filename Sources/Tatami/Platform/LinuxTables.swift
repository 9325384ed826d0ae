#if !canImport(ObjectiveC)
import Foundation
public import TatamiUIKit

/// A table cell, which `sizeThatFits(_:)` measures at the width of a column.
public typealias ColumnCell = UITableViewCell

extension UITableView {
  /// Returns the target that the delegate accepts for a dragged row.
  func acceptedTarget(from source: IndexPath, to proposal: IndexPath) -> IndexPath {
    delegate?.tableView(
      self,
      targetIndexPathForMoveFromRowAt: source,
      toProposedIndexPath: proposal
    ) ?? proposal
  }
}
#endif
