import TatamiGeometry

/// Stretches and shrinks the columns of a brick wall so that all of them end at one line.
struct PhotoColumns {
  /// The frames of the photos.
  private(set) var frames: [Rect]
  /// The largest factor by which a photo has become higher or lower; infinite if the columns cannot
  /// end at one line.
  private(set) var distortion = 1.0

  /// Creates the frames of photos whose columns end at the same line.
  ///
  /// - Parameters:
  ///   - columns: The columns of each photo.
  ///   - columnCount: The number of columns; they cannot end at one line if one of them is empty.
  ///   - height: The end of all columns, in points; nil for the mean of their ends.
  ///   - gap: The space between photos, in points.
  init(
    _ frames: [Rect],
    columns: [Range<Int>],
    columnCount: Int,
    height: Double?,
    gap: Double
  ) {
    self.frames = frames
    let members = (0..<columnCount).map { column in
      frames.indices.filter { columns[$0].contains(column) }
        .sorted { frames[$0].minY < frames[$1].minY }
    }
    // A photo of two columns stays where it is; those below it in either column change.
    let tails = members.map { column in
      Array(column.reversed().prefix { columns[$0].count == 1 }.reversed())
    }
    let ends = members.map { $0.last.map { frames[$0].maxY } ?? 0 }
    let fixed = zip(tails, ends).filter { $0.0.isEmpty }.map(\.1)
    let mean = ends.reduce(0, +) / Double(max(1, ends.count))
    let end = height ?? fixed.max() ?? mean
    guard fixed.allSatisfy({ abs($0 - end) < 0.5 }) else {
      distortion = .infinity
      return
    }
    for tail in tails { stretch(tail, to: end, gap: gap) }
  }

  private mutating func stretch(_ tail: [Int], to end: Double, gap: Double) {
    guard let first = tail.first else { return }
    var y = frames[first].minY
    let found = tail.reduce(0) { $0 + frames[$1].height }
    let factor = (end - y - gap * Double(tail.count - 1)) / max(found, 1e-6)
    guard factor > 0 else {
      distortion = .infinity
      return
    }
    distortion = max(distortion, factor, 1 / factor)
    for index in tail {
      frames[index].origin.y = y
      frames[index].size.height *= factor
      y += frames[index].height + gap
    }
  }
}
