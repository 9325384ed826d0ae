import Foundation

/// The animation state of a layer: animations, timing, presentation copy and actions.
package final class LayerAnimationState {
  /// An animation that was added to the layer.
  package struct Entry {
    package let key: String?
    package let animation: CAAnimation
    var hasBegun = false
    /// Whether the animation has ended; it is kept if `isRemovedOnCompletion` is false.
    package var isOver = false
  }

  /// The layer, held weakly.
  private(set) weak var layer: CALayer?
  /// The model layer of a presentation copy.
  private(set) weak var model: CALayer?

  /// The animations; later ones are applied after earlier ones.
  package private(set) var entries: [Entry] = []
  /// The number of keys made unique for view animations.
  private var serial = 1
  /// The layer's timing.
  var timing = MediaTiming()
  /// The presentation copy and its time.
  var presentation: (time: Double, copy: CALayer)?

  /// Whether the animator updates the layer.
  var isRegistered = false

  /// The actions of the layer by key (S193).
  var actions: [String: any CAAction]?
  /// The style dictionary, which is the next source of actions.
  var style: [AnyHashable: Any]?

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// Creates the state of a presentation copy.
  init(copying model: CALayer) {
    self.model = model
    guard let animationState = model.animationState else { return }
    (timing, actions, style) = (animationState.timing, animationState.actions, animationState.style)
  }

  /// Whether an animation is running or pending.
  var isAnimating: Bool { entries.contains { !$0.isOver } }

  /// Returns whether delayed copies of the layer still show animations that have ended.
  ///
  /// - Parameter clockTime: The time of the clock, in seconds.
  func animatesDelayedCopies(at clockTime: Double) -> Bool {
    guard !entries.isEmpty, let layer, case let delay = layer.longestDelayOfCopies, delay > 0 else {
      return false
    }
    return entries.contains { entry in
      let end = entry.animation.timing.beginTime + entry.animation.timing.lifetime
      return layer.clockTime(at: end) + delay > clockTime
    }
  }

  /// Returns an unused key: the key itself or one with a number appended (S194).
  func uniqueKey(_ key: String) -> String {
    guard entries.contains(where: { $0.key == key }) else { return key }
    serial += 1
    return "\(key)-\(serial)"
  }

  /// Appends an animation, which is already a copy.
  func append(_ animation: CAAnimation, key: String?) {
    if entries.isEmpty { serial = 1 }
    entries.append(Entry(key: key, animation: animation))
  }

  /// Removes animations that satisfy a condition; returns those that had not ended.
  ///
  /// Removed animations and the presentation copy may use the layer when they are released, which
  /// must be after the accesses.
  func removeAnimations(where condition: (Entry) -> Bool) -> [CAAnimation] {
    let removed = entries.filter(condition)
    entries.removeAll(where: condition)
    invalidatePresentation()
    return removed.filter { !$0.isOver }.map(\.animation)
  }

  /// Discards the presentation copy.
  func invalidatePresentation() {
    let old = exchange(&presentation, with: nil)
    withExtendedLifetime(old) {}
  }

  /// Returns the animation of a key.
  func animation(forKey key: String) -> CAAnimation? {
    entries.last { $0.key == key }?.animation
  }

  /// The difference within which times are considered equal, in seconds.
  static let tolerance = 1e-7

  /// Updates the animations to a time of the layer.
  func update(at time: Double) -> AnimationUpdate {
    var update = AnimationUpdate()
    var hasLeft = false
    for index in entries.indices where !entries[index].isOver {
      let animation = entries[index].animation
      let begin = animation.timing.beginTime
      guard time >= begin - Self.tolerance else {
        update.next = min(update.next, begin)
        continue
      }
      if !entries[index].hasBegun { update.begun.append(animation) }
      entries[index].hasBegun = true
      let end = begin + animation.timing.lifetime
      if time >= end - Self.tolerance {
        update.finished.append(animation)
        entries[index].isOver = true
        hasLeft = hasLeft || animation.isRemovedOnCompletion
      } else {
        update.next = min(update.next, end)
      }
    }
    if hasLeft { entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion } }
    return update
  }

  /// Applies the animations' values at a time of the layer to a copy of it.
  func apply(to copy: CALayer, at time: Double) {
    var builder = PresentationBuilder(onto: copy)
    for entry in entries { entry.animation.apply(at: time, to: &builder) }
    builder.finish()
  }
}
