import Foundation

/// An animation of a property, or of a component such as `transform.rotation`.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The animated key path: a property's name, optionally with a component after a dot.
  open var keyPath: String? {
    get { aim.keyPath }
    set { aim = (newValue, AnimatedKeyPath(newValue)) }
  }
  private var aim: (keyPath: String?, target: AnimatedKeyPath?)
  /// The target of the key path; nil if it cannot be animated.
  var target: AnimatedKeyPath? { aim.target }

  /// Whether the values are added to the layer's other values.
  open var isAdditive = false
  /// Whether each run starts at the end value of the previous one.
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

  /// Returns the value at a progress; nil for no value.
  ///
  /// - Parameter current: The layer's value without this animation.
  func value(at progress: Double, from current: AnimatableValue?) -> AnimatableValue? { nil }
}
