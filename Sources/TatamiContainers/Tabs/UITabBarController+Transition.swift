import Foundation
import TatamiControllers
import TatamiViews

extension UITabBarController {
  /// Whether the container is in a window and not about to leave it.
  private var isOnScreen: Bool { appearance == .visible || appearance == .appearing }

  /// Shows the view of the selected child: on screen with a transition, else at once.
  ///
  /// While another transition runs, the next one begins after it.
  ///
  /// - Parameter isDue: Whether a view is added although the container is not on screen: while it is
  ///   laid out or about to appear.
  func showHost(isDue: Bool = false) {
    updateTabs()
    guard let view = viewIfLoaded, state.transition == nil else { return }
    guard state.host !== state.shown else { return flushAndResolve() }
    if isOnScreen, let from = state.shown, let to = state.host {
      run(from: from, to: to)
    } else if isOnScreen || isDue {
      install()
    } else {
      if appearance == .hidden {
        exchange(&state.shown, with: nil)?.viewIfLoaded?.removeFromSuperview()
      }
      view.setNeedsLayout()
      flushAndResolve()
    }
  }

  /// Removes what has left and selects what has waited for it.
  func flushAndResolve() {
    flushMoves()
    resolvePending()
  }

  /// Shows the view of the selected child without a transition.
  private func install() {
    let old = exchange(&state.shown, with: state.host)
    if let host = state.host, let view = host.view {
      place(host)
      container.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    shownDidChange()
    flushAndResolve()
  }

  private func run(from: UIViewController, to: UIViewController) {
    let slide = exchange(&state.slide, with: nil)
    let own =
      viewIfLoaded?.window == nil
      ? nil
      : delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    let interactor = own.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    // The delegate may have changed what is shown.
    guard state.transition == nil, state.shown === from, state.host === to else {
      return viewIfLoaded?.setNeedsLayout() ?? ()
    }
    let transition = ControllerTransition(
      TransitionParticipants(in: container, from: from, to: to),
      animator: own ?? slide.map { NavigationAnimator($0) },
      interactor: interactor
    )
    state.transition = transition
    activeTransition = transition
    transition.steps.begin = { [weak self, unowned transition] in self?.prepareViews(of: transition)
    }
    transition.steps.settle = { [weak self, unowned transition] completed in
      self?.settle(transition, completed: completed)
    }
    transition.steps.finish = { [weak self, unowned transition] _ in self?.finish(transition) }
    transition.begin()
  }

  private func prepareViews(of transition: ControllerTransition) {
    transition.prepareChildViews { controller in
      place(controller)
      return childFrame(of: controller)
    }
  }

  private func settle(_ transition: ControllerTransition, completed: Bool) {
    let (from, to) = (transition.participants.from, transition.participants.to)
    guard completed else {
      to?.viewIfLoaded?.removeFromSuperview()
      if state.host === to, let from, from.parent === self { state.host = from }
      return updateTabs()
    }
    state.shown = to
    if let to, let view = to.viewIfLoaded {
      place(to)
      if view.superview !== container { container.addSubview(view) }
    }
    from?.viewIfLoaded?.removeFromSuperview()
    shownDidChange()
  }

  private func finish(_ transition: ControllerTransition) {
    guard state.transition === transition else { return }
    state.transition = nil
    activeTransition = nil
    flushAndResolve()
    viewIfLoaded?.setNeedsLayout()
  }
}
