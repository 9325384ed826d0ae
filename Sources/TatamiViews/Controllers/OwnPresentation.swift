/// A controller of another target that has a presentation controller and animators of its own.
@MainActor
package protocol OwnPresentation: UIViewController {
  /// Creates the presentation controller of the next presentation.
  func makePresentationController() -> UIPresentationController
  /// Creates the animator of a presentation or a dismissal; nil for that of the transition style.
  func makeAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)?
}
