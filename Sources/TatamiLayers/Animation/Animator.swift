import Foundation

/// Everything that moves: follows the clock, tells who has begun and ended.
@MainActor
final class Animator {
  private let clock: FrameClock
  private var animationStates: [LayerAnimationState] = []
  private var frames: FrameClock.Token?
  private var alarm: FrameClock.Token?
  /// When something begins or ends next, in the clock's time.
  private var next = Double.infinity
  /// Layers that were taken out of their superlayers in this turn.
  private var left: [Weak] = []

  private struct Weak {
    weak var layer: CALayer?
  }

  private var now: Double { clock.now }

  /// Creates an animator without animations.
  init(clock: FrameClock) {
    self.clock = clock
  }

  /// Follows a layer with a new animation.
  func follow(_ animationState: LayerAnimationState) {
    if !animationState.isRegistered {
      animationState.isRegistered = true
      animationStates.append(animationState)
    }
    if frames == nil {
      frames = clock.observeFrames { [unowned self] _ in step() }
    }
    if alarm == nil || next > now { setAlarm(for: now) }
  }

  /// The times of a layer have changed: what was known about ends does not hold.
  func timesChanged() {
    if !animationStates.isEmpty { setAlarm(for: now) }
  }

  /// Ends a turn: removes the animations of layers that have left their trees and ends those due.
  func finishTurn() {
    guard !animationStates.isEmpty else { return left = [] }
    for animationState in animationStates { animationState.layer?.root.hasBeenDisplayed = true }
    dropLost()
    if next - now < LayerAnimationState.tolerance { step() }
  }

  private func step() {
    let following = animationStates
    var begun: [CAAnimation] = []
    var ended: [(CAAnimation, Bool)] = []
    next = .infinity
    for animationState in following {
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
      animationState.isRegistered = animationState.isAnimating
      return !animationState.isRegistered
    }
    if animationStates.isEmpty { rest() } else { setAlarm(for: next) }
    for animation in begun { animation.delegate?.animationDidStart(animation) }
    for (animation, finished) in ended { animation.tellEnd(finished: finished) }
  }

  private func rest() {
    frames?.cancel()
    frames = nil
    alarm?.cancel()
    alarm = nil
  }

  private func setAlarm(for time: Double) {
    next = time
    alarm?.cancel()
    guard time < .infinity else { return }
    alarm = clock.after(time - now) { [unowned self] in step() }
  }

  // MARK: Layers that leave

  /// Remembers a layer that was taken out of its superlayer; it may come back in this turn.
  func hasLeft(_ layer: CALayer) {
    if !animationStates.isEmpty { left.append(Weak(layer: layer)) }
  }

  private func dropLost() {
    guard !left.isEmpty else { return }
    let roots = Set(
      left.compactMap(\.layer).filter { $0.superlayer == nil }.map { ObjectIdentifier($0) }
    )
    left = []
    for layer in animationStates.compactMap(\.layer)
    where roots.contains(ObjectIdentifier(layer.root)) {
      layer.removeAllAnimations()
    }
  }
}

extension CAAnimation {
  /// Tells the delegate and whoever else waits that the animation is over.
  func tellEnd(finished: Bool) {
    delegate?.animationDidStop(self, finished: finished)
    let waiting = completionGroups
    completionGroups = []
    for completionGroup in waiting { completionGroup.leave(finished: finished) }
  }
}
