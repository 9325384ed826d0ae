public import Foundation

/// A gesture recognizer of fingers that press a view for a minimum duration.
///
/// Recognition begins when the duration has passed, without an event.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move before recognition, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps that must precede the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1

  private var timer: FrameClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isInProgress else { return touches.forEach { ignore($0, for: event) } }
    let hasTapped = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
    guard hasTapped, activeTouches.count <= numberOfTouchesRequired else { return state = .failed }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    timer?.cancel()
    timer = (view?.layer.runLoop ?? .current).clock.after(minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress {
      state = .changed
    } else if activeTouches.contains(where: { $0.travel > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isInProgress ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer?.cancel()
  }
}
