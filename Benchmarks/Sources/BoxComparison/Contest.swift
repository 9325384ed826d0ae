/// The measurement of several engines in turn on one workload.
///
/// The engines take turns of a few runs, so that all of them suffer equally from what else happens
/// on the machine, and later runs of a turn find their data in the processor's caches.
struct Contest {
  private typealias Contestant = (
    name: String, type: any Engine.Type, workload: Workload
  )

  private static let runsPerTurn = 5

  private let contestants: [Contestant]
  private let turns: Int

  /// Prepares Tatami with measured and with fixed leaves, and Yoga.
  init(_ workload: Workload) {
    var fixed = workload
    fixed.content = .fixed
    contestants = [
      ("Tatami", TatamiEngine.self, workload),
      ("Tatami, fixed leaves", TatamiEngine.self, fixed),
      ("Yoga", YogaEngine.self, workload),
    ]
    turns = (workload.runs + Self.runsPerTurn - 1) / Self.runsPerTurn
  }

  /// Measures all engines; returns their figures by name.
  func figures() -> [String: Figures] {
    var engines: [any Engine] = []
    var bytesPerNode: [Double] = []
    for contestant in contestants {
      let (engine, bytes) = built(contestant)
      engines.append(engine)
      bytesPerNode.append(bytes)
    }
    let layout = times { engines[$0].layoutTime(run: $1) }
    let relayout = times { engines[$0].relayoutTime(run: $1) }
    for engine in engines { engine.release() }
    engines = []
    let build = times { contestant, _ in
      contestants[contestant].type.buildTime(contestants[contestant].workload)
    }
    var figures: [String: Figures] = [:]
    for (index, contestant) in contestants.enumerated() {
      figures[contestant.name] = Figures(
        build: build[index],
        layout: layout[index],
        relayout: relayout[index],
        bytesPerNode: bytesPerNode[index]
      )
    }
    return figures
  }

  /// Returns a tree that was laid out, and the memory per node that it takes.
  private func built(_ contestant: Contestant) -> (engine: any Engine, bytesPerNode: Double) {
    contestant.type.setLeafWidth(57)
    let before = YogaEngine.heapBytes()
    var engine = contestant.type.init(contestant.workload)
    engine.layOut()
    let bytes = YogaEngine.heapBytes() - before
    return (engine, bytes / Double(contestant.workload.nodes))
  }

  /// Times runs of each contestant in turn, after one run to warm up.
  private func times(_ run: (_ contestant: Int, _ run: Int) -> Double) -> [Times] {
    var times = contestants.map { _ in [Double]() }
    for contestant in contestants.indices { _ = run(contestant, 1) }
    for turn in 0..<turns {
      for contestant in contestants.indices {
        for number in 0..<Self.runsPerTurn {
          times[contestant].append(run(contestant, turn * Self.runsPerTurn + number))
        }
      }
    }
    return times.map(Times.init)
  }
}
