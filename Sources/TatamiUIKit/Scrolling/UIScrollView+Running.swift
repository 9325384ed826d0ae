import Foundation
import TatamiGeometry

// Movements that go on by themselves, frame by frame of the one clock.
extension UIScrollView {
  /// Goes to an offset at once; a movement ends (S102).
  func jump(to offset: CGPoint) {
    guard offset.isFinite else { return layer.refuse("a content offset", offset) }
    stopRunning()
    setOffset(offset)
  }

  /// Goes to an offset in the time of an animation; an earlier one is replaced (S102).
  func animate(to offset: CGPoint) {
    guard offset.isFinite else { return layer.refuse("a content offset", offset) }
    breakOffDrag()
    if isDecelerating { stopRunning() }
    guard offset != contentOffset else { return stopRunning() }
    let origin = contentOffset
    start(
      ScrollRun(.animation, start: FrameClock.shared.now, end: offset) {
        .eased(from: origin[$0], to: offset[$0])
      }
    )
  }

  /// Starts a movement in place of the present one.
  func start(_ run: ScrollRun) {
    activity.run = run
    activity.runNumber += 1
    guard activity.frames == nil else { return }
    activity.frames = FrameClock.shared.observeFrames { [weak self] in self?.step(at: $0) }
  }

  private func step(at time: TimeInterval) {
    guard let run = activity.run else { return cancelFrames() }
    if time - run.start < run.duration - FrameClock.slack {
      show(pixelAligned(run.offset(at: time)))
    } else {
      finish(run)
    }
  }

  private func finish(_ run: ScrollRun) {
    let number = activity.runNumber
    show(run.end)
    // The delegate may have stopped or replaced the movement, or sent it on.
    if activity.runNumber == number { stopRunning() }
  }

  /// Ends the movement where it is and tells the delegate.
  func stopRunning() {
    guard let run = activity.run else { return }
    activity.run = nil
    activity.runNumber += 1
    cancelFrames()
    switch run.kind {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func cancelFrames() {
    activity.frames?.cancel()
    activity.frames = nil
  }

  /// Plans the deceleration anew from where the content is, with the velocity that it has.
  func replan() {
    guard let run = activity.run else { return }
    start(release(velocity: run.velocity(at: FrameClock.shared.now)))
  }

  /// Returns how content moves on that is let go with a velocity, in points per second.
  func release(velocity: CGPoint) -> ScrollRun {
    let offset = contentOffset
    let motion = { (axis: Axis) -> ScrollMotion in
      .released(
        at: offset[axis],
        velocity: velocity[axis],
        rate: self.decelerationRate.rawValue,
        in: self.range(axis)
      )
    }
    let end = CGPoint { CGFloat(motion($0).end) }
    return ScrollRun(
      .deceleration,
      start: FrameClock.shared.now,
      end: CGPoint { [aligned = pixelAligned(end)] in
        let range = range($0)
        return end[$0] == range.lower || end[$0] == range.upper ? end[$0] : aligned[$0]
      },
      motion: motion
    )
  }

  /// Somebody else has set the offset: an animation ends, a deceleration goes on from there, and a
  /// finger takes the content along from there.
  func movedFromOutside(by old: CGPoint) {
    activity.drag?.shift(by: CGPoint { contentOffset[$0] - old[$0] })
    switch activity.run?.kind {
    case nil: break
    case .deceleration: replan()
    case .animation: stopRunning()
    }
  }

  /// Ends every movement; content beyond its edges goes back to them.
  func comeToRest() {
    breakOffDrag()
    stopRunning()
    endZoomRun()
    show(clamped(contentOffset))
  }
}
