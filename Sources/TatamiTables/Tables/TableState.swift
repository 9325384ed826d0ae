import Foundation
import TatamiViews

/// The progress of loading and layout.
struct TableLoading {
  /// Whether all counts must be requested again.
  var isStale = true
  /// Whether the data source's counts are being requested.
  var isLoading = false
  /// Whether visible rows are being updated.
  var isLayingOut = false
  /// Whether a layout was requested while another one was in progress.
  var needsLayout = false
  /// The number of times that positions were recomputed.
  var generation = 0
  /// The width of the last layout, in points; nil before the first one.
  var width: CGFloat?
  /// The text size of the last layout.
  var textSize: UIContentSizeCategory?
}

/// The selected and the touched row.
struct TableSelection {
  var paths: Set<IndexPath> = []
  /// The row that is highlighted by a touch.
  var highlighted: IndexPath?
  /// The row that had the keyboard focus last.
  var lastFocused: IndexPath?

  /// The selected rows in ascending order; nil for none.
  var sortedPaths: [IndexPath]? { paths.isEmpty ? nil : paths.sorted() }
}

/// The rows that are being prefetched.
struct TablePrefetching {
  var paths: Set<IndexPath> = []
  /// The offset of the last layout, in points.
  var lastOffset: CGFloat = 0
}

/// The view above the first or below the last section, with the height that it had when it was set.
struct TableEndView {
  let view: UIView
  let height: CGFloat
}
