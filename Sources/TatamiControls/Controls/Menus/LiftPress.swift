import Foundation
package import TatamiViews

/// A long press that lifts a view, for a context menu or for a drag; or a click with the secondary
/// button, which begins at once (N181).
///
/// It is not a `UILongPressGestureRecognizer`, among which programs look for their own.
package final class LiftPress: UIGestureRecognizer, UIGestureRecognizerDelegate {
  /// The duration of a long press, in seconds.
  private static let duration: TimeInterval = 0.5
  /// The distance that the touch may move before, in points.
  package static let slop: CGFloat = 10

  /// Whether the press is a click with the secondary button.
  package private(set) var isSecondaryClick = false
  /// Whether other presses of the same view begin as well: a view may have a menu and be dragged.
  package var recognizesWithOthers = false
  /// Returns whether the press shows a menu; otherwise it goes on to other recognizers and views.
  package var mayBegin: (LiftPress) -> Bool = { _ in true }
  private var start = CGPoint.zero
  private var timer: FrameClock.Token?

  package override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(self)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    recognizesWithOthers && otherGestureRecognizer is LiftPress
      && otherGestureRecognizer.view === view
  }

  /// Begins before its time, because another press of the same view begins.
  package func beginNow() {
    if state == .possible, numberOfTouches == 1 { state = .began }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else {
      if state == .possible { state = .failed }
      return
    }
    isSecondaryClick = touch.buttonMask == .secondary
    guard !isSecondaryClick else { return state = .began }
    start = touch.location(in: nil)
    timer?.cancel()
    timer = (view?.layer.runLoop ?? .current).clock.after(Self.duration) { [weak self] in
      self?.state = .began
    }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    guard let point = touches.first?.location(in: nil) else { return }
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  package override func reset() { timer?.cancel() }
}
