import Foundation
import TatamiLayers
import TatamiListContent
import TatamiViews

/// A row whose actions are revealed, or are about to be.
@MainActor
final class TableSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  var drag: SwipeDrag
  /// The content offset of the table at the beginning, in points.
  let contentOffset: CGFloat
  /// Whether the actions stay visible without a touch.
  var isOpen = false

  init(path: IndexPath, cell: UITableViewCell, view: SwipeActionsView, contentOffset: CGFloat) {
    self.path = path
    self.cell = cell
    drag = SwipeDrag(view)
    self.contentOffset = contentOffset
  }

  /// Places row and buttons for the current offset.
  ///
  /// The buttons follow the frame and the rounded corners of the cell, whose class may adjust them.
  func place(in row: CGRect) {
    cell.frame = row.offsetBy(dx: drag.offset, dy: 0)
    let rest = cell.frame.offsetBy(dx: -drag.offset, dy: 0)
    drag.view.follow(cell, in: rest, offset: drag.offset)
  }
}
