import TatamiLayers

extension UIViewController {
  /// Dismisses the controllers presented by this controller or an ancestor, or else the presented
  /// controller that is or contains this one, with all controllers in front of it (S247, N134).
  func dismissFrontmost(animated: Bool, completion: (() -> Void)?) {
    if let presenter = ancestry.first(where: { $0.presentation.presented != nil }) {
      presenter.dismissPresentedControllers(animated: animated, completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Dismisses the controllers presented by this one; only the frontmost is seen moving.
  func dismissPresentedControllers(animated: Bool, completion: (() -> Void)? = nil) {
    if let running = presentedStack.last?.presentation, running.stage == .dismissing,
      let transition = running.transition, transition.stage == .beginning
    {
      // The controller is being dismissed and is about to disappear.
      if let completion { transition.coordination.completions.append { _ in completion() } }
      return
    }
    finishPresentedTransitions()
    guard let front = collapse(presentedStack) else { return completion?() ?? () }
    front.presentation.stage = .dismissing
    let transition = front.dismissalTransition(animated: animated)
    front.presentation.transition = transition
    let runLoop = front.viewIfLoaded?.layer.runLoop ?? .current
    let controller = front.actingPresentationController
    transition.steps.begin = {
      controller.container?.controller = nil
      controller.dismissalTransitionWillBegin()
    }
    transition.steps.place = { controller.container?.restorePresenter() }
    transition.steps.settle = { [self] completed in
      controller.dismissalTransitionDidEnd(completed)
      settleDismissal(of: front, controller, completed: completed)
    }
    transition.steps.finish = { [unowned transition] completed in
      front.finishPresentation(transition)
      self.presentation.controller?.adaptAgain()
      if completed { completion?() }
    }
    transition.begin()
    if !animated { runLoop.finish() }
  }

  /// Ends the transitions of the controllers in front of this one, and of those that are presented
  /// meanwhile by completions.
  private func finishPresentedTransitions() {
    for _ in 0..<Self.maximumRounds {
      let running = presentedStack.compactMap(\.presentation.transition)
        .filter { $0.stage != .ending && $0.isActive }
      if running.isEmpty { return }
      for transition in running { transition.finishImmediately() }
    }
  }

  /// The number of times that completions may present something while a dismissal begins.
  private static var maximumRounds: Int { 16 }

  /// The controllers presented in front of this one, the frontmost last.
  private var presentedStack: [UIViewController] {
    var stack: [UIViewController] = []
    while let presented = (stack.last ?? self).presentation.presented { stack.append(presented) }
    return stack
  }

  /// Removes all controllers of a stack except the frontmost, which this controller then presents;
  /// returns it.
  private func collapse(_ stack: [UIViewController]) -> UIViewController? {
    guard let front = stack.last, let container = front.presentation.container else { return nil }
    guard stack.count > 1 else { return front }
    if let first = stack[0].presentation.container { container.adoptPresenter(of: first) }
    for controller in stack.dropLast() {
      controller.presentation.presented = nil
      controller.presentation.stage = .dismissing
      controller.leavePresentation()
      controller.presentation.stage = .idle
    }
    presentation.presented = front
    front.presentation.presenting = self
    front.presentation.controller?.begin(presenting: self)
    container.superview?.bringSubviewToFront(container)
    return front
  }

  /// Returns the transition with which this presented controller is dismissed.
  private func dismissalTransition(animated: Bool) -> ControllerTransition {
    let controller = actingPresentationController
    let container = controller.container ?? PresentationContainer(for: controller)
    let presenter = controller.presentingViewController
    let delegate = transitioningDelegate
    let own = animated ? delegate?.animationController(forDismissed: self) : nil
    let interactor = own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    var participants = TransitionParticipants(in: container, from: self, to: presenter)
    participants.presentationStyle = controller.presentationStyle
    participants.appearsFirst = true
    participants.fromView = controller.presentedView
    participants.initialFrame = controller.presentedView?.frame ?? .zero
    let restores = container.removed != nil
    if restores { participants.finalFrame = container.bounds } else { participants.appearing = nil }
    if restores, own != nil { participants.toView = presenter.viewIfLoaded }
    let standard = animated ? standardAnimator(isPresentation: false) : nil
    return ControllerTransition(participants, animator: own ?? standard, interactor: interactor)
  }

  /// Removes the dismissed view, or the presenting one again after a cancel.
  private func settleDismissal(
    of front: UIViewController,
    _ controller: UIPresentationController,
    completed: Bool
  ) {
    let wasRemoved = controller.container?.removed != nil
    controller.container?.restorePresenter()
    controller.container?.forgetPresenter()
    guard !completed else { return front.leavePresentation() }
    controller.container?.controller = front
    if wasRemoved, let view = viewIfLoaded {
      controller.container?.remove(view)
    }
  }
}
