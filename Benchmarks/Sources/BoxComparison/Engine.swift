/// An engine that lays out the trees of workloads.
protocol Engine {
  /// Sets the measured width of all leaves, in points.
  static func setLeafWidth(_ width: Double)

  /// Builds the tree of a workload.
  init(_ workload: Workload)
  /// Lays out the tree.
  mutating func layOut()
  /// Invalidates all leaves.
  mutating func touchAll()
  /// Invalidates one leaf.
  mutating func touchOne()
  /// Returns the width of the root, in points.
  func width() -> Double
  /// Frees memory that is not managed by Swift.
  func release()
}

extension Engine {
  /// Returns the time of a layout after all leaves have changed, in nanoseconds.
  mutating func layoutTime(run: Int) -> Double {
    Self.setLeafWidth(run % 2 == 0 ? 58 : 57)
    touchAll()
    return time { layOut() }
  }

  /// Returns the time of invalidating one leaf and of the next layout, in nanoseconds.
  mutating func relayoutTime(run: Int) -> Double {
    Self.setLeafWidth(run % 2 == 0 ? 60 : 59)
    return time {
      touchOne()
      layOut()
    }
  }

  /// Returns the time to build and lay out a tree, in nanoseconds.
  static func buildTime(_ workload: Workload) -> Double {
    var built: Self?
    defer { built?.release() }
    return time {
      var engine = Self(workload)
      engine.layOut()
      built = engine
    }
  }
}

private func time(_ work: () -> Void) -> Double {
  let duration = ContinuousClock().measure(work).components
  return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
}
