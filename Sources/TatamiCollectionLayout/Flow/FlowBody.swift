import TatamiGeometry

/// The items of a section; positions count from the first line.
enum FlowBody: Sendable {
  case grid(FlowGrid, isEstimated: Bool)
  case lines(FlowLines)

  init(_ items: FlowItems, metrics: FlowMetrics) {
    switch items {
    case .equal(let count, let size):
      self = .grid(FlowGrid(metrics: metrics, count: count, size: size), isEstimated: false)
    case .estimated(let count, let size):
      self = .grid(FlowGrid(metrics: metrics, count: count, size: size), isEstimated: true)
    case .sized(let sizes):
      self = .lines(FlowLines(metrics: metrics, rule: .equalSizes, sizes: sizes))
    }
  }

  var count: Int {
    switch self {
    case .grid(let grid, _): grid.count
    case .lines(let lines): lines.sizes.count
    }
  }

  /// The length of all lines along the scroll axis.
  var length: Double {
    switch self {
    case .grid(let grid, _): grid.length
    case .lines(let lines): lines.length
    }
  }

  /// The interval of the scroll axis that all lines cover.
  var extent: (near: Double, far: Double) {
    switch self {
    case .grid(let grid, _): grid.lines.extent ?? (0, 0)
    case .lines(let lines): lines.extent
    }
  }

  /// Whether the sizes are estimates that measured sizes replace.
  var isSelfSizing: Bool {
    switch self {
    case .grid(_, let isEstimated): isEstimated
    case .lines(let lines): lines.rule == .equalLengths
    }
  }

  func frame(of item: Int) -> Rect {
    switch self {
    case .grid(let grid, _): grid.frame(of: item)
    case .lines(let lines): lines.frame(of: item)
    }
  }

  func forEachItem(
    from low: Double,
    through high: Double,
    _ body: (Int, Rect) throws -> Void
  ) rethrows {
    switch self {
    case .grid(let grid, _): try grid.forEachItem(from: low, through: high, body)
    case .lines(let lines): try lines.forEachItem(from: low, through: high, body)
    }
  }

  /// Replaces estimates; returns whether a size has changed.
  mutating func setSizes(_ measured: [MeasuredSize]) -> Bool {
    guard isSelfSizing else { return false }
    if case .grid(let grid, _) = self {
      guard measured.contains(where: { $0.size != grid.size }) else { return false }
    }
    var lines = asLines()
    // The copy in `self` would make every change copy the sizes.
    self = .lines(FlowLines(metrics: lines.metrics, rule: lines.rule, sizes: []))
    let isChanged = lines.setSizes(measured)
    self = .lines(lines)
    return isChanged
  }

  /// Returns the items as lines with a size per item.
  private func asLines() -> FlowLines {
    switch self {
    case .lines(let lines): return lines
    case .grid(let grid, let isEstimated):
      return FlowLines(
        metrics: grid.metrics,
        rule: isEstimated ? .equalLengths : .equalSizes,
        sizes: Array(repeating: grid.size, count: grid.count)
      )
    }
  }

  /// Replaces items; the sizes of the others stay, measured ones too.
  mutating func replaceItems(_ range: Range<Int>, with items: FlowItems) {
    let sizes: [Size]
    switch items {
    case .equal(let count, let size), .estimated(let count, let size):
      if case .grid(let grid, let isEstimated) = self,
        grid.size == size || grid.count == range.count
      {
        let total = grid.count - range.count + count
        self = .grid(
          FlowGrid(metrics: grid.metrics, count: total, size: size),
          isEstimated: isEstimated
        )
        return
      }
      sizes = Array(repeating: size, count: count)
    case .sized(let given): sizes = given
    }
    var lines = asLines()
    self = .lines(FlowLines(metrics: lines.metrics, rule: lines.rule, sizes: []))
    lines.replaceItems(range, with: sizes)
    self = .lines(lines)
  }
}
