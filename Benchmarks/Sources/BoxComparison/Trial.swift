/// The measurement of several engines on one workload.
///
/// Runs of the engines alternate in turns of five: other load on the machine affects all of them
/// equally, and the data of the later runs of a turn are in the processor's caches.
struct Trial {
  private typealias Subject = (
    name: String, type: any Engine.Type, workload: Workload
  )

  private static let runsPerTurn = 5

  private let subjects: [Subject]
  private let turns: Int

  /// Prepares Tatami with measured leaves, with fixed content and with fixed lengths, Yoga with measured
  /// leaves, and Taffy with measured leaves and with fixed lengths.
  init(_ workload: Workload) {
    var (fixed, styled) = (workload, workload)
    fixed.content = .fixed
    styled.content = .styled
    subjects = [
      ("Tatami", TatamiEngine.self, workload),
      ("Tatami, fixed leaves", TatamiEngine.self, fixed),
      ("Tatami, .fix leaves", TatamiEngine.self, styled),
      ("Yoga", YogaEngine.self, workload),
      ("Taffy", TaffyEngine.self, workload),
      ("Taffy, .fix leaves", TaffyEngine.self, styled),
    ]
    turns = (workload.runs + Self.runsPerTurn - 1) / Self.runsPerTurn
  }

  /// Measures all engines; returns their figures by name.
  func figures() -> [String: Figures] {
    var engines: [any Engine] = []
    var bytesPerNode: [Double] = []
    for subject in subjects {
      let (engine, bytes) = built(subject)
      engines.append(engine)
      bytesPerNode.append(bytes)
    }
    let layout = times { engines[$0].layoutTime(run: $1) }
    let relayout = times { engines[$0].relayoutTime(run: $1) }
    for engine in engines { engine.release() }
    engines = []
    let build = times { subject, _ in
      subjects[subject].type.buildTime(subjects[subject].workload)
    }
    var figures: [String: Figures] = [:]
    for (index, subject) in subjects.enumerated() {
      figures[subject.name] = Figures(
        build: build[index],
        layout: layout[index],
        relayout: relayout[index],
        bytesPerNode: bytesPerNode[index]
      )
    }
    return figures
  }

  /// Returns a tree that was laid out, and the memory per node that it takes.
  private func built(_ subject: Subject) -> (engine: any Engine, bytesPerNode: Double) {
    subject.type.setLeafWidth(57)
    let before = YogaEngine.heapBytes()
    var engine = subject.type.init(subject.workload)
    engine.layOut()
    let bytes = YogaEngine.heapBytes() - before
    return (engine, bytes / Double(subject.workload.nodes))
  }

  /// Times runs of each subject in turn, after one run to warm up.
  private func times(_ run: (_ subject: Int, _ run: Int) -> Double) -> [Times] {
    var times = subjects.map { _ in [Double]() }
    for subject in subjects.indices { _ = run(subject, 1) }
    for turn in 0..<turns {
      for subject in subjects.indices {
        for number in 0..<Self.runsPerTurn {
          times[subject].append(run(subject, turn * Self.runsPerTurn + number))
        }
      }
    }
    return times.map(Times.init)
  }
}
