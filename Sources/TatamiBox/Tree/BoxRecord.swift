import TatamiGeometry

/// The layout of a box and the sizes it is known to have.
struct BoxRecord: Sendable {
  var layout: BoxLayout
  /// Positions of the rare styles of the layout's line lengths.
  var runRares: [Int32] = []
  /// The offered space for which the children stand where they stand.
  var placedFor = BoxRecord.unplaced
  /// The last answer.
  var latest = SizeAnswer()
  /// Answers before the last, at most `capacity`.
  var earlier: [SizeAnswer] = []
  /// The answer that is overwritten next once `earlier` is full.
  var nextVictim = 0

  /// The offered space of a box that never placed its children.
  static let unplaced = Size(width: .nan, height: .nan)
  /// The offered space of a box whose children were never asked for a size.
  static let blank = Size(width: -.infinity, height: -.infinity)
  /// Answers kept; nested boxes of several passes ask with a few spaces each.
  static let capacity = 32

  /// Forgets all sizes and where the children stand.
  mutating func forget() {
    placedFor = BoxRecord.unplaced
    latest = SizeAnswer()
    earlier.removeAll(keepingCapacity: true)
    nextVictim = 0
  }

  /// Returns the known size for an offered space.
  func size(for offered: Size) -> Size? {
    if latest.space == offered { return latest.size }
    return earlier.last { $0.space == offered }?.size
  }

  /// Keeps a size for an offered space.
  mutating func remember(_ size: Size, for offered: Size) {
    if latest.space != offered, !latest.space.width.isNaN {
      keepLatest()
    }
    latest = SizeAnswer(space: offered, size: size)
  }

  private mutating func keepLatest() {
    if earlier.contains(where: { $0.space == latest.space }) { return }
    if earlier.count < BoxRecord.capacity {
      earlier.append(latest)
    } else {
      earlier[nextVictim] = latest
      nextVictim = (nextVictim + 1) % BoxRecord.capacity
    }
  }
}
