public import Foundation

/// What can be asked about a change of size while it goes on (S248).
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Runs what goes along with a change of size (S248).
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure together with the change and one after it; returns whether they will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A change of size that happens at once.
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

  /// Changes the size, runs what goes along and then what comes after.
  func run(_ change: () -> Void) {
    change()
    for step in alongside { step(self) }
    for step in completions { step(self) }
  }
}
