import Foundation
import TatamiGraphics

/// A change of the size or of the traits of a container: the coordinator of the controllers in it.
///
/// The controllers are called before anything changes; the closures that they add run inside the
/// animation, after the size has changed, and their completions at its end (N27).
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a rotation, in seconds.
  static let rotationDuration: TimeInterval = 0.3

  private enum Stage {
    case announced, changing, over
  }

  /// The view whose size changes.
  let containerView: UIView
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  /// The traits of the container after the change; nil if they stay.
  var traits: UITraitCollection?
  /// The size that a presented view gets for its preferred one, in points; nil for other changes.
  var grantedSize: CGSize?
  private var stage = Stage.announced
  private var alongside: [Step] = []
  private var completions: [Step] = []

  /// Creates the coordinator of a change.
  ///
  /// - Parameters:
  ///   - view: The container.
  ///   - duration: The duration of the animation, in seconds; 0 for none.
  ///   - rotation: The rotation of a device, otherwise the identity.
  init(
    of view: UIView,
    lasting duration: TimeInterval = 0,
    rotation: CGAffineTransform = .identity
  ) {
    (containerView, transitionDuration, targetTransform) = (view, duration, rotation)
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard stage != .over else {
      animation?(self)
      completion?(self)
      return false
    }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if stage == .announced { alongside.append(animation) } else { animation(self) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  /// Makes the change and runs the animations; runs the completions at the end.
  func run(_ change: @escaping () -> Void) {
    guard stage == .announced else { return }
    guard isAnimated else {
      makeChange(change)
      return end()
    }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .curveEaseInOut]
    UIView.animate(withDuration: transitionDuration, delay: 0, options: options) {
      self.makeChange(change)
    } completion: { _ in
      self.end()
    }
  }

  private func makeChange(_ change: () -> Void) {
    change()
    stage = .changing
    for step in exchange(&alongside, with: []) { step(self) }
  }

  private func end() {
    stage = .over
    for step in exchange(&completions, with: []) { step(self) }
  }
}
