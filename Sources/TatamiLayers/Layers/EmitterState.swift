import TatamiDrawing

/// The state of an emitter layer's emission, which its presentation copies share.
final class EmitterState {
  private weak var layer: CAEmitterLayer?
  private var timeline: EmissionTimeline
  private var cells: [EmitterCellValues] = []
  /// The time before which no particle is born.
  private var start = 0.0
  private var seed: UInt32 = 0
  /// The particles that are shown until the next frame, and their time.
  private var shown: (swarm: ParticleSwarm, time: Double)?
  /// Whether the particles have been computed, to be drawn or to find what must be drawn.
  private var hasBeenShown = false
  /// The observer of the next frame.
  private var frame: FrameClock.Token?

  init(of layer: CAEmitterLayer, _ settings: EmitterSettings) {
    self.layer = layer
    timeline = EmissionTimeline(settings)
  }

  /// The time of the layer, in seconds.
  private var now: Double { layer.map { $0.localTime(at: $0.clockNow) } ?? 0 }

  /// Applies settings from now on; before the first drawing, as if they had always applied.
  func set(_ settings: EmitterSettings) {
    if hasBeenShown {
      timeline.set(settings, at: now)
    } else {
      timeline = EmissionTimeline(settings)
    }
    shown = nil
  }

  /// Replaces the cells; particles of earlier ones disappear.
  func setCells(_ cells: [CAEmitterCell]) {
    var budget = EmitterCellValues.maxCount
    self.cells = EmitterCellValues.values(of: cells, budget: &budget)
    if hasBeenShown { start = now }
    shown = nil
  }

  /// Replaces the seed of the random numbers.
  func setSeed(_ seed: UInt32) {
    self.seed = seed
    shown = nil
  }

  /// Returns the particles to show, the same until the next frame.
  ///
  /// - Parameter settings: The settings on screen.
  func swarm(_ settings: EmitterSettings) -> ParticleSwarm {
    let now = now
    if let shown, frame != nil || shown.time == now { return shown.swarm }
    timeline.set(settings, at: now)
    // The layer's time goes back if its beginning is set.
    start = min(start, now)
    let swarm = ParticleSwarm(of: cells, at: now, from: start, timeline, seed: seed)
    (shown, hasBeenShown) = ((swarm, now), true)
    return swarm
  }

  /// Requests the next frame, unless nothing will change.
  func requestFrame() {
    let isOver = timeline.isQuiet || cells.allSatisfy { !$0.emits(after: now) }
    guard frame == nil, !isOver || shown?.swarm.birthCount ?? 0 > 0 else { return }
    frame = layer?.attachedRunLoop?.clock.observeFrames { [weak self] _ in self?.showFrame() }
  }

  private func showFrame() {
    frame?.cancel()
    (frame, shown) = (nil, nil)
    layer?.invalidateDrawing()
  }
}

extension EmitterCellValues {
  /// Returns whether particles are born after a time.
  fileprivate func emits(after time: Double) -> Bool {
    birthRate > 0 && emission.upperBound > time
  }
}
