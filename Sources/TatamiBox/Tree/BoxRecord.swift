import TatamiGeometry

/// The layout of a box and its cached sizes.
struct BoxRecord: Sendable {
  var layout: BoxLayout
  /// The slots of the extended styles of the layout's line lengths.
  var lineStyles: [Int32] = []
  /// The sum of gaps, margins and fixed lengths along a linear box with a walk, in points.
  var knownLength = 0.0
  /// The sum of the ratios along a linear box with a walk.
  var ratios = 0.0
  /// The offered space for which the children are placed.
  var placedFor = BoxRecord.unplaced
  /// The most recent size.
  var latest = MeasuredSize()
  /// Earlier sizes, at most `capacity`.
  var earlier: [MeasuredSize] = []
  /// The index of the size to be overwritten next once `earlier` is full.
  var nextReplaced = 0

  /// The value of `placedFor` for a box that has not placed its children.
  static let unplaced = Size(width: .nan, height: .nan)
  /// The value of `placedFor` for a box that its parent left out.
  static let leftOut = Size(width: -.infinity, height: -.infinity)
  /// The number of earlier sizes to keep; nested boxes offer several spaces in each of their
  /// passes.
  static let capacity = 32

  /// Discards all sizes and marks the children as not placed.
  @inline(__always)
  mutating func invalidate() {
    placedFor = BoxRecord.unplaced
    latest = MeasuredSize()
    if !earlier.isEmpty { discardEarlierSizes() }
  }

  private mutating func discardEarlierSizes() {
    earlier.removeAll(keepingCapacity: true)
    nextReplaced = 0
  }

  /// Returns the cached size for an offered space, or nil.
  func size(for offered: Size) -> Size? {
    if latest.space == offered { return latest.size }
    return earlier.last { $0.space == offered }?.size
  }

  /// Caches the size for an offered space.
  mutating func cache(_ size: Size, for offered: Size) {
    if latest.space != offered, !latest.space.width.isNaN {
      archiveLatest()
    }
    latest = MeasuredSize(space: offered, size: size)
  }

  private mutating func archiveLatest() {
    if earlier.contains(where: { $0.space == latest.space }) { return }
    if earlier.count < BoxRecord.capacity {
      earlier.append(latest)
    } else {
      earlier[nextReplaced] = latest
      nextReplaced = (nextReplaced + 1) % BoxRecord.capacity
    }
  }
}
