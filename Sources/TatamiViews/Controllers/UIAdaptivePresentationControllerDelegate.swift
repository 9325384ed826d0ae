public import Foundation

/// A delegate of presentation controllers: it is asked for the style in other traits, and before a
/// person dismisses a controller.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of a presentation in compact width; by default, that of the presentation
  /// controller.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style of a presentation in traits: `none` for its own style; page and form sheets,
  /// `fullScreen` and `overFullScreen` are the styles that a presentation adapts to.
  ///
  /// By default, calls ``adaptivePresentationStyle(for:)`` in compact width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called before a presentation in an adapted style, to configure its presentation controller.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Returns the controller that is presented in an adapted style; nil, the default, for the same
  /// one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a presentation with the style that it adapts to, or `none`.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Returns whether a person may dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before a person dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a person has dismissed the controller; not for `dismiss(animated:completion:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a person has tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style of the presentation controller.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }

  /// Returns the style for compact width, and `none` in others.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Returns nil.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

// MARK: Dismissals by people

extension UIPresentationController {
  /// Whether a person may dismiss the controller now (N148).
  var mayBeDismissed: Bool {
    let presented = presentedViewController
    guard !presented.isModalInPresentation, presented.presentation.presented == nil,
      presented.presentation.presenting != nil
    else { return false }
    return asked.delegate?.presentationControllerShouldDismiss(asked) ?? true
  }

  /// The presentation controller whose delegate is called: that of the program, which this one may
  /// stand for in an adapted style.
  var asked: UIPresentationController { delegate == nil ? adaptedFrom ?? self : self }

  /// Dismisses the controller on behalf of a person.
  func dismissByPerson() {
    let asked = asked
    asked.delegate?.presentationControllerWillDismiss(asked)
    presentedViewController.presentation.presenting?.dismiss(animated: true) {
      asked.delegate?.presentationControllerDidDismiss(asked)
    }
  }
}
