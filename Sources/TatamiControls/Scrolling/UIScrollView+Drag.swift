import Foundation
import TatamiGeometry
import TatamiViews

// Drags (S103-S105, S110).
extension UIScrollView {
  func attachRecognizers() {
    addGestureRecognizer(touchRecognizer)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addHandler { [weak self] in self?.handlePan($0) }
  }

  // MARK: Tracking

  /// Starts tracking; returns whether the touch has stopped a deceleration.
  func trackingBegan() -> Bool {
    scrollState.isTracking = true
    scrollState.isStopped = isDecelerating
    guard isDecelerating else { return false }
    stopAnimation()
    return true
  }

  /// Ends tracking; content beyond its edges, or that was stopped between targets or pages, moves on.
  func trackingEnded() {
    guard scrollState.isTracking else { return }
    scrollState.isTracking = false
    guard !isDragging, !isZooming, scrollState.animation == nil, zoom.animation == nil else {
      return
    }
    guard let animation = settlingAnimation() else {
      motionHandler?(true)
      return
    }
    decelerate(animation)
  }

  /// Returns the animation of content that may not stay where it is; nil for content that may.
  private func settlingAnimation() -> ScrollAnimation? {
    let animation = plannedAnimation(velocity: .zero)
    if clamped(contentOffset) != contentOffset { return animation }
    guard scrollState.isStopped else { return nil }
    if isPagingEnabled, animation.end != contentOffset { return animation }
    guard restsAtTargets, let target = retargetDrag?(contentOffset, .zero), target != contentOffset
    else { return nil }
    return approach(target, velocity: .zero, frequency: approachFrequency)
  }

  /// The frequency of springs to targets, which take about as long as a deceleration.
  private var approachFrequency: Double {
    Deceleration.approachFrequency(rate: decelerationRate.rawValue)
  }

  // MARK: Dragging

  /// Returns whether a pan may begin: the content can move in its direction, and neither a content
  /// view nor an enclosing scroll view takes precedence.
  func panMayBegin() -> Bool {
    guard mayCancelContentTouch() else { return false }
    let translation = panGestureRecognizer.translation(in: self)
    let axes = Axis.allCases.filter { canMove($0, in: configuredRange($0)) }
    guard translation != .zero else { return !axes.isEmpty }
    let axis: Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    guard axes.contains(axis) else { return false }
    return !isAtEdge(axis, direction: -translation[axis])
      || !ancestorCanScroll(axis, direction: -translation[axis])
  }

  /// Whether no content view has received the touch, or the touch may be canceled there (S110).
  private func mayCancelContentTouch() -> Bool {
    guard let touch = panGestureRecognizer.trackedTouches.first, let view = touch.view,
      view !== self, touch.hasBegunInView
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Whether the content is at its edge in a direction.
  private func isAtEdge(_ axis: Axis, direction: CGFloat) -> Bool {
    let range = range(axis)
    let offset = Double(contentOffset[axis])
    return direction < 0 ? offset <= range.lower : offset >= range.upper
  }

  /// Whether an enclosing scroll view can scroll in a direction.
  private func ancestorCanScroll(_ axis: Axis, direction: CGFloat) -> Bool {
    sequence(first: superview, next: { $0?.superview })
      .contains { view in
        guard let view = view as? UIScrollView, view.isScrollEnabled else { return false }
        return !view.isAtEdge(axis, direction: direction)
      }
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(fingerVelocity: pan.velocity(in: self))
    case .cancelled: endDrag(fingerVelocity: .zero)
    case .possible, .failed: break
    }
    moveKeyboard(with: pan)
  }

  private func beginDrag() {
    stopAnimation()
    let isTouched = !panGestureRecognizer.trackedTouches.isEmpty
    scrollState.drag = ScrollDrag(
      start: CGPoint { CGFloat(range($0).rawOffset(for: contentOffset[$0])) },
      translation: isTouched ? panGestureRecognizer.translation(in: self) : .zero,
      isDirectionalLockEnabled: isDirectionalLockEnabled
    )
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { dismissKeyboard() }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    continueDrag()
  }

  private func dismissKeyboard() {
    _ = window?.firstResponder?.resignFirstResponder()
  }

  /// Moves the keyboard with the finger (N215).
  private func moveKeyboard(with pan: UIPanGestureRecognizer) {
    let modes: [KeyboardDismissMode] = [.interactive, .interactiveWithAccessory]
    guard let window, modes.contains(keyboardDismissMode) else { return }
    let keyboard = window.environment.keyboard
    switch pan.state {
    case .changed: keyboard.drag(to: pan.location(in: nil).y + window.frame.minY)
    case .ended: keyboard.endDrag(velocity: pan.velocity(in: nil).y, in: window)
    case .cancelled: keyboard.endDrag(velocity: -1, in: window)
    case .possible, .failed, .began: break
    }
  }

  private func continueDrag() {
    guard let rawOffset = rawDragOffset else { return }
    show(
      pixelAligned(CGPoint { CGFloat(range($0).rubberBandedOffset(for: rawOffset[$0])) })
    )
  }

  private var rawDragOffset: CGPoint? {
    scrollState.drag?.rawOffset(after: panGestureRecognizer.translation(in: self))
  }

  // MARK: Release

  private func endDrag(fingerVelocity: CGPoint) {
    applyRefreshInset()
    guard let drag = scrollState.drag, let rawOffset = rawDragOffset else { return }
    let velocity = CGPoint { axis in
      let moves = drag.lockedAxis != axis.cross && canMove(axis, in: configuredRange(axis))
      return moves ? -fingerVelocity[axis] : 0
    }
    let contentVelocity = CGPoint {
      CGFloat(range($0).rubberBandedVelocity(velocity[$0], at: rawOffset[$0]))
    }
    let animation = retargeted(
      plannedAnimation(velocity: contentVelocity),
      fingerVelocity: velocity,
      contentVelocity: contentVelocity
    )
    guard scrollState.drag != nil else { return }
    scrollState.drag = nil
    let offset = contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: animation.duration > 0)
    // The delegate may have changed the offset.
    guard scrollState.animation == nil, offset == contentOffset, !isDragging else { return }
    decelerate(animation)
    if scrollState.animation == nil { motionHandler?(true) }
  }

  /// Returns the animation unless the delegate changes its target (S106-S109).
  private func plannedAnimation(velocity: CGPoint) -> ScrollAnimation {
    guard isPagingEnabled else { return deceleration(velocity: velocity) }
    let page = CGPoint {
      CGFloat(range($0).page(near: contentOffset[$0], velocity: velocity[$0]))
    }
    return approach(page, velocity: velocity, frequency: ScrollSpring.flung)
  }

  /// Calls the delegate, which can change the final offset of an animation (S104).
  private func retargeted(
    _ animation: ScrollAnimation,
    fingerVelocity: CGPoint,
    contentVelocity: CGPoint
  ) -> ScrollAnimation {
    let velocity = CGPoint { fingerVelocity[$0] / 1000 }
    var target = snapped(retargetDrag?(animation.end, velocity) ?? animation.end)
    withUnsafeMutablePointer(to: &target) {
      scrollDelegate?.scrollViewWillEndDragging(
        self,
        withVelocity: velocity,
        targetContentOffset: $0
      )
    }
    guard target != animation.end else { return animation }
    guard target.isFinite else {
      layer.refuse("a target offset", target)
      return animation
    }
    return approach(target, velocity: contentVelocity, frequency: approachFrequency)
  }

  private func approach(_ target: CGPoint, velocity: CGPoint, frequency: Double) -> ScrollAnimation
  {
    let offset = contentOffset
    return ScrollAnimation(.deceleration, start: layer.runLoop.clock.now, end: target) {
      .approach(target[$0], from: offset[$0], velocity: velocity[$0], frequency: frequency)
    }
  }

  private func decelerate(_ animation: ScrollAnimation) {
    guard animation.duration > 0 else { return }
    start(animation)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Cancels the drag in progress.
  func cancelDrag() {
    if isDragging { panGestureRecognizer.cancelAttempt() }
    scrollState.drag = nil
  }
}
