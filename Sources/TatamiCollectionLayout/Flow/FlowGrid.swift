import TatamiGeometry

/// Items of one size, in closed form.
struct FlowGrid: Sendable {
  var metrics: FlowMetrics
  var count: Int
  var size: Size
  private let columns: FlowColumns

  init(metrics: FlowMetrics, count: Int, size: Size) {
    self.metrics = metrics
    self.count = count
    self.size = size
    columns = metrics.columns(length: size[metrics.lineAxis], limit: count)
  }

  /// The lines along the scroll axis.
  var lines: RepeatedSpans {
    let thickness = size[metrics.lineAxis.cross]
    return RepeatedSpans(
      count: (count + columns.capacity - 1) / columns.capacity,
      start: 0,
      pitch: thickness + metrics.lineSpacing,
      length: thickness
    )
  }

  /// The length of all lines.
  var length: Double {
    guard count > 0 else { return 0 }
    return Double(lines.count - 1) * lines.pitch + lines.length
  }

  /// Returns the frame of an item; the first line begins at the origin.
  func frame(of item: Int) -> Rect {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns.capacity)
    let along = columns.start + Double(column) * columns.pitch
    let origin = Point(metrics.lineAxis, along, cross: Double(line) * lines.pitch)
    return Rect(origin: origin, size: size)
  }

  /// Calls a closure with the items of the lines that touch an interval of the scroll axis.
  func forEachItem(
    from low: Double,
    through high: Double,
    _ body: (Int, Rect) throws -> Void
  ) rethrows {
    let touching = lines.touching(from: low, through: high)
    let items = touching.lowerBound * columns.capacity..<touching.upperBound * columns.capacity
    for item in items.clamped(to: 0..<count) {
      try body(item, frame(of: item))
    }
  }
}
