package import Foundation
package import TatamiViews

extension ControllerTransition {
  /// Loads the view of the controller that appears, and notes the views and frames of both controllers.
  ///
  /// - Parameter place: Places the view of the controller that appears, and returns its final frame.
  package func prepareChildViews(place: (UIViewController) -> CGRect) {
    guard let from = participants.from, let to = participants.to else { return }
    to.loadViewIfNeeded()
    let finalFrame = place(to)
    participants.fromView = from.viewIfLoaded
    participants.toView = to.viewIfLoaded
    participants.initialFrame = from.viewIfLoaded?.frame ?? .zero
    participants.finalFrame = finalFrame
  }
}
