import Foundation

/// A change of size without animation.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var alongside: [Step] = []
  private var completions: [Step] = []

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Changes the size, then runs the animations and the completions.
  func run(_ change: () -> Void) {
    change()
    for step in alongside { step(self) }
    for step in completions { step(self) }
  }
}
