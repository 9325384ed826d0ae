import Foundation

extension CALayer {
  /// Adds a copy of an animation; one under the same key is replaced, nil replaces none (S196).
  package func start(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.duplicate()
    var timing = animation.timing.legal
    if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    if timing.beginTime == 0 { timing.beginTime = localTime(at: runLoop.clock.now) }
    copy.timing = timing
    copy.timingFunction = copy.timingFunction ?? CATransaction.animationTimingFunction()
    copy.settle(in: self)
    copy.tallies = [animation.block?.tally, runLoop.transactions.tally].compactMap { $0 }
    for tally in copy.tallies { tally.enter() }
    if let key { stop { $0.key == key } }
    ownMotion.append(copy, key: key)
    noteChange()
    runLoop.animator.follow(ownMotion)
  }

  /// Takes out animations; who waits for them is told in the next turn.
  package func stop(where condition: (LayerMotion.Entry) -> Bool) {
    guard let motion, !motion.entries.isEmpty else { return }
    let stopped = motion.take(where: condition)
    noteChange()
    guard !stopped.isEmpty else { return }
    runLoop.clock.nextTurn {
      for animation in stopped { animation.tellEnd(finished: false) }
    }
  }

  /// What moves in the layer, made when it is first needed.
  var ownMotion: LayerMotion {
    if let motion { return motion }
    let made = LayerMotion(of: self)
    motion = made
    return made
  }

  /// Whether an animation is under way or about to begin.
  package var isAnimating: Bool { motion?.isMoving == true }

  /// The topmost layer around this one.
  package var root: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }

  /// The keys of the layer's animations, in the order they were added; nil without any.
  public func animationKeys() -> [String]? {
    let keys = motion?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// What changes of the layer set off, by key; the null object: nothing (S193).
  public var actions: [String: any CAAction]? {
    get { motion?.actions }
    set { ownMotion.actions = newValue }
  }

  /// Further values: actions under the key `actions` (S193).
  public var style: [AnyHashable: Any]? {
    get { motion?.style }
    set { ownMotion.style = newValue }
  }
}
