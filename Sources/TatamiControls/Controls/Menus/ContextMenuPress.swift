import Foundation
import TatamiViews

/// A long press, or a click with the secondary button, which begins at once (N181).
///
/// It is not a `UILongPressGestureRecognizer`, among which programs look for their own.
final class ContextMenuPress: UIGestureRecognizer, UIGestureRecognizerDelegate {
  /// The duration of a long press, in seconds.
  private static let duration: TimeInterval = 0.5
  /// The distance that the touch may move before, in points.
  private static let slop: CGFloat = 10

  /// Whether the press is a click with the secondary button.
  private(set) var isSecondaryClick = false
  /// Returns whether the press shows a menu; otherwise it goes on to other recognizers and views.
  var mayBegin: (ContextMenuPress) -> Bool = { _ in true }
  private var start = CGPoint.zero
  private var timer: FrameClock.Token?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
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

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    guard let point = touches.first?.location(in: nil) else { return }
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { timer?.cancel() }
}
