import Foundation
import TatamiViews

/// The drag from the leading edge that pops the top controller.
@MainActor
final class PopSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The speed that decides at the release, in points per second (N54).
  private static let decisiveSpeed: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?
  private var interactor: UIPercentDrivenInteractiveTransition?

  /// Adds the recognizer to the controller's view.
  func install(in controller: UINavigationController) {
    self.controller = controller
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.recognizerDidChange() }
    controller.view.addGestureRecognizer(recognizer)
  }

  /// Uses the leading edge.
  func update(for controller: UINavigationController) {
    recognizer.edges = controller.view.isRightToLeft ? .right : .left
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, canPop, !controller.isNavigationBarHidden,
      let item = controller.navigationBar.topItem
    else { return false }
    let isReplaced = item.leftBarButtonItems?.isEmpty == false
    return !item.hidesBackButton && (!isReplaced || item.leftItemsSupplementBackButton)
  }

  private var canPop: Bool {
    guard let controller else { return false }
    return controller.viewControllers.count > 1 && controller.state.transition == nil
  }

  private func recognizerDidChange() {
    switch recognizer.state {
    case .began: begin()
    case .changed: interactor?.update(fraction)
    case .ended: end()
    case .cancelled, .failed: end(isCancelled: true)
    default: break
    }
  }

  private var sign: CGFloat { controller?.view.isRightToLeft == true ? -1 : 1 }

  /// The way of the finger as a part of the width, from 0 to 1 (N53).
  private var fraction: CGFloat {
    guard let view = controller?.view, view.bounds.width > 0 else { return 0 }
    let way = recognizer.translation(in: view).x * sign / view.bounds.width
    return min(max(0, way), 1)
  }

  private func begin() {
    guard let controller, canPop else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.completionCurve = .easeOut
    self.interactor = interactor
    controller.state.interactor = interactor
    controller.state.stackBefore = controller.viewControllers
    controller.popViewController(animated: true)
    controller.beginWaitingTransition()
    controller.state.interactor = nil
    interactor.update(fraction)
  }

  private func end(isCancelled: Bool = false) {
    guard let interactor else { return }
    self.interactor = nil
    let speed = recognizer.velocity(in: controller?.view).x * sign
    let finishes = abs(speed) > Self.decisiveSpeed ? speed > 0 : fraction > 0.5
    if finishes, !isCancelled { interactor.finish() } else { interactor.cancel() }
  }
}
