import Foundation
import TatamiViews

/// Observes all touches on the content: tracking, stopping by a touch, delayed touches (S110).
///
/// It never recognizes and neither prevents nor delays other recognizers.
@MainActor
final class ScrollTouchRecognizer: UIGestureRecognizer {
  /// The time after which the content receives a touch that may still scroll, in seconds (S110).
  static let contentTouchDelay: TimeInterval = 0.15

  private var timer: FrameClock.Token?

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let isFirst = activeTouches.count == touches.count
    let stopsAnimation = isFirst && scrollView.trackingBegan()
    for touch in touches where touch.view !== scrollView {
      if stopsAnimation || !mayBegin(touch, event, in: scrollView) { touch.isClaimed = true }
    }
    if stopsAnimation { cancelCompetitors(in: scrollView) }
    if isFirst, scrollView.delaysContentTouches { delayTouches() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finishAfterLastTouch()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finishAfterLastTouch()
  }

  /// Ends the delay of content touches that do not scroll.
  func stopDelayingTouches() {
    timer?.cancel()
    delaysTouchesBegan = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func mayBegin(_ touch: UITouch, _ event: UIEvent, in scrollView: UIScrollView) -> Bool {
    guard let view = touch.view else { return true }
    return scrollView.touchesShouldBegin([touch], with: event, in: view)
  }

  private func delayTouches() {
    delaysTouchesBegan = true
    timer?.cancel()
    timer = (view?.layer.runLoop ?? .current).clock.after(Self.contentTouchDelay) { [weak self] in
      guard let self else { return }
      performStep { self.stopDelayingTouches() }
    }
  }

  /// Cancels the other recognizers of a touch that stops the content.
  private func cancelCompetitors(in scrollView: UIScrollView) {
    for competitor in competitors {
      guard let view = competitor.view, view.isDescendant(of: scrollView) else { continue }
      if !(view is UIScrollView) { competitor.cancelAttempt() }
    }
  }

  private func finishAfterLastTouch() {
    guard activeTouches.isEmpty else { return }
    stopDelayingTouches()
    state = .failed
    scrollView?.trackingEnded()
  }

  override func reset() {
    stopDelayingTouches()
    scrollView?.trackingEnded()
  }
}
