package import Foundation

extension ControllerTransition: UIViewControllerContextTransitioning {
  package var containerView: UIView { participants.container }
  package var transitionWasCancelled: Bool { isCancelled }
  package var presentationStyle: UIModalPresentationStyle { participants.presentationStyle }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: participants.from
    case .to: participants.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: participants.fromView
    case .to: participants.toView
    default: nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === participants.from ? participants.initialFrame : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    vc === participants.to ? participants.finalFrame : .zero
  }

  // MARK: Interaction

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard stage == .running, isInteractive else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(0, percentComplete), 1) : 0
    drive.scrub(to: self.percentComplete)
  }

  package func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  package func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  /// Continues the animation to its end or back to its start (N57, N164).
  private func endInteraction(isCancelled: Bool) {
    guard stage == .running, isInteractive else { return }
    (isInteractive, self.isCancelled) = (false, isCancelled)
    coordination.interactionChanged(self)
    guard stage == .running else { return }
    drive.proceed(from: percentComplete)
  }

  package func pauseInteractiveTransition() {
    guard stage == .running, !isInteractive, let fraction = drive.pause() else { return }
    (isInteractive, isCancelled) = (true, false)
    percentComplete = fraction
    coordination.interactionChanged(self)
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  package typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package var isInterruptible: Bool { drive.isInterruptible }
  package var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard isActive, stage != .ending else {
      animation?(self)
      completion?(self)
      return false
    }
    if let completion { coordination.completions.append(completion) }
    if let animation { drive.add(animation) }
    return true
  }

  @discardableResult
  package func animateAlongsideTransition(
    in view: UIView?,
    animation: Step?,
    completion: Step?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Step) {
    if isActive { coordination.interactionHandlers.append(handler) }
  }
}

/// The closures given to the coordinator of a transition.
@MainActor
struct TransitionCoordination {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The animations that wait for the start.
  var animations: [Step] = []
  var completions: [Step] = []
  var interactionHandlers: [Step] = []

  /// Returns and removes the animations that wait for the start.
  mutating func takeAnimations() -> [Step] { exchange(&animations, with: []) }

  func interactionChanged(_ transition: ControllerTransition) {
    for handler in interactionHandlers { handler(transition) }
  }

  /// Calls the completions and releases all closures.
  mutating func complete(_ transition: ControllerTransition) {
    let completions = completions
    self = TransitionCoordination()
    for completion in completions { completion(transition) }
  }
}
