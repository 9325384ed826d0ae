/// An engine that a workload can be timed on.
protocol Engine {
  /// The name in tables.
  static var name: String { get }
  /// Sets the width that every leaf measures from now on, in points.
  static func setLeafWidth(_ width: Double)

  /// Builds the tree of a workload.
  init(_ workload: Workload)
  /// Lays the tree out.
  mutating func layOut()
  /// Says that every leaf measures something else now.
  mutating func touchAll()
  /// Says that one leaf measures something else now.
  mutating func touchOne()
  /// Returns the width the root was given, in points.
  func width() -> Double
  /// Gives back the memory that values do not give back themselves.
  func release()
}

/// The figures of one engine on one workload, in nanoseconds and bytes.
struct Figures: Codable, Sendable {
  /// The whole way from nothing to frames.
  var build: Double
  /// A layout in which every leaf has changed.
  var layout: Double
  /// Telling that one leaf has changed, and the layout after it.
  var relayout: Double
  /// Heap in use after the first layout, divided by the nodes; nil where it cannot be told.
  var bytesPerNode: Double?
}

extension Engine {
  /// Takes all figures of a workload.
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
