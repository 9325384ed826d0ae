import Foundation

/// Recognises fingers that touch a place briefly (S89).
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often the fingers have to come down.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private static let allowedTravel: CGFloat = 45  // points
  private static let longestTap: TimeInterval = 0.75  // seconds

  private var taps = 0
  private var fingers = 0
  private var firstPlace = CGPoint.zero
  private var limit: FrameClock.Token?

  override var awaitsTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, activeTouches.count)
    guard fingers <= numberOfTouchesRequired else { return state = .failed }
    if taps == 0 {
      firstPlace = centroidInWindow
    } else if centroidInWindow.distance(to: firstPlace) > Self.allowedTravel {
      return state = .failed
    }
    failAfter(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > Self.allowedTravel }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      limit?.cancel()
      state = .ended
    } else {
      failAfter(TapCounter.maxInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    limit?.cancel()
    taps = 0
    fingers = 0
  }

  /// One tap does not rule out that two will follow; everything else it does (S85).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    let other = preventedGestureRecognizer as? UITapGestureRecognizer
    return other.map { $0.numberOfTapsRequired <= numberOfTapsRequired } ?? true
  }

  private func failAfter(_ time: TimeInterval) {
    limit?.cancel()
    limit = FrameClock.shared.after(time) { [weak self] in self?.state = .failed }
  }
}
