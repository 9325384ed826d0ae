public import Foundation

/// Recognises fingers that rest on a place; begins by the clock, without an event (S91).
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers have to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may travel until then, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps have to come before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var timer: FrameClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isUnderWay else { return touches.forEach { ignore($0, for: event) } }
    let hasTapped = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
    guard hasTapped, activeTouches.count <= numberOfTouchesRequired else { return state = .failed }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    timer?.cancel()
    timer = FrameClock.shared.after(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .changed
    } else if activeTouches.contains(where: { $0.travel > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer?.cancel()
  }
}
