import Foundation

/// What a call of `UIView.animate` asks for, while its closure runs and until it has ended.
@MainActor
final class ViewAnimationBlock: AnimationBlock {
  /// How progress follows from time.
  enum Pace {
    case curve(UnitBezier)
    case spring(DampedSpring)
  }

  /// What was asked for, or what holds around (S206).
  struct Settings {
    /// In seconds, from 0.
    var duration = 0.0
    /// In seconds, from 0; counts from the call.
    var delay = 0.0
    var options: UIView.AnimationOptions = []
    var pace = Pace.curve(.easeInEaseOut)
    /// How many times it runs; 0 for what the options say.
    var repeatCount: Float = 0
  }

  /// A part of the duration: a key frame, in shares of it.
  struct Part {
    var start: Double
    var length: Double
    /// Whether the values jump at the end of the part.
    var isDiscrete: Bool
  }

  var settings: Settings
  /// The key frame whose closure runs.
  var part: Part?
  package let completionGroup = CompletionGroup()
  /// The views whose size has changed, which lay out at the end if the options say so.
  private var resized: [UIView] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  // MARK: The open blocks

  private static var state: ViewAnimationState { ApplicationEnvironment.current.viewAnimations }

  /// Whether changes of views are animated at all (S209).
  static var areAnimationsEnabled: Bool {
    get { state.areAnimationsEnabled }
    set { state.areAnimationsEnabled = newValue }
  }

  /// The innermost block whose changes are animated.
  static var current: ViewAnimationBlock? { state.innermostBlock }

  /// Opens a block until it is closed.
  static func begin(_ settings: Settings) {
    state.openBlocks.append(ViewAnimationBlock(settings))
  }

  /// Closes the block that was opened last.
  static func end(completion: ((Bool) -> Void)?) {
    let state = state
    guard let block = state.openBlocks.last else { return }
    block.layOutResized()
    state.openBlocks.removeLast()
    block.finish(completion)
  }

  private func layOutResized() {
    guard settings.options.contains(.layoutSubviews) else { return }
    for view in resized { view.layoutIfNeeded() }
    resized = []
  }

  /// Runs the completion when all is over; a block in which nothing moves waits for a turn (S203).
  private func finish(_ completion: ((Bool) -> Void)?) {
    guard completionGroup.isEmpty else { return completionGroup.seal(completion) }
    if let completion { FrameClock.shared.nextTurn { completion(true) } }
  }

  /// Whether views do not take touches while they move (S207).
  var refusesTouches: Bool { !settings.options.contains(.allowUserInteraction) }
}

extension ViewAnimationBlock {
  private static let nothing = NSNull()

  /// Returns the animation of a change, the null object outside blocks (S194).
  static func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard let block = current, let path = AnimatedKeyPath(key), path.isImplicitlyAnimated else {
      return nothing
    }
    return block.animation(of: layer, key: key)
  }

  private func animation(of layer: CALayer, key: String) -> CAAnimation {
    let animation = basicAnimation(key: key)
    if let change = LayerChange.current, change.layer === layer, change.key == key {
      var old = change.values.old
      if settings.options.contains(.beginFromCurrentState) {
        old = change.presentationBefore ?? old
        layer.stop { $0.animation.block != nil && $0.animation.animates(key) }
      }
      animation.move(from: old, to: change.values.new)
      if key == "bounds.size" { (layer.host as? UIView).map { resized.append($0) } }
    }
    return whole(animation)
  }

  private func basicAnimation(key: String) -> CABasicAnimation {
    guard case .spring(let motion) = settings.pace else {
      return CABasicAnimation(keyPath: key)
    }
    let spring = CASpringAnimation(keyPath: key)
    spring.use(motion)
    return spring
  }

  /// Gives an animation its times; that of a key frame stands in a group of the whole duration.
  private func whole(_ animation: CABasicAnimation) -> CAAnimation {
    animation.fillMode = .backwards
    guard let part else {
      time(animation)
      return animation
    }
    animation.beginTime = part.start * settings.duration
    animation.duration = max(part.length * settings.duration, .leastNonzeroMagnitude)
    animation.jumpsAtEnd = part.isDiscrete
    let group = CAAnimationGroup()
    group.animations = [animation]
    time(group)
    return group
  }

  private func time(_ animation: CAAnimation) {
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
