/// A controller of another target that has a presentation controller and animators of its own.
@MainActor
package protocol OwnPresentation: UIViewController {
  /// Creates the presentation controller of the next presentation.
  func makePresentationController() -> UIPresentationController
  /// Creates the presentation controller for a style that the presentation adapts to; nil for that of
  /// the style.
  func makeAdaptedPresentationController() -> UIPresentationController?
  /// Called before the controller is presented by a presentation controller.
  func willBePresented(by controller: UIPresentationController)
  /// Handles a touch outside of a popover; returns false for a dismissal.
  func handleTouchOutside() -> Bool
  /// Creates the animator of a presentation or a dismissal; nil for that of the transition style.
  func makeAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)?
  /// Whether the first responder behind the controller remains so when it is presented.
  var keepsFirstResponder: Bool { get }
}

extension OwnPresentation {
  package var keepsFirstResponder: Bool { false }
}

extension OwnPresentation {
  /// Returns nil.
  package func makeAdaptedPresentationController() -> UIPresentationController? { nil }

  /// Does nothing.
  package func willBePresented(by controller: UIPresentationController) {}

  /// Returns false.
  package func handleTouchOutside() -> Bool { false }
}
