import Foundation

/// Watches all fingers on the content: tracking, stopping by touch, delayed touches (S110).
///
/// It recognises nothing and stands in nobody's way.
@MainActor
final class ScrollTouchRecognizer: UIGestureRecognizer {
  /// Seconds after which a touch reaches the content although it might still scroll (S110).
  static let delay: TimeInterval = 0.15

  private var timer: FrameClock.Token?

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let isFirst = activeTouches.count == touches.count
    let stopsMovement = isFirst && scrollView.trackingBegan()
    for touch in touches where touch.view !== scrollView {
      if stopsMovement || !mayBegin(touch, event, in: scrollView) { touch.isClaimed = true }
    }
    if stopsMovement { silenceRivals(around: scrollView) }
    if isFirst, scrollView.delaysContentTouches { delayTouches() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finishIfLifted()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finishIfLifted()
  }

  /// The scroll view's own recogniser has decided not to scroll: the content may know.
  func letTouchesThrough() {
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
    timer = FrameClock.shared.after(Self.delay) { [weak self] in
      GestureArena.shared.perform { self?.letTouchesThrough() }
    }
  }

  /// A touch that stops the content means nothing else.
  private func silenceRivals(around scrollView: UIScrollView) {
    for competitor in GestureArena.shared.competitors(of: self) {
      guard let view = competitor.view, view.isDescendant(of: scrollView) else { continue }
      if !(view is UIScrollView) { competitor.cancelAttempt() }
    }
  }

  private func finishIfLifted() {
    guard activeTouches.isEmpty else { return }
    letTouchesThrough()
    state = .failed
    scrollView?.trackingEnded()
  }

  override func reset() {
    letTouchesThrough()
    scrollView?.trackingEnded()
  }
}
