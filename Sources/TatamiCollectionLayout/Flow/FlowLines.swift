import TatamiGeometry

/// Items of different sizes, broken into lines.
struct FlowLines: Sendable {
  /// A line of items.
  struct Line: Sendable {
    /// The index of the first item.
    var first: Int
    /// The near edge along the scroll axis.
    var start: Double
    /// The length of the longest item along the scroll axis.
    var thickness: Double
  }

  /// The condition under which all lines, also the last one, have the gaps of a full line.
  enum GridRule: Sendable {
    /// If all sizes are equal.
    case equalSizes
    /// If all lengths along the lines are equal, as in a column of self-sizing items.
    case equalLengths
  }

  let metrics: FlowMetrics
  let rule: GridRule
  private(set) var sizes: [Size]
  private(set) var lines: [Line] = []
  /// The positions of the items if they form a grid, or nil.
  private var columns: FlowColumns?
  /// Whether the near and far edges of the lines ascend, so that lines are found by bisection.
  private var isOrdered = true

  init(metrics: FlowMetrics, rule: GridRule, sizes: [Size]) {
    self.metrics = metrics
    self.rule = rule
    self.sizes = sizes
    breakLines(from: 0, through: sizes.count)
  }

  /// The length of all lines.
  var length: Double {
    lines.last.map { $0.start + $0.thickness } ?? 0
  }

  /// The interval of the scroll axis that all lines cover.
  var extent: (near: Double, far: Double) {
    guard !isOrdered else { return (0, length) }
    return lines.reduce((0, 0)) { (min($0.0, $1.start), max($0.1, $1.start + $1.thickness)) }
  }
}

// Line breaking.
extension FlowLines {
  /// Replaces the sizes of some items; lines before the first of them stay.
  ///
  /// - Returns: Whether a size has changed.
  /// - Complexity: O(*n*) in the items from the first changed one on; lines that begin with the
  ///   same item as before are reused.
  mutating func setSizes(_ measured: [MeasuredSize]) -> Bool {
    var changed: ClosedRange<Int>?
    for measure in measured where sizes[measure.item] != measure.size {
      sizes[measure.item] = measure.size
      let lower = min(changed?.lowerBound ?? measure.item, measure.item)
      changed = lower...max(changed?.upperBound ?? measure.item, measure.item)
    }
    guard let changed else { return false }
    // A shorter item may join the line before.
    let line = index(ofLineWith: max(0, changed.lowerBound - 1))
    breakLines(from: line, through: changed.upperBound)
    return true
  }

  /// Replaces items; lines before the first of them stay, if they are full.
  mutating func replaceItems(_ range: Range<Int>, with replacements: [Size]) {
    sizes.replaceSubrange(range, with: replacements)
    // The item before may now share its line with the first replacement.
    let line = index(ofLineWith: max(0, range.lowerBound - 1))
    breakLines(from: line, through: sizes.count)
  }

  /// Breaks the items from a line on into lines.
  ///
  /// - Parameter last: The last item whose size has changed; from there on, old lines are kept once
  ///   a new line begins with the same item as an old one.
  private mutating func breakLines(from firstLine: Int, through last: Int) {
    let old = Array(lines[min(firstLine, lines.count)...])
    var (item, start) = (old.first?.first ?? 0, old.first?.start ?? 0)
    lines.removeSubrange(min(firstLine, lines.count)...)
    var candidate = 0
    while item < sizes.count {
      while candidate < old.count, old[candidate].first < item { candidate += 1 }
      if item > last, candidate < old.count, old[candidate].first == item {
        let shift = start - old[candidate].start
        lines += old[candidate...].map {
          Line(first: $0.first, start: $0.start + shift, thickness: $0.thickness)
        }
        break
      }
      let (end, thickness) = line(at: item)
      lines.append(Line(first: item, start: start, thickness: thickness))
      (item, start) = (end, start + thickness + metrics.lineSpacing)
    }
    columns = gridColumns()
    isOrdered = zip(lines, lines.dropFirst()).allSatisfy {
      $0.start <= $1.start && $0.start + $0.thickness <= $1.start + $1.thickness
    }
  }

  /// Returns the end and the thickness of the line that begins with an item.
  private func line(at first: Int) -> (end: Int, thickness: Double) {
    let (axis, room) = (metrics.lineAxis, metrics.available + PixelGrid.slack)
    var (used, end) = (sizes[first][axis], first + 1)
    var thickness = sizes[first][axis.cross]
    while end < sizes.count {
      used += metrics.itemSpacing + sizes[end][axis]
      guard used <= room else { break }
      thickness = max(thickness, sizes[end][axis.cross])
      end += 1
    }
    return (end, thickness)
  }

  private func gridColumns() -> FlowColumns? {
    guard let first = sizes.first else { return nil }
    let (axis, length) = (metrics.lineAxis, first[metrics.lineAxis])
    let isGrid =
      switch rule {
      case .equalSizes: sizes.allSatisfy { $0 == first }
      case .equalLengths: sizes.allSatisfy { $0[axis] == length }
      }
    return isGrid ? metrics.columns(length: length, limit: sizes.count) : nil
  }
}

// Queries.
extension FlowLines {
  /// Returns the index of the line with an item, or 0 without lines.
  private func index(ofLineWith item: Int) -> Int {
    max(0, firstLine { $0.first > item } - 1)
  }

  /// Returns the first line that passes a test; all later lines pass it too.
  private func firstLine(where passes: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func items(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < lines.count ? lines[line + 1].first : sizes.count
    return lines[line].first..<end
  }

  /// Returns the position of a line's first item and the distance between its items.
  private func spread(ofLine line: Int) -> (start: Double, gap: Double) {
    let (items, axis) = (items(ofLine: line), metrics.lineAxis)
    if let columns { return (columns.start, columns.pitch - sizes[items.lowerBound][axis]) }
    guard items.count > 1 else {
      return ((metrics.available - sizes[items.lowerBound][axis]) / 2, 0)
    }
    guard line + 1 < lines.count else { return (0, metrics.itemSpacing) }
    let used = items.reduce(0) { $0 + sizes[$1][axis] }
    return (0, (metrics.available - used) / Double(items.count - 1))
  }

  /// Calls a closure with the items of a line.
  private func forEachItem(ofLine index: Int, _ body: (Int, Rect) throws -> Void) rethrows {
    let (axis, line) = (metrics.lineAxis, lines[index])
    var (along, gap) = spread(ofLine: index)
    for item in items(ofLine: index) {
      let size = sizes[item]
      let across = line.start + (line.thickness - size[axis.cross]) / 2
      try body(item, Rect(origin: Point(axis, along, cross: across), size: size))
      along += size[axis] + gap
    }
  }

  /// Returns the frame of an item; the first line begins at the origin.
  ///
  /// - Complexity: O(log *n* + *k*) in the items of its line.
  func frame(of item: Int) -> Rect {
    var frame = Rect.zero
    forEachItem(ofLine: index(ofLineWith: item)) { if $0 == item { frame = $1 } }
    return frame
  }

  /// Calls a closure with the items of the lines that touch an interval of the scroll axis.
  func forEachItem(
    from low: Double,
    through high: Double,
    _ body: (Int, Rect) throws -> Void
  ) rethrows {
    var touching = 0..<lines.count
    if isOrdered {
      let first = firstLine { $0.start + $0.thickness >= low }
      touching = first..<max(first, firstLine { $0.start > high })
    }
    for index in touching
    where lines[index].start <= high && lines[index].start + lines[index].thickness >= low {
      try forEachItem(ofLine: index, body)
    }
  }
}
