import Foundation
import TatamiViews

extension UITableView {
  /// Prefetches the rows within one screen ahead, nearest first, and cancels the prefetching of
  /// rows that scrolling will no longer reach.
  func prefetchRows() {
    let isForward = bounds.minY >= prefetching.lastOffset
    prefetching.lastOffset = bounds.minY
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let ahead = CGRect(
      x: 0,
      y: isForward ? bounds.maxY : bounds.minY - bounds.height,
      width: bounds.width,
      height: bounds.height
    )
    let coming = rows(in: ahead).filter { visible.cells[$0] == nil }
    let wanted = Set(coming)
    let shown = Set(visible.cells.keys)
    let withdrawn = prefetching.paths.subtracting(wanted).subtracting(shown)
    let new = (isForward ? coming : coming.reversed()).filter { !prefetching.paths.contains($0) }
    prefetching.paths = wanted
    let generation = loading.generation
    if !withdrawn.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: withdrawn.sorted())
    }
    if !new.isEmpty, isUnchanged(since: generation) { source.tableView(self, prefetchRowsAt: new) }
  }
}
