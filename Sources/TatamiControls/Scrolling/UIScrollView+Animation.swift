import Foundation
import TatamiGeometry
import TatamiViews

// Animations of the offset: decelerations and animated offsets.
extension UIScrollView {
  /// Sets an offset and ends the animation in progress (S102).
  func jump(to offset: CGPoint) {
    guard offset.isFinite else { return layer.refuse("a content offset", offset) }
    stopAnimation()
    setOffset(offset)
  }

  /// Animates to an offset; replaces the animation in progress (S102).
  func animate(to offset: CGPoint) {
    guard offset.isFinite else { return layer.refuse("a content offset", offset) }
    cancelDrag()
    if isDecelerating { stopAnimation() }
    guard offset != contentOffset else { return stopAnimation() }
    let origin = contentOffset
    start(
      ScrollAnimation(.setOffset, start: layer.runLoop.clock.now, end: offset) {
        .eased(from: origin[$0], to: offset[$0])
      }
    )
  }

  /// Starts an animation in place of the current one.
  func start(_ animation: ScrollAnimation) {
    scrollState.animation = animation
    scrollState.animationCount += 1
    guard scrollState.frameObserver == nil else { return }
    scrollState.frameObserver = layer.runLoop.clock.observeFrames { [weak self] in
      self?.step(at: $0)
    }
  }

  private func step(at time: TimeInterval) {
    guard let animation = scrollState.animation else { return cancelFrames() }
    if time - animation.start < animation.duration - FrameClock.slack {
      show(pixelAligned(animation.offset(at: time)))
    } else {
      finish(animation)
    }
  }

  private func finish(_ animation: ScrollAnimation) {
    let count = scrollState.animationCount
    show(animation.end)
    // The delegate may have stopped or replaced the animation.
    if scrollState.animationCount == count { stopAnimation() }
  }

  /// Ends the animation at the current offset and calls the delegate.
  func stopAnimation() {
    guard let animation = scrollState.animation else { return }
    scrollState.animation = nil
    scrollState.animationCount += 1
    cancelFrames()
    switch animation.kind {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .setOffset: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
    motionHandler?(true)
  }

  private func cancelFrames() {
    scrollState.frameObserver?.cancel()
    scrollState.frameObserver = nil
  }

  /// Replaces the deceleration with one from the current offset and velocity.
  func replanDeceleration() {
    guard let animation = scrollState.animation else { return }
    start(deceleration(velocity: animation.velocity(at: layer.runLoop.clock.now)))
  }

  /// Returns the deceleration of content released with a velocity, in points per second.
  func deceleration(velocity: CGPoint) -> ScrollAnimation {
    let offset = contentOffset
    let animation = { (axis: Axis) -> AxisAnimation in
      .release(
        at: offset[axis],
        velocity: velocity[axis],
        rate: self.decelerationRate.rawValue,
        in: self.range(axis)
      )
    }
    let end = CGPoint { CGFloat(animation($0).end) }
    return ScrollAnimation(
      .deceleration,
      start: layer.runLoop.clock.now,
      end: CGPoint { [aligned = pixelAligned(end)] in
        let range = range($0)
        return end[$0] == range.lower || end[$0] == range.upper ? end[$0] : aligned[$0]
      },
      animation: animation
    )
  }

  /// Adapts to an offset set externally: a drag or a deceleration continues from there, and an
  /// animated change of the offset ends.
  func offsetChangedExternally(from old: CGPoint) {
    scrollState.drag?.shift(by: CGPoint { contentOffset[$0] - old[$0] })
    switch scrollState.animation?.kind {
    case nil: break
    case .deceleration: replanDeceleration()
    case .setOffset: stopAnimation()
    }
  }

  /// Ends the drag and animations, and clamps the offset.
  func stopScrolling() {
    cancelDrag()
    stopAnimation()
    endZoomAnimation()
    show(clamped(contentOffset))
  }
}
