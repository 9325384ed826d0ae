import Foundation

/// An animation of one property, or of a part of one such as `transform.rotation`.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// What is moved: a property's name, a part after a dot.
  open var keyPath: String? {
    get { aim.keyPath }
    set { aim = (newValue, AnimatedKeyPath(newValue)) }
  }
  private var aim: (keyPath: String?, target: AnimatedKeyPath?)
  /// What the key path names; nil if nothing of that name can move.
  var target: AnimatedKeyPath? { aim.target }

  /// Whether the values are added to what the layer shows otherwise.
  open var isAdditive = false
  /// Whether each run continues where the one before ended.
  open var isCumulative = false

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    aim = other.aim
    (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
  }

  package override func animates(_ key: String) -> Bool { keyPath == key }

  override func apply(at time: Double, to builder: inout PresentationBuilder) {
    guard let target, let phase = timing.phase(at: time) else { return }
    let current = builder.value(at: target)
    let done = progress(at: phase.progress)
    guard var value = value(at: done, from: current) else { return }
    if isCumulative, phase.run > 0, let end = self.value(at: 1, from: current) {
      value = value.adding(end.times(phase.run))
    }
    builder.set(value, at: target, isAdditive ? .adding(fallback: nil) : .replacing)
  }

  /// Returns the value when a share is done; nil shows nothing.
  ///
  /// - Parameter current: What the layer shows without the animation.
  func value(at progress: Double, from current: AnimatableValue?) -> AnimatableValue? { nil }
}
