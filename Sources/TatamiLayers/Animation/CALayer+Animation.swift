import Foundation

extension CALayer {
  /// Adds a copy of an animation, replacing an animation with the same key; nil for no key (S196).
  func start(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.duplicate()
    let key = animation is CATransition ? kCATransition : key
    var timing = animation.timing.legal
    if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    copy.timing = timing
    copy.timingFunction = copy.timingFunction ?? CATransaction.animationTimingFunction()
    copy.resolve(in: self)
    copy.completionGroups = [animation.block?.completionGroup].compactMap { $0 }
    for completionGroup in copy.completionGroups { completionGroup.enter() }
    if let attachedRunLoop { begin(copy, in: attachedRunLoop) }
    if let key { stop { $0.key == key } }
    requiredAnimationState.append(copy, key: key)
    invalidateDrawing()
    attachedRunLoop?.animator.register(requiredAnimationState)
  }

  /// Sets the begin time of an animation and adds it to the current transaction.
  private func begin(_ animation: CAAnimation, in runLoop: RunLoopTurn) {
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = localTime(at: runLoop.clock.now)
    }
    let completionGroup = runLoop.transactions.completionGroup
    animation.completionGroups.append(completionGroup)
    completionGroup.enter()
  }

  /// Starts the animations that were added before the layer had a run loop.
  func startPendingAnimations(in runLoop: RunLoopTurn) {
    guard let animationState else { return }
    if animationState.timing != MediaTiming() { runLoop.someLayersHaveOwnTime = true }
    guard animationState.isAnimating, !isCopy else { return }
    for entry in animationState.entries { begin(entry.animation, in: runLoop) }
    runLoop.animator.register(animationState)
  }

  /// Removes animations; delegates and completions are called in the next turn, immediately if the
  /// layer has no run loop.
  package func stop(where condition: (LayerAnimationState.Entry) -> Bool) {
    guard let animationState, !animationState.entries.isEmpty else { return }
    let stopped = animationState.removeAnimations(where: condition)
    invalidateDrawing()
    guard !stopped.isEmpty else { return }
    let notify = { for animation in stopped { animation.notifyDidStop(finished: false) } }
    if let attachedRunLoop { attachedRunLoop.clock.nextTurn(notify) } else { notify() }
  }

  /// The animation state, created at first use.
  var requiredAnimationState: LayerAnimationState {
    if let animationState { return animationState }
    let made = LayerAnimationState(of: self)
    animationState = made
    return made
  }

  /// Whether an animation is running or pending.
  package var isAnimating: Bool { animationState?.isAnimating == true }

  /// The root of the layer's tree.
  package var root: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }

  /// The keys of the animations; nil if there are none.
  var keysOfAnimations: [String]? {
    let keys = animationState?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }
}
