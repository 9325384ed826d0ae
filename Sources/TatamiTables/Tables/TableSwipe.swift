import Foundation
import TatamiLayers
import TatamiListContent
import TatamiViews

/// A row whose actions are revealed, or are about to be.
@MainActor
final class TableSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  let view: SwipeActionsView
  /// The content offset of the table at the beginning, in points.
  let contentOffset: CGFloat
  /// The distance by which the row is moved, in points; negative to the left.
  var offset: CGFloat = 0
  /// The distance at the beginning of the current drag, in points.
  var dragStart: CGFloat = 0
  /// Whether the actions stay visible without a touch.
  var isOpen = false

  init(path: IndexPath, cell: UITableViewCell, view: SwipeActionsView, contentOffset: CGFloat) {
    self.path = path
    self.cell = cell
    self.view = view
    self.contentOffset = contentOffset
  }

  /// The direction of the row's movement: 1 to the right, -1 to the left.
  var direction: CGFloat { view.isLeft ? 1 : -1 }

  /// The offset at which all buttons have their width, in points.
  var openOffset: CGFloat { direction * view.openWidth }

  /// Places row and buttons for the current offset.
  ///
  /// The buttons follow the frame and the rounded corners of the cell, whose class may adjust them.
  func place(in row: CGRect) {
    cell.frame = row.offsetBy(dx: offset, dy: 0)
    view.follow(cell, in: cell.frame.offsetBy(dx: -offset, dy: 0), offset: offset)
  }
}
