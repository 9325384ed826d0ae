import Foundation
package import TatamiViews

extension UIView {
  /// The time in which selection and highlight fade, in seconds.
  private static let stateDuration: TimeInterval = 0.25

  /// Changes the appearance of a state, optionally animated.
  package static func animateState(_ animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, areAnimationsEnabled else { return changes() }
    let options: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    animate(withDuration: stateDuration, delay: 0, options: options, animations: changes)
  }
}
