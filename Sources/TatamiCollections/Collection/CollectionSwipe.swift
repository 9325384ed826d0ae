import Foundation
import TatamiListContent
import TatamiViews

/// A list cell whose actions are revealed, or are about to be.
@MainActor
final class CollectionSwipe {
  let cell: UICollectionViewListCell
  let view: SwipeActionsView
  /// The frame of the cell at rest, in the content.
  let row: CGRect
  /// The content offset at the beginning, in points.
  let contentOffset: CGPoint
  /// The distance by which the cell is moved, in points; negative to the left.
  var offset: CGFloat = 0
  /// The distance at the beginning of the current drag, in points.
  var dragStart: CGFloat = 0

  init(cell: UICollectionViewListCell, view: SwipeActionsView, contentOffset: CGPoint) {
    self.cell = cell
    self.view = view
    self.contentOffset = contentOffset
    row = cell.frame
  }

  /// The direction of the cell's movement: 1 to the right, -1 to the left.
  var direction: CGFloat { view.isLeft ? 1 : -1 }

  /// Places the cell and the buttons for the current offset.
  func place() {
    cell.center.x = row.midX + offset
    view.follow(cell, in: row, offset: offset)
  }
}
