import TatamiGeometry
import TatamiRoundedTable
import Foundation
import TatamiUIKit

extension RoundedTableView {
  // MARK: The column

  /// Returns the frame in the column for a frame given by the table.
  ///
  /// Only cells as wide as the table are moved; they keep their distance from its left edge, which
  /// a swipe or an animation may have set.
  func columnFrame(_ frame: CGRect) -> CGRect {
    let column = column
    guard column.isActive, frame.width >= bounds.width else { return frame }
    return CGRect(
      x: CGFloat(column.x) + frame.minX,
      y: frame.minY,
      width: CGFloat(column.childWidth),
      height: frame.height
    )
  }

  /// Returns the width that a cell will have in the column, in points.
  func columnWidth(_ width: CGFloat) -> CGFloat {
    let column = column
    return column.isActive && width >= bounds.width ? CGFloat(column.childWidth) : width
  }

  /// Moves all children into the column that the table has placed outside of it.
  func placeChildren() {
    let column = column
    guard column.isActive else { return }
    for view in subviews where isInColumn(view) {
      let frame = view.frame
      guard !(view is RoundedTableViewCell) else {
        // A cell moves into the column when its frame is set; one that already had the table's
        // frame is still to be moved.
        if frame.width >= bounds.width { view.frame = columnFrame(frame) }
        continue
      }
      let placed = column.placed(
        Rect(
          x: Double(frame.minX),
          y: Double(frame.minY),
          width: Double(frame.width),
          height: Double(frame.height)
        )
      )
      let target = CGRect(
        x: placed.minX,
        y: placed.minY,
        width: placed.width,
        height: placed.height
      )
      if target != frame { view.frame = target }
      if let view = view as? UITableViewHeaderFooterView { insetLabels(of: view) }
    }
  }

  private func isInColumn(_ view: UIView) -> Bool {
    !(view is UIImageView) && view !== backgroundView && view !== refreshControl
  }

  /// The leading distance of the texts of rows from the edge of the column; nil without rows.
  var rowInset: CGFloat? { visibleCells.first?.directionalLayoutMargins.leading }

  /// Aligns the labels of a header or footer with the texts of the rows, or at the inset that is
  /// set.
  private func insetLabels(of view: UITableViewHeaderFooterView) {
    guard let inset = labelInset ?? rowInset else { return }
    if view.directionalLayoutMargins.leading != inset {
      view.directionalLayoutMargins.leading = inset
    }
  }

  // MARK: Corners

  /// Assigns each visible row the corners of its position in its section.
  func shapeRows() {
    let draws = column.drawsCorners
    let paths = indexPathsForVisibleRows ?? []
    updateDrag(paths)
    for path in paths {
      guard let cell = cellForRow(at: path) as? RoundedTableViewCell else { continue }
      cell.adopt(self)
      cell.show(draws ? roles(of: path) : [])
    }
  }

  private func roles(of path: IndexPath) -> CornerRoles {
    let count = numberOfRows(inSection: path.section)
    guard let drag else { return CornerRoles(row: path.row, of: count) }
    let position = drag.position(of: path)
    let before = numberOfRows(inSection: position.section)
    return CornerRoles(
      row: position.row,
      of: drag.count(inSection: position.section, before: before)
    )
  }
}
