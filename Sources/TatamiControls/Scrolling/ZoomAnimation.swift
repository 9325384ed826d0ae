import Foundation

/// An animation of the visible region from one scale and center to another.
struct ZoomAnimation: Sendable {
  /// The start time on the clock, in seconds.
  let start: TimeInterval
  /// Whether the scale returns to its limits after a pinch beyond them.
  let isBounce: Bool
  private let scale: EaseInOut
  private let center: (x: EaseInOut, y: EaseInOut)

  init(start: TimeInterval, isBounce: Bool, from old: ZoomRegion, to new: ZoomRegion) {
    self.start = start
    self.isBounce = isBounce
    scale = EaseInOut(start: old.scale, end: new.scale)
    center = (
      EaseInOut(start: old.center.x, end: new.center.x),
      EaseInOut(start: old.center.y, end: new.center.y)
    )
  }

  /// Returns the visible region at a time of the clock.
  func region(at time: TimeInterval) -> ZoomRegion {
    let time = time - start
    return ZoomRegion(
      scale: CGFloat(scale.position(at: time)),
      center: CGPoint(x: center.x.position(at: time), y: center.y.position(at: time))
    )
  }
}
