import Foundation

/// An object that moves the animation of a transition: by the clock, or to fractions that a person
/// chooses.
///
/// The closures of the coordinator are added to the animator if it is interruptible, so that they
/// are scrubbed, reversed and finished with it; otherwise they have an animator of their own.
@MainActor
final class TransitionDrive {
  /// The handling of closures that are added to the coordinator.
  private enum Closures {
    /// They wait for the start.
    case wait
    /// They move with the animation.
    case move
    /// They run at once: nothing is animated, or the animation is over.
    case run
  }

  private unowned let transition: ControllerTransition
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The animator's own, if it is interruptible.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  /// The time of an animator that is not interruptible, while a person controls it.
  private var held: HeldLayerTime?
  /// The animator of the coordinator's closures.
  private var companion: UIViewPropertyAnimator?
  /// Whether the transition moves the animator; false while an interaction controller does.
  private var isDriven = false
  private var closures = Closures.wait

  init(of transition: ControllerTransition) {
    self.transition = transition
  }

  /// Whether the animator can be paused, scrubbed and reversed.
  var isInterruptible: Bool { interruptible != nil }

  // MARK: Start

  /// Asks an animator for what it animates with, once.
  ///
  /// - Parameter isDriven: Whether the transition moves the animator.
  func prepare(_ animator: any UIViewControllerAnimatedTransitioning, isDriven: Bool) {
    self.isDriven = isDriven
    let own = animator.interruptibleAnimator(using: transition)
    // The request may have ended the transition.
    guard transition.stage == .running else { return }
    self.animator = animator
    if !(own is MissingAnimator) { interruptible = own }
    if isDriven, interruptible != nil {
      transition.participants.container.isUserInteractionEnabled = true
    }
  }

  /// Starts the animation.
  func run() {
    guard transition.stage == .running else { return }
    if let interruptible {
      addWaiting()
      if !interruptible.isRunning { interruptible.startAnimation() }
    } else {
      animator?.animateTransition(using: transition)
      if transition.stage == .running { addWaiting() }
    }
  }

  /// Starts the animation and holds it at its start; the transition moves it from now on.
  func takeAnimator() {
    guard transition.stage == .running, !isDriven, let animator else { return }
    isDriven = true
    if let interruptible {
      addWaiting()
      return interruptible.pauseAnimation()
    }
    held = HeldLayerTime(transition.containerView.layer, duration: transition.transitionDuration)
    animator.animateTransition(using: transition)
  }

  /// Runs the coordinator's closures that wait, and those that are added from now on, at once.
  func runWithoutAnimation() {
    let transition = transition
    closures = .run
    for step in transition.coordination.takeAnimations() { step(transition) }
  }

  /// Adds the closures that were given to the coordinator before the start.
  func addWaiting() {
    let transition = transition
    closures = .move
    let steps = transition.coordination.takeAnimations()
    guard !steps.isEmpty else { return }
    addAnimations { for step in steps { step(transition) } }
  }

  /// Adds a closure of the coordinator.
  func add(_ step: @escaping TransitionCoordination.Step) {
    let transition = transition
    switch closures {
    case .wait: transition.coordination.animations.append(step)
    case .move: addAnimations { step(transition) }
    case .run: step(transition)
    }
  }

  /// Adds animations to an interruptible animator, or to the companion, which then keeps pace.
  private func addAnimations(_ animations: @escaping () -> Void) {
    if isDriven, let interruptible { return interruptible.addAnimations(animations) }
    let isInteractive = transition.isInteractive
    let companion =
      companion
      ?? UIViewPropertyAnimator(
        duration: transition.transitionDuration,
        curve: isInteractive ? .linear : .easeInOut
      )
    self.companion = companion
    companion.addAnimations(animations)
    if isInteractive {
      companion.fractionComplete = transition.percentComplete
    } else {
      companion.startAnimation()
    }
  }

  // MARK: Interaction

  private var moving: [any UIViewImplicitlyAnimating] {
    [isDriven ? interruptible : nil, companion].compactMap(\.self)
  }

  /// Moves the animation to a fraction from 0 to 1.
  func scrub(to fraction: CGFloat) {
    for animator in moving { animator.fractionComplete = fraction }
    held?.move(to: fraction)
  }

  /// Pauses the animation and returns the fraction that is complete; nil if it cannot be paused.
  func pause() -> CGFloat? {
    guard isDriven, let interruptible else { return nil }
    for animator in moving { animator.pauseAnimation() }
    let fraction = interruptible.fractionComplete
    guard interruptible.isReversed else { return fraction }
    for animator in moving { animator.isReversed = false }
    return 1 - fraction
  }

  /// Continues the animation to its end, or back to its start after a cancel (N164).
  func proceed(from fraction: CGFloat) {
    let isCancelled = transition.isCancelled
    let velocity = Double(transition.completionVelocity)
    let speed = velocity > 0 ? velocity.clamped(to: HeldLayerTime.speeds) : 1
    let rest = (isCancelled ? fraction : 1 - fraction) / CGFloat(speed)
    let curve =
      (transition.interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      ?? UICubicTimingParameters(animationCurve: transition.completionCurve)
    for animator in moving {
      animator.isReversed = isCancelled
      animator.continueAnimation(withTimingParameters: curve, durationFactor: rest)
    }
    guard let held else { return }
    let transition = transition
    held.proceed(isCancelled: isCancelled, lasting: Double(rest) * transition.transitionDuration) {
      transition.completeTransition(false)
    }
  }

  // MARK: End

  /// Jumps to the end or to the start, which ends an interruptible animator.
  func jump(toEnd: Bool) {
    // The completions of the animator may end the transition and begin another.
    let (layer, held) = (isInterruptible ? nil : transition.containerView.layer, held)
    for animator in moving { Self.end(animator, at: toEnd ? .end : .start) }
    if let layer { HeldLayerTime.removeAnimations(in: layer) }
    held?.release()
  }

  /// Ends what moves along with the animator.
  func end() {
    if let companion { Self.end(companion, at: transition.isCancelled ? .start : .end) }
    held?.release()
    (animator, interruptible, held, companion) = (nil, nil, nil, nil)
  }

  private static func end(_ animator: any UIViewImplicitlyAnimating, at: UIViewAnimatingPosition) {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: at)
  }
}
