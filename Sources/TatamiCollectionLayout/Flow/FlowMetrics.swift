import TatamiGeometry

/// The lengths by which a section breaks items into lines.
struct FlowMetrics: Hashable, Sendable {
  /// The axis along which the items of a line follow one another.
  var lineAxis: Axis
  /// The length of a line, less the section's insets.
  var available: Double
  /// The distance between lines.
  var lineSpacing: Double
  /// The least distance between items.
  var itemSpacing: Double

  /// Returns the positions of items of one length on every line, also on the last one.
  ///
  /// - Parameter limit: The number of items of the section.
  func columns(length: Double, limit: Int) -> FlowColumns {
    let fitting = fittingCount(length: length)
    guard fitting > 1 else {
      return FlowColumns(capacity: 1, start: (available - length) / 2, pitch: 0)
    }
    let gap =
      fitting.isFinite ? (available - fitting * length) / (fitting - 1) : itemSpacing
    let capacity = fitting < Double(limit) ? Int(fitting) : max(1, limit)
    return FlowColumns(capacity: capacity, start: 0, pitch: length + gap)
  }

  /// Returns how many items of one length fit into a line: a whole number from 1, or infinity.
  private func fittingCount(length: Double) -> Double {
    let pitch = length + itemSpacing
    let room = available - length + PixelGrid.slack
    guard pitch > 0 else { return room >= pitch ? .infinity : 1 }
    return max(1, (room / pitch).rounded(.down) + 1)
  }
}

/// The positions of items of one length on a line.
struct FlowColumns: Hashable, Sendable {
  /// The number of items on a full line, at least 1.
  var capacity: Int
  /// The position of the first item.
  var start: Double
  /// The distance from one item to the next.
  var pitch: Double
}
