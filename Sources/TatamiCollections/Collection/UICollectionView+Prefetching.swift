import Foundation
import TatamiControls

/// The items that a prefetch data source was asked for.
struct CollectionPrefetching {
  /// The items that were prefetched and not shown yet.
  var paths: Set<IndexPath> = []
  /// The offset at which prefetching was last considered.
  var offset: CGPoint?
}

// Prefetching of data: one screen ahead in the direction of scrolling.
extension UICollectionView {
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, movement == nil else { return }
    let step = max(1, min(bounds.width, bounds.height) / 4)
    let last = prefetching.offset
    if let last, abs(last.x - bounds.minX) < step, abs(last.y - bounds.minY) < step { return }
    prefetching.offset = bounds.origin
    let isBackward = last.map { bounds.minX < $0.x || bounds.minY < $0.y } ?? false
    let ahead = paths(ahead: isBackward)
    let wanted = Set(ahead)
    let canceled = prefetching.paths.subtracting(wanted).filter { cell(at: $0) == nil }
    let new = ahead.filter { !prefetching.paths.contains($0) }
    prefetching.paths = wanted
    let generation = pass.generation
    if !canceled.isEmpty {
      prefetchDataSource.collectionView(
        self,
        cancelPrefetchingForItemsAt: canceled.sorted()
      )
    }
    guard !new.isEmpty, pass.generation == generation else { return }
    prefetchDataSource.collectionView(self, prefetchItemsAt: new)
  }

  /// Returns the items of the screen ahead, the nearest first.
  private func paths(ahead isBackward: Bool) -> [IndexPath] {
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let sign: CGFloat = isBackward ? -1 : 1
    let screen = bounds.offsetBy(
      dx: isHorizontal ? sign * bounds.width : 0,
      dy: isHorizontal ? 0 : sign * bounds.height
    )
    let paths = layoutInUse.elements(in: screen)
      .filter { $0.representedElementCategory == .cell && $0.frame.meets(screen) }
      .map(\.indexPath)
      .filter { exists(CollectionElement(kind: .cell, path: $0)) && cell(at: $0) == nil }
      .sorted()
    return isBackward ? paths.reversed() : paths
  }
}
