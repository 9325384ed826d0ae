import Foundation
import TatamiGeometry

// Content that follows a finger (S103-S105, S110).
extension UIScrollView {
  func attachRecognizers() {
    addGestureRecognizer(touchRecognizer)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addHandler { [weak self] in self?.panned($0) }
  }

  // MARK: Tracking

  /// A finger has come down; returns whether it has stopped moving content.
  func trackingBegan() -> Bool {
    activity.isTracking = true
    guard isDecelerating else { return false }
    stopRunning()
    return true
  }

  /// All fingers have left; content that was stopped beyond its edges goes back to them.
  func trackingEnded() {
    guard activity.isTracking else { return }
    activity.isTracking = false
    guard !isDragging, !isZooming, activity.run == nil, zoom.run == nil,
      clamped(contentOffset) != contentOffset
    else { return }
    decelerate(release(velocity: .zero))
  }

  // MARK: Dragging

  /// Whether a pan may begin: the content can move where the finger goes, and nobody else has a
  /// better right to the touch.
  func panMayBegin() -> Bool {
    guard mayCancelContentTouch() else { return false }
    let translation = panGestureRecognizer.translation(in: self)
    let axes = Axis.allCases.filter { canMove($0, in: plainRange($0)) }
    guard translation != .zero else { return !axes.isEmpty }
    let axis: Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    guard axes.contains(axis) else { return false }
    return !isAtEdge(axis, direction: -translation[axis])
      || !scrollsAround(axis, direction: -translation[axis])
  }

  /// Whether the content has not been touched yet, or may have its touch taken away (S110).
  private func mayCancelContentTouch() -> Bool {
    guard let touch = panGestureRecognizer.attempt.touches.first, let view = touch.view,
      view !== self, touch.delivery == .began
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Whether there is nothing more to see in a direction.
  private func isAtEdge(_ axis: Axis, direction: CGFloat) -> Bool {
    let range = range(axis)
    let offset = Double(contentOffset[axis])
    return direction < 0 ? offset <= range.lower : offset >= range.upper
  }

  /// Whether a scroll view around this one has more to see in a direction.
  private func scrollsAround(_ axis: Axis, direction: CGFloat) -> Bool {
    sequence(first: superview, next: { $0?.superview })
      .contains { view in
        guard let view = view as? UIScrollView, view.isScrollEnabled else { return false }
        return !view.isAtEdge(axis, direction: direction)
      }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(fingerVelocity: pan.velocity(in: self))
    case .cancelled: endDrag(fingerVelocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    stopRunning()
    let isTouched = !panGestureRecognizer.attempt.touches.isEmpty
    activity.drag = ScrollDrag(
      start: CGPoint { CGFloat(range($0).asked(toShow: contentOffset[$0])) },
      translation: isTouched ? panGestureRecognizer.translation(in: self) : .zero,
      locks: isDirectionalLockEnabled
    )
    if keyboardDismissMode == .onDrag { dismissKeyboard() }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    continueDrag()
  }

  private func dismissKeyboard() {
    _ = window?.firstResponder?.resignFirstResponder()
  }

  private func continueDrag() {
    guard let asked = askedByFinger else { return }
    show(pixelAligned(CGPoint { CGFloat(range($0).shown(for: asked[$0])) }))
  }

  private var askedByFinger: CGPoint? {
    activity.drag?.asked(after: panGestureRecognizer.translation(in: self))
  }

  // MARK: Letting go

  private func endDrag(fingerVelocity: CGPoint) {
    guard let drag = activity.drag, let asked = askedByFinger else { return }
    let velocity = CGPoint { axis in
      let moves = drag.lock != axis.cross && canMove(axis, in: plainRange(axis))
      return moves ? -fingerVelocity[axis] : 0
    }
    let shown = CGPoint { CGFloat(range($0).shownVelocity(velocity[$0], asked: asked[$0])) }
    let run = retargeted(planned(velocity: shown), velocity: velocity, shown: shown)
    guard activity.drag != nil else { return }
    activity.drag = nil
    let offset = contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: run.duration > 0)
    // The delegate may have scrolled elsewhere by itself.
    guard activity.run == nil, offset == contentOffset, !isDragging else { return }
    decelerate(run)
  }

  /// Returns how the content moves on if the delegate lets it (S106-S109).
  private func planned(velocity: CGPoint) -> ScrollRun {
    guard isPagingEnabled else { return release(velocity: velocity) }
    let page = CGPoint {
      CGFloat(range($0).page(near: contentOffset[$0], velocity: velocity[$0]))
    }
    return approach(page, velocity: velocity, frequency: ScrollSpring.thrown)
  }

  /// Asks the delegate where the content shall come to rest (S104).
  private func retargeted(_ run: ScrollRun, velocity: CGPoint, shown: CGPoint) -> ScrollRun {
    var target = run.end
    withUnsafeMutablePointer(to: &target) {
      scrollDelegate?.scrollViewWillEndDragging(
        self,
        withVelocity: CGPoint { velocity[$0] / 1000 },
        targetContentOffset: $0
      )
    }
    guard target != run.end else { return run }
    guard target.isFinite else {
      layer.refuse("a target offset", target)
      return run
    }
    let frequency = Deceleration.approachFrequency(rate: decelerationRate.rawValue)
    return approach(target, velocity: shown, frequency: frequency)
  }

  private func approach(_ target: CGPoint, velocity: CGPoint, frequency: Double) -> ScrollRun {
    let offset = contentOffset
    return ScrollRun(.deceleration, start: FrameClock.shared.now, end: target) {
      .approach(target[$0], from: offset[$0], velocity: velocity[$0], frequency: frequency)
    }
  }

  private func decelerate(_ run: ScrollRun) {
    guard run.duration > 0 else { return }
    start(run)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Ends what a finger is doing, as if it had been taken away.
  func breakOffDrag() {
    if isDragging { panGestureRecognizer.cancelAttempt() }
    activity.drag = nil
  }
}
