import Foundation
import TatamiViews

/// The visible rows, headers and footers of a table with their views.
///
/// `UITableView.updateVisibleViews()` determines them in each layout.
struct VisibleRows {
  var cells: [IndexPath: UITableViewCell] = [:]
  var parts: [SectionPart: UIView] = [:]
  /// Cells that have been measured and are about to be shown.
  var preparedCells: [IndexPath: UITableViewCell] = [:]
  /// Headers and footers that have been measured and are about to be shown.
  var preparedParts: [SectionPart: UIView] = [:]
  /// The cells that an animated update moves out of the visible area; nil outside of updates.
  var departing: [IndexPath: UITableViewCell]?
  /// The row whose cell the data source is returning; nil outside of requests.
  var requestedPath: IndexPath?

  /// Returns the row of a cell.
  func path(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
}
