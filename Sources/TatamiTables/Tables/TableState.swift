import Foundation
import TatamiViews

/// The progress of loading and layout.
struct TableLoading {
  /// Whether all counts must be requested again.
  var isStale = true
  /// Whether counts or positions are being computed: the model is incomplete.
  var isLoading = false
  /// Whether visible rows are being updated.
  var isLayingOut = false
  /// Whether a batch of updates is being applied.
  var isUpdating = false
  /// Whether a layout was requested while another one was in progress.
  var needsLayout = false
  /// The number of times that positions were recomputed.
  var generation = 0
  /// The width of the last layout, in points; nil before the first one.
  var width: CGFloat?
  /// The text size of the last layout.
  var textSize: UIContentSizeCategory?

  /// Whether the table is working with its rows: updates that the program makes in the meantime
  /// end in a reload.
  var isBusy: Bool { isLoading || isLayingOut || isUpdating }
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

  /// Removes the rows that do not exist.
  mutating func keepRows(where exists: (IndexPath) -> Bool) {
    replace { exists($0) ? $0 : nil }
  }

  /// Replaces the index paths of rows; nil removes a row.
  mutating func replace(_ newPath: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap(newPath))
    highlighted = highlighted.flatMap(newPath)
    lastFocused = lastFocused.flatMap(newPath)
  }
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
