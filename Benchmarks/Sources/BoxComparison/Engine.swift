/// An engine that lays out the trees of workloads.
protocol Engine {
  /// The name of the engine.
  static var name: String { get }
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

/// The results of one engine on one workload, in nanoseconds and bytes.
struct Figures: Codable, Sendable {
  /// The time to build and lay out the tree.
  var build: Double
  /// The time of a layout after all leaves have changed.
  var layout: Double
  /// The time of invalidating one leaf and of the next layout.
  var relayout: Double
  /// The heap memory per node after the first layout, or nil if unknown.
  var bytesPerNode: Double?
}

extension Engine {
  /// Measures a workload.
  static func figures(_ workload: Workload) -> Figures {
    setLeafWidth(57)
    let before = YogaEngine.heapBytes()
    var engine = Self(workload)
    engine.layOut()
    let bytes = (YogaEngine.heapBytes() - before) / Double(workload.nodes)
    let layout = layoutTime(&engine, workload)
    let relayout = relayoutTime(&engine, workload)
    engine.release()
    return Figures(
      build: buildTime(workload),
      layout: layout,
      relayout: relayout,
      bytesPerNode: bytes
    )
  }

  private static func layoutTime(_ engine: inout Self, _ workload: Workload) -> Double {
    median(workload.runs) { run in
      setLeafWidth(run % 2 == 0 ? 58 : 57)
      engine.touchAll()
      return time { engine.layOut() }
    }
  }

  private static func relayoutTime(_ engine: inout Self, _ workload: Workload) -> Double {
    median(workload.runs) { run in
      setLeafWidth(run % 2 == 0 ? 60 : 59)
      return time {
        engine.touchOne()
        engine.layOut()
      }
    }
  }

  private static func buildTime(_ workload: Workload) -> Double {
    median(workload.runs) { _ in
      var built: Self?
      let time = time {
        var engine = Self(workload)
        engine.layOut()
        built = engine
      }
      built?.release()
      return time
    }
  }

  private static func median(_ runs: Int, _ work: (Int) -> Double) -> Double {
    let times = (0...runs).map(work).dropFirst().sorted()
    return times[times.count / 2]
  }

  private static func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }
}
