import Foundation
import TatamiLayers
import TatamiListContent
import TatamiViews

/// A row that the user moves.
@MainActor
final class TableReorder {
  let source: IndexPath
  let cell: UITableViewCell
  /// The place that closes and the one that opens.
  var gap: TableGap
  /// The distance between the touch and the upper edge of the cell, in points.
  let grab: CGFloat
  /// The distance between the touch and the upper edge of the table, in points.
  var touchOffset: CGFloat = 0
  /// The timer that scrolls the table while the touch is near an edge; nil elsewhere.
  var scrollTimer: CADisplayLink?
  /// The index path that was last proposed to the delegate.
  var lastProposal: IndexPath

  init(source: IndexPath, cell: UITableViewCell, grab: CGFloat) {
    self.source = source
    self.cell = cell
    self.grab = grab
    gap = TableGap(source: source, sourceHeight: cell.frame.height)
    lastProposal = source
  }

  /// The height of the row, in points.
  var height: CGFloat { gap.height }

  /// The row's index path if it were dropped now.
  var target: IndexPath {
    get { gap.target }
    set { gap.target = newValue }
  }
}
