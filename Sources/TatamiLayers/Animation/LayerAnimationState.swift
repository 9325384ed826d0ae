import Foundation

/// What moves in a layer: its animations, its time, and what it shows of them.
@MainActor
package final class LayerAnimationState {
  /// An animation that was added to the layer.
  package struct Entry {
    package let key: String?
    package let animation: CAAnimation
    var hasBegun = false
    /// Whether its time is up; it is kept because it says so.
    package var isOver = false
  }

  /// The layer that moves; nobody is kept alive by what moves in it.
  private(set) weak var layer: CALayer?
  /// The layer whose values a copy shows.
  private(set) weak var model: CALayer?

  /// The animations, the later ones on top.
  package private(set) var entries: [Entry] = []
  /// How many times a key was taken when a view's animation asked for it.
  private var serial = 1
  /// When the layer's own time begins, how fast it goes.
  var timing = MediaTiming()
  /// What the layer shows, and when.
  var presentation: (time: Double, copy: CALayer)?

  /// Whether the clock's turns are followed.
  var isRegistered = false

  /// What changes of the layer set off, by key (S193).
  var actions: [String: any CAAction]?
  /// Where actions are looked up next.
  var style: [AnyHashable: Any]?

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// Makes that of a copy.
  init(copying model: CALayer) {
    self.model = model
    guard let animationState = model.animationState else { return }
    (timing, actions, style) = (animationState.timing, animationState.actions, animationState.style)
  }

  /// Whether an animation is under way or about to begin.
  var isAnimating: Bool { entries.contains { !$0.isOver } }

  /// Returns a key that no animation has: the key itself or one with a number (S194).
  func uniqueKey(_ key: String) -> String {
    guard entries.contains(where: { $0.key == key }) else { return key }
    serial += 1
    return "\(key)-\(serial)"
  }

  /// Adds an animation, already a copy.
  func append(_ animation: CAAnimation, key: String?) {
    if entries.isEmpty { serial = 1 }
    entries.append(Entry(key: key, animation: animation))
  }

  /// Takes out the animations that a condition holds for; returns those that were not over.
  func removeAnimations(where condition: (Entry) -> Bool) -> [CAAnimation] {
    let taken = entries.filter { condition($0) && !$0.isOver }
    entries.removeAll(where: condition)
    presentation = nil
    return taken.map(\.animation)
  }

  /// Returns the animation under a key.
  func animation(forKey key: String) -> CAAnimation? {
    entries.last { $0.key == key }?.animation
  }

  /// Times closer than this are the same, in seconds.
  static let tolerance = 1e-7

  /// Takes note of what has begun and ended at a time of the layer.
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

  /// Shows what the animations say at a time of the layer on a copy of it.
  func apply(to copy: CALayer, at time: Double) {
    var builder = PresentationBuilder(onto: copy)
    for entry in entries { entry.animation.apply(at: time, to: &builder) }
    builder.finish()
  }
}
