import Foundation

/// The active animations of a run loop, which are updated on each frame and whose delegates are
/// called.
final class Animator {
  private let clock: FrameClock
  private var animationStates: [LayerAnimationState] = []
  private var frames: FrameClock.Token?
  private var timer: FrameClock.Token?
  /// The time of the next beginning or end of an animation, in the clock's time.
  private var next = Double.infinity
  /// The time for which the drawing of all animated layers was last invalidated.
  private var invalidationTime = -Double.infinity
  /// The layers that were removed from their superlayers in this turn.
  private var removedLayers: [WeakLayer] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  private var now: Double { clock.now }

  /// Creates an animator without animations.
  init(clock: FrameClock) {
    self.clock = clock
  }

  /// Registers the animation state of a layer with a new animation.
  func register(_ animationState: LayerAnimationState) {
    if !animationState.isRegistered {
      animationState.isRegistered = true
      animationStates.append(animationState)
    }
    if frames == nil {
      frames = clock.observeFrames { [unowned self] _ in step() }
    }
    if timer == nil || next > now { setTimer(for: now) }
  }

  /// Schedules an update after the timing of a layer has changed.
  func timesChanged() {
    if !animationStates.isEmpty { setTimer(for: now) }
  }

  /// Ends a turn: removes the animations of removed and deallocated layers, and ends animations
  /// whose time has come.
  func finishTurn() {
    guard !animationStates.isEmpty else { return removedLayers = [] }
    var isComplete = true
    for animationState in animationStates {
      animationState.layer?.root.hasBeenDisplayed = true
      isComplete = isComplete && animationState.layer != nil
    }
    removeAnimationsOfRemovedLayers()
    if next - now < LayerAnimationState.tolerance || !isComplete { step() }
  }

  /// Whether the time has changed since the drawing of animated layers was last invalidated.
  var isBetweenFrames: Bool { !animationStates.isEmpty && invalidationTime != now }

  /// Invalidates the drawing of animated layers, whose values depend on the time.
  func invalidateDrawing() {
    invalidationTime = now
    for animationState in animationStates { animationState.layer?.invalidateDrawing() }
  }

  private func step() {
    invalidationTime = now
    let states = animationStates
    var begun: [CAAnimation] = []
    var ended: [(CAAnimation, Bool)] = []
    next = .infinity
    for animationState in states {
      guard let layer = animationState.layer else {
        ended += animationState.removeAnimations { _ in true }.map { ($0, false) }
        continue
      }
      let update = animationState.update(at: layer.localTime(at: now))
      next = min(next, layer.clockTime(at: update.next))
      begun += update.begun
      ended += update.finished.map { ($0, true) }
      layer.invalidateDrawing()
    }
    animationStates.removeAll { animationState in
      animationState.isRegistered =
        animationState.isAnimating || animationState.animatesDelayedCopies(at: now)
      return !animationState.isRegistered
    }
    if animationStates.isEmpty { stop() } else { setTimer(for: next) }
    for animation in begun { animation.delegate?.animationDidStart(animation) }
    for (animation, finished) in ended { animation.notifyDidStop(finished: finished) }
  }

  private func stop() {
    frames?.cancel()
    frames = nil
    timer?.cancel()
    timer = nil
  }

  private func setTimer(for time: Double) {
    next = time
    timer?.cancel()
    guard time < .infinity else { return }
    timer = clock.after(time - now) { [unowned self] in step() }
  }

  // MARK: Removed layers

  /// Records a layer that was removed from its superlayer; it may be inserted again in the same
  /// turn.
  func layerWasRemoved(_ layer: CALayer) {
    if !animationStates.isEmpty { removedLayers.append(WeakLayer(layer: layer)) }
  }

  private func removeAnimationsOfRemovedLayers() {
    guard !removedLayers.isEmpty else { return }
    let roots = Set(
      removedLayers.compactMap(\.layer).filter { $0.superlayer == nil }.map { ObjectIdentifier($0) }
    )
    removedLayers = []
    for layer in animationStates.compactMap(\.layer)
    where roots.contains(ObjectIdentifier(layer.root)) {
      layer.removeAllAnimations()
    }
  }
}

extension CAAnimation {
  /// Calls the delegate and notifies the completion groups after the animation has ended.
  func notifyDidStop(finished: Bool) {
    delegate?.animationDidStop(self, finished: finished)
    let groups = completionGroups
    completionGroups = []
    for completionGroup in groups { completionGroup.leave(finished: finished) }
  }
}
