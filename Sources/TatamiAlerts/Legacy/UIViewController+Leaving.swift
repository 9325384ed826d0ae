import Foundation
import TatamiViews

extension UIViewController {
  /// Whether the controller is being dismissed, or is an alert whose button was chosen.
  var isLeaving: Bool {
    let hasAnswer = (self as? UIAlertController)?.hasAnswer ?? false
    return runningDismissal != nil || hasAnswer && presentingViewController != nil
  }

  /// The dismissal of the controller until its end begins.
  private var runningDismissal: ControllerTransition? {
    guard isBeingDismissed, let transition = transitionCoordinator as? ControllerTransition,
      transition.isActive, transition.stage != .ending
    else { return nil }
    return transition
  }

  /// Calls a closure after the dismissal of a controller that is leaving.
  func afterLeaving(_ proceed: @escaping () -> Void) {
    if let runningDismissal {
      runningDismissal.animate(alongsideTransition: nil) { _ in proceed() }
    } else if let alert = self as? UIAlertController {
      let didLeave = alert.didLeave
      alert.didLeave = { [unowned alert] in
        alert.didLeave = didLeave
        didLeave()
        proceed()
      }
    }
  }
}
