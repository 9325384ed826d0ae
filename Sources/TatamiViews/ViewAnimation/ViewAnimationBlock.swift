import Foundation

/// An animation block: the settings and the animations of one call of `UIView.animate`.
@MainActor
package final class ViewAnimationBlock: @MainActor AnimationBlock {
  /// The function from time to progress.
  enum Pace {
    case curve(UnitBezier)
    case spring(DampedSpring)
  }

  /// The settings of a block, set by the call or inherited from the enclosing block (S206).
  struct Settings {
    /// The duration, in seconds, not negative.
    var duration = 0.0
    /// The delay from the call to the start, in seconds, not negative.
    var delay = 0.0
    var options: UIView.AnimationOptions = []
    var pace = Pace.curve(.easeInEaseOut)
    /// The number of repetitions; 0 if the options determine it.
    var repeatCount: Float = 0
  }

  /// A keyframe: a part of the duration, in fractions of it.
  struct Part {
    var start: Double
    var length: Double
    /// Whether the values jump at the end of the part.
    var isDiscrete: Bool
  }

  var settings: Settings
  /// The keyframe whose closure is running.
  var part: Part?
  package let completionGroup = CompletionGroup()
  /// The changes of a block whose progress a property animator determines; nil for others.
  var driven: DrivenBlock?
  package var drivenProgress: Double? { driven?.progress }
  /// The views that are laid out at the end: stack views of which a view was hidden or shown (AL188)
  /// and, with the option `layoutSubviews`, views whose size has changed.
  private var viewsToLayOut: [UIView] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  // MARK: Open blocks

  private static var state: ViewAnimationState {
    KitEnvironment.current.part(ViewAnimationState.self)
  }

  /// Whether changes of views are animated (S209).
  static var areAnimationsEnabled: Bool {
    get { state.areAnimationsEnabled }
    set { state.areAnimationsEnabled = newValue }
  }

  /// The innermost block whose changes are animated.
  package static var current: ViewAnimationBlock? { state.innermostBlock }

  /// Begins a block.
  static func begin(_ settings: Settings) {
    state.openBlocks.append(ViewAnimationBlock(settings))
  }

  /// Runs a closure whose changes become part of a block.
  static func run(_ block: ViewAnimationBlock, _ changes: () -> Void) {
    let state = state
    guard state.areAnimationsEnabled else { return changes() }
    state.openBlocks.append(block)
    changes()
    block.layOutViews()
    state.openBlocks.removeLast()
  }

  /// Ends the innermost block.
  static func end(completion: ((Bool) -> Void)?) {
    let state = state
    guard let block = state.openBlocks.last else { return }
    block.layOutViews()
    state.openBlocks.removeLast()
    block.finish(completion)
  }

  /// Has a view laid out at the end of the block.
  ///
  /// The view's animations retain the block, so it must not retain the view for longer than needed.
  package func layOutAtEnd(_ view: UIView) { viewsToLayOut.append(view) }

  private func layOutViews() {
    for view in viewsToLayOut { view.layoutIfNeeded() }
    viewsToLayOut = []
  }

  /// Calls the completion when all animations have ended, or in the next turn if there are none
  /// (S203).
  private func finish(_ completion: ((Bool) -> Void)?) {
    guard completionGroup.isEmpty else { return completionGroup.seal(completion) }
    if let completion { FrameClock.shared.nextTurn { completion(true) } }
  }

  /// Whether the animated views receive no touches (S207).
  var refusesTouches: Bool { !settings.options.contains(.allowUserInteraction) }
}

extension ViewAnimationBlock {
  private static let noAction = NSNull()

  /// Returns the animation of a change, `NSNull` outside of blocks (S194).
  static func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard let block = current, let path = AnimatedKeyPath(key), path.isImplicitlyAnimated else {
      return noAction
    }
    return block.animation(of: layer, key: key)
  }

  private func animation(of layer: CALayer, key: String) -> CAAnimation {
    let animation = basicAnimation(key: key)
    if let change = layer.runLoop.layerChange, change.layer === layer, change.key == key {
      if let driven, let change = DrivenChange(change) { driven.changes.append(change) }
      var old = change.values.old
      if settings.options.contains(.beginFromCurrentState) {
        old = change.presentationBefore ?? old
        layer.stop { $0.animation.block != nil && $0.animation.animates(key) }
      }
      animation.move(from: old, to: change.values.new)
      if key == "bounds.size", settings.options.contains(.layoutSubviews),
        let view = layer.host as? UIView
      {
        layOutAtEnd(view)
      }
    }
    return timed(animation)
  }

  private func basicAnimation(key: String) -> CABasicAnimation {
    guard case .spring(let motion) = settings.pace else {
      return CABasicAnimation(keyPath: key)
    }
    let spring = CASpringAnimation(keyPath: key)
    spring.use(motion)
    return spring
  }

  /// Sets the timing of an animation; a keyframe's animation becomes part of a group that lasts for
  /// the whole duration.
  private func timed(_ animation: CABasicAnimation) -> CAAnimation {
    animation.fillMode = .backwards
    guard let part else {
      setTiming(of: animation)
      if driven != nil { animation.drive() }
      return animation
    }
    animation.beginTime = part.start * settings.duration
    animation.duration = max(part.length * settings.duration, .leastNonzeroMagnitude)
    animation.jumpsAtEnd = part.isDiscrete
    let group = CAAnimationGroup()
    group.animations = [animation]
    setTiming(of: group)
    return group
  }

  /// Adds an animation with the block's timing to a layer.
  func start(_ animation: CAAnimation, on layer: CALayer) {
    setTiming(of: animation)
    layer.add(animation, forKey: nil)
  }

  private func setTiming(of animation: CAAnimation) {
    animation.block = self
    animation.fillMode = .backwards
    animation.duration = settings.duration
    if settings.delay > 0 { animation.beginTime = FrameClock.shared.now + settings.delay }
    animation.autoreverses = settings.options.contains(.autoreverse)
    if settings.options.contains(.repeat) { animation.repeatCount = .infinity }
    if settings.repeatCount > 0 { animation.repeatCount = settings.repeatCount }
    if case .curve(let curve) = settings.pace {
      animation.timingFunction = CAMediaTimingFunction(curve)
    }
  }
}
