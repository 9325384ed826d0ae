/// The style that a presentation adapts to, and the controller that shows it.
struct PresentationAdaptation {
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
}

// Styles in other traits (N137).
extension UIPresentationController {
  /// The controller that shows the presented one: this one, or that of an adapted style.
  var acting: UIPresentationController { adaptation?.controller ?? self }

  /// Returns the style for traits; `none` for the controller's own.
  private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isCompact = traits.horizontalSizeClass == .compact
    let standard = isCompact ? adaptivePresentationStyle : .none
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? standard
    let wanted = style == .automatic ? standard : style
    let isPossible = wanted.isSheet || wanted == .fullScreen || wanted == .overFullScreen
    return isPossible && wanted != presentedViewController.modalPresentationStyle ? wanted : .none
  }

  /// Chooses the style for traits before a presentation; returns the controller to present, which
  /// the delegate may supply.
  func adapt(to traits: UITraitCollection) -> UIViewController {
    let style = adaptedStyle(for: traits)
    use(style)
    guard style != .none else { return presentedViewController }
    let supplied = delegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    let controller = supplied ?? presentedViewController
    acting.present(controller)
    delegate?.presentationController(self, prepare: acting)
    return controller
  }

  private func use(_ style: UIModalPresentationStyle) {
    adaptation?.controller.adaptedFrom = nil
    adaptation = nil
    let own = presentedViewController as? any OwnPresentation
    defer { own?.willBePresented(by: acting) }
    guard style != .none else { return }
    let controller = own?.makeAdaptedPresentationController() ?? makeAdapted(to: style)
    controller.adaptedFrom = self
    controller.begin(presenting: presentingViewController)
    adaptation = PresentationAdaptation(style: style, controller: controller)
  }

  /// Calls the delegate before the controller is shown in its style.
  func announceAdaptation() {
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: adaptation?.style ?? .none,
      transitionCoordinator: acting.presentedViewController.transitionCoordinator
    )
  }

  /// Shows the presented controller in another style after a change of the traits, without
  /// animation.
  ///
  /// A controller that the delegate has supplied remains in its style, and so does one that cannot
  /// be shown in the other, such as a popover without a source.
  func adaptAgain() {
    let controller = presentedViewController
    guard let container, controller.activeTransition == nil, controller.presentation.stage == .idle,
      acting.presentedViewController === controller,
      let window = container.window, controller.viewIfLoaded?.window === window
    else { return }
    let style = adaptedStyle(for: container.traitCollection)
    guard style != adaptation?.style ?? .none else { return }
    // A delegate sets the source now if the controller was shown in another style first.
    guard style != .none || mayBegin(in: window), container.window === window else { return }
    controller.isAppearanceHeld = true
    defer { controller.isAppearanceHeld = false }
    leaveStyle(in: container)
    use(style)
    acting.container = container
    container.present(by: acting)
    if style != .none { delegate?.presentationController(self, prepare: acting) }
    enterStyle(in: container)
  }

  private func leaveStyle(in container: PresentationContainer) {
    acting.dismissalTransitionWillBegin()
    container.restorePresenter()
    container.forgetPresenter()
    for view in container.subviews { view.removeFromSuperview() }
    acting.dismissalTransitionDidEnd(true)
  }

  private func enterStyle(in container: PresentationContainer) {
    announceAdaptation()
    acting.presentationTransitionWillBegin()
    if let view = acting.presentedView {
      view.frame = acting.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    if acting.shouldRemovePresentersView, let view = presentingViewController.viewIfLoaded {
      container.remove(view)
    }
    acting.presentationTransitionDidEnd(true)
    container.setNeedsLayout()
  }
}
