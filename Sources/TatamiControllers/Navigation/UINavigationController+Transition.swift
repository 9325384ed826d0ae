import Foundation
import TatamiViews

extension UINavigationController {
  /// Creates the transition from the shown controller to the top; closures that were given to the
  /// coordinator of a waiting one are kept.
  func prepareTransition() {
    guard let from = state.shown, let to = state.stack.last, from !== to else { return }
    let isPush = state.arriving.contains { $0 === to }
    // The end of its own push has reset the move of a controller that was popped during it.
    if state.leaving.contains(where: { $0 === from }) { from.containmentMove = .fromParent }
    let operation: Operation = isPush ? .push : .pop
    let animated = state.isNextAnimated && viewIfLoaded?.window != nil
    let own =
      animated
      ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      : nil
    let standard: (any UIViewControllerAnimatedTransitioning)? =
      animated
      ? NavigationAnimator(operation) : nil
    let interactor = own.flatMap { animator in
      delegate?.navigationController(self, interactionControllerFor: animator)
    }
    let transition = ControllerTransition(
      TransitionParticipants(in: container, from: from, to: to),
      animator: own ?? standard,
      interactor: interactor ?? state.interactor
    )
    state.transition?.withdraw(for: transition)
    state.transition = transition
    activeTransition = transition
    setSteps(of: transition, operation, slides: own == nil)
  }

  private func setSteps(of transition: ControllerTransition, _ operation: Operation, slides: Bool) {
    var change: BarChange?
    transition.steps.begin = { [weak self, unowned transition] in
      guard let self, let to = transition.participants.to else { return }
      delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
      prepareViews(of: transition)
      change = changeBars(along: transition, to: to, isPush: operation == .push, slides: slides)
    }
    transition.steps.settle = { [weak self, unowned transition] completed in
      self?.settle(transition, completed: completed)
      if let change {
        change.finish(completed: completed)
      } else if let self {
        navigationBar.use(shownStack(completed ? transition.participants.to : nil))
      }
      self?.viewIfLoaded?.setNeedsLayout()
    }
    transition.steps.finish = { [weak self, unowned transition] completed in
      self?.finish(transition, completed: completed)
    }
  }

  /// The items up to a controller, or up to the shown one.
  private func shownStack(_ top: UIViewController?) -> [UINavigationItem] {
    let top = top ?? state.shown
    guard let end = state.stack.firstIndex(where: { $0 === top }) else {
      return [top].compactMap { $0?.navigationItem }
    }
    return barItems(upTo: state.stack[...end])
  }

  private func prepareViews(of transition: ControllerTransition) {
    transition.prepareChildViews { controller in
      place(controller)
      return childFrame(of: controller)
    }
  }

  /// Changes bars along with a transition; returns the change of the navigation bar.
  private func changeBars(
    along transition: ControllerTransition,
    to: UIViewController,
    isPush: Bool,
    slides: Bool
  ) -> BarChange? {
    let items = shownStack(to)
    if !state.isToolbarHidden {
      toolbar.setItems(to.toolbarItems, animated: transition.isAnimated)
    }
    bottomBarOwner?.navigation(
      self,
      moves: transition,
      isPush: isPush,
      hidesBar: hidesBottomBar(at: to)
    )
    guard transition.isAnimated else { return nil }
    let end = BarEnd(height: barHeight(for: to), search: searchZone(of: to))
    let change =
      state.isBarHidden
      ? nil : BarChange(navigationBar, to: items, isPush: isPush, slides: slides, end: end)
    transition.animate(
      alongsideTransition: { [weak self] _ in
        change?.animate()
        self?.placeBars(for: to)
        self?.navigationBar.layoutIfNeeded()
      },
      completion: nil
    )
    return change
  }

  private func settle(_ transition: ControllerTransition, completed: Bool) {
    let (from, to) = (transition.participants.from, transition.participants.to)
    guard completed else {
      if let to { hide(to) }
      if let before = state.stackBefore { restore(before) }
      bottomBarOwner?.navigationDidShow(self)
      return showToolbarItems()
    }
    if let to { show(to) }
    bottomBarOwner?.navigationDidShow(self)
    if let to, let view = to.viewIfLoaded {
      place(to)
      if view.superview !== container { container.addSubview(view) }
      if let cover = to.contextContainer { container.insertSubview(cover, aboveSubview: view) }
    }
    if let from { hide(from) }
  }

  /// Removes the view of a child, and what is presented in front of it.
  private func hide(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    child.contextContainer?.removeFromSuperview()
  }

  /// Shows the toolbar items of the shown controller.
  private func showToolbarItems() {
    guard toolbar.superview != nil else { return }
    toolbar.setItems(state.shown?.toolbarItems, animated: false)
  }

  /// Puts the top controller back after a canceled interactive pop (N56), unless the program has
  /// changed the stack since.
  private func restore(_ stack: [UIViewController]) {
    guard let top = stack.last, state.stack == stack.dropLast() else { return }
    state.leaving.removeAll { $0 === top }
    top.containmentMove = nil
    state.stack = stack
  }

  private func finish(_ transition: ControllerTransition, completed: Bool) {
    guard state.transition === transition else { return }
    state.transition = nil
    state.stackBefore = nil
    activeTransition = nil
    flushMoves()
    showToolbarItems()
    if completed, let to = transition.participants.to {
      delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
    }
    if state.stack.last !== state.shown, state.transition == nil {
      if isOnScreen { prepareTransition() } else { installTop(animated: false) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Begins the waiting transition, in a layout pass.
  func beginWaitingTransition() {
    guard state.stack.last !== state.shown else { return }
    guard isOnScreen, state.shown != nil, !state.stack.isEmpty else {
      return installTop(animated: false)
    }
    if state.transition == nil { prepareTransition() }
    if let transition = state.transition, transition.stage == .waiting { transition.begin() }
  }
}
