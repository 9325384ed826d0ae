import Foundation
import TatamiLayers
import TatamiListContent
import TatamiViews

/// A row that the user moves.
@MainActor
final class TableReorder {
  let source: IndexPath
  let cell: UITableViewCell
  /// The height of the row, in points.
  let height: CGFloat
  /// The distance between the touch and the upper edge of the cell, in points.
  let grab: CGFloat
  /// The distance between the touch and the upper edge of the table, in points.
  var touchOffset: CGFloat = 0
  /// The timer that scrolls the table while the touch is near an edge; nil elsewhere.
  var scrollTimer: CADisplayLink?
  /// The row's index path if it were dropped now.
  var target: IndexPath
  /// The index path that was last proposed to the delegate.
  var lastProposal: IndexPath

  init(source: IndexPath, cell: UITableViewCell, grab: CGFloat) {
    self.source = source
    self.cell = cell
    self.grab = grab
    height = cell.frame.height
    (target, lastProposal) = (source, source)
  }

  /// Returns the distance by which another row moves for the current gap, in points.
  func shift(of path: IndexPath) -> CGFloat {
    let row = path.section == source.section && path.row > source.row ? path.row - 1 : path.row
    let isBehindGap =
      path.section > target.section || path.section == target.section && row >= target.row
    return shift(isBehindSource: path > source, isBehindGap: isBehindGap)
  }

  /// Returns the distance by which a header or footer moves for the current gap, in points.
  func shift(of part: SectionPart) -> CGFloat {
    let section = part.section
    return part.isHeader
      ? shift(
        isBehindSource: section > source.section,
        isBehindGap: section > target.section
      )
      : shift(
        isBehindSource: section >= source.section,
        isBehindGap: section >= target.section
      )
  }

  private func shift(isBehindSource: Bool, isBehindGap: Bool) -> CGFloat {
    (isBehindSource ? -height : 0) + (isBehindGap ? height : 0)
  }
}
