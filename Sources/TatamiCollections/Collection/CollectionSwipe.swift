import Foundation
import TatamiListContent
import TatamiViews

/// A list cell whose actions are revealed, or are about to be.
@MainActor
final class CollectionSwipe {
  let cell: UICollectionViewListCell
  var drag: SwipeDrag
  /// The frame of the cell at rest, in the content.
  let row: CGRect
  /// The content offset at the beginning, in points.
  let contentOffset: CGPoint

  init(cell: UICollectionViewListCell, view: SwipeActionsView, contentOffset: CGPoint) {
    self.cell = cell
    drag = SwipeDrag(view)
    self.contentOffset = contentOffset
    row = cell.frame
  }

  /// Places the cell and the buttons for the current offset.
  func place() {
    cell.center.x = row.midX + drag.offset
    drag.view.follow(cell, in: row, offset: drag.offset)
  }
}
