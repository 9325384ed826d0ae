public import Foundation

/// An animation of a layer.
///
/// Layers copy animations: later changes do not affect a running animation.
open class CAAnimation: NSObject, AssociationOwner, CAMediaTiming, CAAction {
  /// The values that programs have associated with the animation.
  package final var associatedValues: AssociatedValues?
  var timing = MediaTiming()
  /// The completion groups to which the animation belongs: those of its transaction and its block.
  var completionGroups: [CompletionGroup] = []
  /// The view animation block that created the animation; nil for others.
  package var block: (any AnimationBlock)?

  /// Creates an animation with the transaction's duration.
  ///
  /// Layers copy animations with it: a subclass with its own designated initializer that does not
  /// override this one cannot be added to a layer.
  public override init() {
    super.init()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The timing curve; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The animation's delegate, held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer when it ends.
  open var isRemovedOnCompletion = true

  /// The begin time, in the layer's time; 0 for the time at which the animation is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one run, in seconds; 0 for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed relative to the layer's time; 0 pauses, negative values run backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset at which the animation starts, in seconds; it wraps around at the end.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs; 0 for one run.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of all runs, in seconds; 0 to use the repeat count.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by a reversed one.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Whether the animation applies before its beginning and after its end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to a layer under a key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(self, forKey: block == nil ? event : layer.animationState?.uniqueKey(event) ?? event)
  }

  /// Returns an independent copy (S196).
  final func duplicate() -> CAAnimation {
    let copy = type(of: self).create()
    copy.copyProperties(from: self)
    return copy
  }

  /// Copies the properties of another animation of the same class.
  func copyProperties(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    block = other.block
  }

  /// Returns whether the animation has a key path.
  package func animates(_ key: String) -> Bool { false }

  /// Resolves the values that depend on the layer and the time at which the animation is added.
  func resolve(in layer: CALayer) {}

  /// Applies the animation's value at a time of its parent, a layer or a group.
  func apply(at time: Double, to builder: inout PresentationBuilder) {}

  /// Returns the progress of a run at a fraction of its duration.
  func progress(at fraction: Double) -> Double {
    timingFunction?.curve.progress(at: fraction) ?? fraction
  }
}
