public import Foundation

/// A delegate of presentation controllers: it is asked before a person dismisses a controller.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
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
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Dismisses the controller on behalf of a person.
  func dismissByPerson() {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentation.presenting?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
