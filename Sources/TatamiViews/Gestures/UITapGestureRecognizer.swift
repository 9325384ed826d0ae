import Foundation

/// A gesture recognizer of one or several taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1

  /// The buttons that are required of a pointer; other touches have none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private static let maxTravel: CGFloat = 45  // points
  private static let maxTapDuration: TimeInterval = 0.75  // seconds

  private var taps = 0
  private var maxTouchCount = 0
  private var firstLocation = CGPoint.zero
  private var timeout: FrameClock.Token?

  override var awaitsTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    maxTouchCount = max(maxTouchCount, activeTouches.count)
    guard maxTouchCount <= numberOfTouchesRequired, hasRequiredButtons else {
      return state = .failed
    }
    if taps == 0 {
      firstLocation = centroidInWindow
    } else if centroidInWindow.distance(to: firstLocation) > Self.maxTravel {
      return state = .failed
    }
    fail(after: Self.maxTapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > Self.maxTravel }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    guard maxTouchCount == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    maxTouchCount = 0
    if taps >= numberOfTapsRequired {
      timeout?.cancel()
      state = .ended
    } else {
      fail(after: TapCounter.maxInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timeout?.cancel()
    taps = 0
    maxTouchCount = 0
  }

  /// Returns whether this recognizer prevents another one: false for recognizers of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    let other = preventedGestureRecognizer as? UITapGestureRecognizer
    return other.map { $0.numberOfTapsRequired <= numberOfTapsRequired } ?? true
  }

  /// Whether the touches of pointers have the required buttons.
  private var hasRequiredButtons: Bool {
    activeTouches.allSatisfy {
      $0.type != .indirectPointer || $0.buttonMask == buttonMaskRequired
    }
  }

  private func fail(after time: TimeInterval) {
    timeout?.cancel()
    timeout = (view?.layer.runLoop ?? .current).clock.after(time) { [weak self] in
      self?.state = .failed
    }
  }
}
