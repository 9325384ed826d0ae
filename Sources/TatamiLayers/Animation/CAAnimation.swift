public import Foundation

/// A change of what a layer shows over time.
///
/// Layers take copies: what is changed afterwards does not reach a running animation (S196).
@MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  /// What waits for the animation's end: the transaction and the block it was started in.
  var completionGroups: [CompletionGroup] = []
  /// The block of view animations that made the animation; nil for all others.
  package var block: (any AnimationBlock)?

  /// Makes an animation without duration, which takes the transaction's.
  public required override init() {
    super.init()
  }

  /// How progress follows from time; nil is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of begin and end; kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it is over (S198).
  open var isRemovedOnCompletion = true

  /// When the animation begins, in the layer's time; 0 means the moment it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one run takes, in seconds; 0 takes the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How much faster than the layer's time it goes; 0 stands still, below 0 is backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Where in the run it starts, in seconds; what is left out comes at the end.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many times it runs; 0 means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// For how long it runs again and again, in seconds; 0 leaves it to the count.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What it shows before its begin and after its end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to a layer under a key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(self, forKey: block == nil ? event : layer.animationState?.uniqueKey(event) ?? event)
  }

  /// Returns a copy that nobody else knows (S196).
  final func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.copyProperties(from: self)
    return copy
  }

  /// Takes over everything another animation of the same class says.
  func copyProperties(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    block = other.block
  }

  /// Whether a property or a part of it is moved.
  package func animates(_ key: String) -> Bool { false }

  /// Settles what depends on the moment and the layer it is added to.
  func resolve(in layer: CALayer) {}

  /// Shows what the animation says at a time of what it is in.
  func apply(at time: Double, to builder: inout PresentationBuilder) {}

  /// Returns how much is done of a run of which a share of the time has passed.
  func progress(at fraction: Double) -> Double {
    timingFunction?.curve.progress(at: fraction) ?? fraction
  }
}
