import Foundation
import TatamiLayers

extension UIViewController {
  /// The controller and its ancestors, from the inside out.
  package var ancestry: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.parent)
  }

  /// The outermost ancestor, which presents on behalf of its descendants.
  private var outermost: UIViewController { ancestry.reduce(self) { $1 } }

  /// The superview of the root view while a presented controller has removed it.
  var superviewDuringPresentation: UIView? {
    presentation.presented?.presentation.container?.removed?.superview
  }

  /// The view that shows a presented controller in front of the root view, if that is a presentation
  /// context; it moves with the root view.
  package var contextContainer: UIView? {
    guard let container = presentation.presented?.presentation.container,
      let rootView = viewIfLoaded
    else { return nil }
    return container.isBeside(rootView) ? container : nil
  }

  /// Presents a controller in front, in its presentation style (S247, S251).
  func show(_ wanted: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(of: wanted)
    guard presenter.canPresent(wanted) else { return }
    guard let window = ancestry.lazy.compactMap({ $0.viewIfLoaded?.window }).first else {
      return Diagnostics.report("\(self) cannot present \(wanted): its view is in no window")
    }
    let prepared = wanted.preparedPresentationController(presenter: presenter, source: self)
    let other = prepared.adapt(to: presenter.traitCollection)
    // The delegates that were asked may have presented something.
    guard presenter.canPresent(other) else { return }
    guard prepared.acting.mayBegin(in: window) else { return }
    other.presentation.controller = prepared
    presenter.presentation.presented = other
    other.presentation.presenting = presenter
    other.presentation.stage = .presenting
    let keepsFirstResponder = (other as? any OwnPresentation)?.keepsFirstResponder ?? false
    if !keepsFirstResponder { window.resignFirstResponderAndFocus() }
    guard other.presentation.presenting === presenter else { return }
    let controller = prepared.acting
    let container = PresentationContainer(for: controller)
    prepared.container = container
    let covered = presenter.parent == nil ? nil : presenter.viewIfLoaded
    container.show(over: covered, in: window)
    let transition = other.presentationTransition(from: self, in: container, animated: animated)
    other.presentation.transition = transition
    transition.steps.begin = {
      prepared.announceAdaptation()
      controller.presentationTransitionWillBegin()
    }
    transition.steps.settle = { completed in
      presenter.settlePresentation(of: other, controller, completed: completed)
    }
    transition.steps.finish = { [unowned transition] completed in
      other.finishPresentation(transition)
      if completed { completion?() }
    }
    transition.begin()
    if !animated { window.layer.runLoop.finish() }
  }

  /// Returns the controller that presents another one on behalf of this one.
  private func presenter(of other: UIViewController) -> UIViewController {
    guard other.modalPresentationStyle.usesContext else { return outermost }
    return ancestry.first(where: \.definesPresentationContext) ?? outermost
  }

  private func canPresent(_ other: UIViewController) -> Bool {
    guard presentation.presented == nil, other.presentation.presenting == nil else {
      Diagnostics.report(
        "\(self) cannot present \(other): one of them takes part in a presentation already"
      )
      return false
    }
    guard presentation.stage != .dismissing else {
      Diagnostics.report("\(self) cannot present \(other): it is being dismissed")
      return false
    }
    let isBehind = sequence(first: self, next: \.presentation.presenting).contains { $0 === other }
    guard !isBehind, other.parent == nil else {
      Diagnostics.report(
        "\(self) cannot present \(other): it presents this controller or has a parent"
      )
      return false
    }
    return true
  }

  /// The presentation controller, created for the current style if there is none (N138).
  var currentPresentationController: UIPresentationController {
    if let controller = presentation.controller { return controller }
    let controller: UIPresentationController =
      (self as? any OwnPresentation)?.makePresentationController()
      ?? (modalPresentationStyle.isSheet
        ? UISheetPresentationController(presentedViewController: self, presenting: nil)
        : modalPresentationStyle == .popover
          ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
          : CoverPresentationController(presentedViewController: self, presenting: nil))
    presentation.controller = controller
    return controller
  }

  /// The presentation controller that shows this controller: the current one, or that of the style
  /// that it has adapted to.
  var actingPresentationController: UIPresentationController {
    currentPresentationController.acting
  }

  /// Returns the animator of presentations and dismissals that no delegate animates.
  func standardAnimator(
    isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    if actingPresentationController is UIPopoverPresentationController {
      return PopoverAnimator(isPresentation: isPresentation)
    }
    return (self as? any OwnPresentation)?.makeAnimator(isPresentation: isPresentation)
      ?? ModalAnimator(modalTransitionStyle, isPresentation: isPresentation)
  }

  /// Returns the presentation controller for a presentation that begins (N156).
  private func preparedPresentationController(
    presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenter,
        source: source
      ) : nil
    let controller = own ?? currentPresentationController
    presentation.controller = controller
    controller.begin(presenting: presenter)
    return controller
  }

  /// Returns the transition with which this controller is presented.
  private func presentationTransition(
    from source: UIViewController,
    in container: PresentationContainer,
    animated: Bool
  ) -> ControllerTransition {
    let controller = actingPresentationController
    let presenter = controller.presentingViewController
    let delegate = transitioningDelegate
    let own =
      animated
      ? delegate?.animationController(forPresented: self, presenting: presenter, source: source)
      : nil
    let interactor = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let removesPresenter = controller.shouldRemovePresentersView
    var participants = TransitionParticipants(in: container, from: presenter, to: self)
    participants.presentationStyle = controller.presentationStyle
    participants.appearsFirst = true
    if !removesPresenter { participants.disappearing = nil }
    participants.initialFrame = removesPresenter ? container.bounds : .zero
    participants.fromView = removesPresenter ? presenter.viewIfLoaded : nil
    loadViewIfNeeded()
    participants.toView = controller.presentedView
    participants.finalFrame = controller.frameOfPresentedViewInContainerView
    let standard = animated ? standardAnimator(isPresentation: true) : nil
    return ControllerTransition(participants, animator: own ?? standard, interactor: interactor)
  }

  /// Puts the views where they belong after a presentation: the presenting view is removed, or the
  /// presented one after a cancel.
  private func settlePresentation(
    of other: UIViewController,
    _ controller: UIPresentationController,
    completed: Bool
  ) {
    if completed {
      let view = viewIfLoaded
      if controller.shouldRemovePresentersView, let view { controller.container?.remove(view) }
      controller.container?.setNeedsLayout()
    }
    controller.presentationTransitionDidEnd(completed)
    guard !completed else { return }
    other.dismissPresentedControllers(animated: false)
    other.leavePresentation()
  }

  /// Ends the transition of the presented controller.
  func finishPresentation(_ transition: ControllerTransition) {
    guard presentation.transition === transition else { return }
    presentation.transition = nil
    presentation.stage = .idle
    // The traits may have changed meanwhile.
    presentation.controller?.adaptAgain()
  }

  /// Removes the presented view with its container and unlinks both controllers.
  func leavePresentation() {
    let controller = presentation.controller
    let presenter = presentation.presenting
    viewIfLoaded?.removeFromSuperview()
    controller?.container?.removeFromSuperview()
    if presenter?.presentation.presented === self { presenter?.presentation.presented = nil }
    presentation.presenting = nil
    presentation.controller = nil
    controller?.presentedViewController.presentation.controller = nil
    controller?.container?.runChanges()
    controller?.container = nil
    controller?.adaptation = nil
  }

  /// Sets the preferred size and passes a change to the parent and the presentation controller (N24).
  func setPreferredContentSize(_ newSize: CGSize) {
    let size = newSize.reportingNonFinite("a preferredContentSize")
    if exchange(&contentSize, with: size) != size { passPreferredContentSize() }
  }

  /// Tells the parent and the presentation controller that the preferred size has changed.
  package func passPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard presentation.presenting != nil else { return }
    actingPresentationController.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
