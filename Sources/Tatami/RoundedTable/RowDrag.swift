import TatamiRoundedTable
import Foundation
import TatamiUIKit

/// A row that the user drags to another position.
struct RowDrag {
  let source: IndexPath
  /// The row's index path if it were dropped now.
  var target: IndexPath
  /// The index path that was last proposed to the delegate.
  var proposal: IndexPath

  /// Returns the index path that a row would have after a drop.
  func position(of path: IndexPath) -> IndexPath {
    guard path != source else { return target }
    var row = path.row
    if path.section == source.section, row > source.row { row -= 1 }
    if path.section == target.section, row >= target.row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }

  /// Returns the number of rows that a section would have after a drop.
  func count(inSection section: Int, before: Int) -> Int {
    before - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
  }
}

extension RoundedTableView {
  /// Finds the dragged row among the visible ones, and its target.
  func updateDrag(_ paths: [IndexPath]) {
    let dragged = paths.first { (cellForRow(at: $0) as? RoundedTableViewCell)?.isDragged == true }
    guard let dragged, let cell = cellForRow(at: dragged) else { return drag = nil }
    var drag = drag ?? RowDrag(source: dragged, target: dragged, proposal: dragged)
    let proposal = proposedTarget(at: cell.frame.midY, drag)
    if proposal != drag.proposal {
      drag.proposal = proposal
      drag.target = acceptedTarget(from: dragged, to: proposal)
    }
    self.drag = drag
  }

  /// Returns the index path of a drop at a vertical position of the dragged row's middle.
  private func proposedTarget(at y: CGFloat, _ drag: RowDrag) -> IndexPath {
    if let path = indexPathForRow(at: CGPoint(x: bounds.midX, y: y)) {
      guard path.section != drag.source.section, y > rectForRow(at: path).midY else { return path }
      return IndexPath(row: path.row + 1, section: path.section)
    }
    for section in visibleSections {
      if rectForHeader(inSection: section).contains(CGPoint(x: bounds.midX, y: y)) {
        return IndexPath(row: 0, section: section)
      }
      if rectForFooter(inSection: section).contains(CGPoint(x: bounds.midX, y: y)) {
        let count = numberOfRows(inSection: section)
        return IndexPath(row: count - (section == drag.source.section ? 1 : 0), section: section)
      }
    }
    return drag.target
  }

  /// The sections with visible rows and their neighbors.
  private var visibleSections: Range<Int> {
    let paths = indexPathsForVisibleRows ?? []
    guard let first = paths.first, let last = paths.last else { return 0..<0 }
    return max(0, first.section - 1)..<min(numberOfSections, last.section + 2)
  }
}
