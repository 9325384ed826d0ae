public import Foundation
import TatamiLayers

/// An animator of changes of views that can be paused, scrubbed, reversed and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
///   card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
/// }
/// animator.startAnimation()
/// ```
///
/// A closure runs when its animations start. A running animator is retained until it ends.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing of the animations.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds; for a spring that determines its own duration, that duration.
  open private(set) var duration: TimeInterval
  /// The delay of the start, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether animated views receive touches.
  open var isUserInteractionEnabled = true
  /// Whether running animations can be paused, scrubbed and reversed.
  open var isInterruptible = true
  /// Whether the fraction of a paused animator determines the progress linearly.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end and does not call its completions.
  open var pausesOnCompletion = false

  let timeline: AnimatorTimeline
  private var options: UIView.AnimationOptions = []
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var blocks: [ViewAnimationBlock] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: FrameClock.Token?

  // MARK: Initializers

  /// Creates an animator with any timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let time = parameters.springTimingParameters?.ownDuration ?? duration
    self.duration = time.clamped(to: 0...1e9)
    timingParameters = parameters
    timeline = AnimatorTimeline(
      duration: max(self.duration, 1e-9),
      ease: Self.ease(parameters, duration: self.duration)
    )
    super.init()
  }

  /// Creates an animator with a predefined curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest at the end of the duration.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let timing = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it; of the options, only curve and interaction are used.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Returns the easing function of timing parameters, from time to progress, both from 0 to 1.
  private static func ease(
    _ parameters: any UITimingCurveProvider,
    duration: TimeInterval
  ) -> (Double) -> Double {
    if let timing = parameters.springTimingParameters {
      let spring = timing.spring(duration: duration)
      return { $0 >= 1 ? 1 : spring.progress(at: $0 * duration) }
    }
    guard let timing = parameters.cubicTimingParameters else { return { $0 } }
    let (first, second) = (timing.controlPoint1, timing.controlPoint2)
    let curve = UnitBezier(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    return { curve.progress(at: $0) }
  }

  // MARK: Content

  /// Adds animations; animations added to an active animator run in its remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds animations that begin after a fraction, from 0 to 1, of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = Double(delayFactor).clamped(to: 0...0.999)
    guard state == .active else { return waiting.append((animation, factor)) }
    let position = timeline.position
    run(animation, begin: min(position + factor * (1 - position), 0.999))
  }

  /// Adds a closure that is called with the final position when the animations have finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ animation: () -> Void, begin: Double) {
    let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    var settings = ViewAnimationBlock.Settings(duration: 1, options: options)
    settings.pace = .curve(.linear)
    let block = ViewAnimationBlock(settings)
    block.driven = DrivenBlock(timeline, begin: begin)
    blocks.append(block)
    ViewAnimationBlock.run(block, animation)
  }

  private var changes: [DrivenChange] { blocks.flatMap { $0.driven?.changes ?? [] } }

  // MARK: State

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animations are running.
  open var isRunning: Bool { timeline.isMoving }

  /// Whether the animations run from their end to their start.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set {
      guard newValue != timeline.isReversed, isInterruptible || !isRunning else { return }
      timeline.isReversed = newValue
      if state == .inactive { timeline.move(to: newValue ? 1 : 0) }
      if isRunning { scheduleEnd() }
    }
  }

  /// The completed part of the animations in their current direction, from 0 to 1.
  ///
  /// Setting it makes an inactive animator active and paused. For a paused animator that scrubs
  /// linearly, it is the progress; otherwise it is the elapsed part of the time.
  open var fractionComplete: CGFloat {
    get {
      let isLinear = scrubsLinearly && !isRunning
      let fraction = isLinear ? timeline.linearFraction : timeline.position
      return CGFloat(isReversed ? 1 - fraction : fraction)
    }
    set {
      guard state != .stopped, isInterruptible || !isRunning else { return }
      activate()
      let forward = Double(newValue).clamped(to: 0...1)
      let fraction = isReversed ? 1 - forward : forward
      let isLinear = scrubsLinearly && !isRunning
      timeline.move(to: isLinear ? timeline.position(ofProgress: fraction) : fraction)
      for change in changes { change.progressChanged() }
      if isRunning { scheduleEnd() }
    }
  }

  /// Runs the closures that were added before the start.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = waiting
    self.waiting = []
    for (animation, delayFactor) in waiting { run(animation, begin: delayFactor) }
  }

  // MARK: Control

  /// Starts or resumes the animations.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay.clamped(to: 0...1e9)
    activate()
    timeline.start(after: self.delay)
    scheduleEnd()
  }

  /// Pauses the animations; makes an inactive animator active.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || !isRunning else { return }
    activate()
    timeline.pause()
    end?.cancel()
  }

  /// Resumes paused animations with other timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animation; nil for the original timing.
  ///   - durationFactor: The remaining duration as a multiple of the animator's duration; 0 to keep
  ///     the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if parameters != nil || durationFactor > 0, let timing = parameters ?? timingParameters {
      let time = durationFactor > 0 ? duration * Double(durationFactor) : timeline.remaining
      let lasting = time.clamped(to: 1e-9...1e9)
      for block in blocks { block.driven?.hold() }
      timeline.beginSegment(lasting: lasting, ease: Self.ease(timing, duration: lasting))
    }
    startAnimation()
  }

  private func scheduleEnd() {
    end?.cancel()
    end = FrameClock.shared.after(timeline.remaining) { self.reachEnd() }
  }

  private func reachEnd() {
    timeline.pause()
    timeline.move(to: isReversed ? 0 : 1)
    for change in changes { change.progressChanged() }
    guard !pausesOnCompletion else { return }
    // The views have the final values, or values that the program has set since.
    if isReversed { finish(at: .start) } else { complete(at: .end) }
  }

  /// Stops the animations; the views keep the values on screen.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completions. If false, it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    end?.cancel()
    timeline.pause()
    let freezing = changes.outermostFirst.map { $0.freezing() }
    removeAnimations()
    for freeze in freezing { freeze() }
    updateBackgrounds()
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes stopped animations at a position and calls the completions; reports other states.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return Diagnostics.report("only a stopped animator can be finished: \(self)")
    }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    removeAnimations()
    // The first change of a property holds its original value, the last change its final value.
    let ordered = position == .start ? changes.reversed() : changes
    if position != .current {
      for change in ordered.outermostFirst { change.set(toOld: position == .start) }
    }
    updateBackgrounds()
    complete(at: position)
  }

  /// Updates the background colors of views from their layers.
  private func updateBackgrounds() {
    for change in changes where change.key == "backgroundColor" {
      (change.layer.host as? UIView)?.useBackgroundOfLayer()
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    removeAnimations()
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func removeAnimations() {
    for change in changes {
      change.layer.stop { [blocks] entry in blocks.contains { $0 === entry.animation.block } }
    }
  }

  private func reset() {
    (blocks, completions, waiting) = ([], [], [])
    timeline.pause()
    timeline.move(to: isReversed ? 1 : 0)
    state = .inactive
  }
}
