import Foundation
import TatamiGeometry

/// What a scroll view is doing about its scale at the moment (S113).
@MainActor
struct ScrollZoom {
  /// The scale of the content.
  var scale: CGFloat = 1
  /// The size of the content at scale 1.
  var unscaledSize = CGSize.zero
  /// What two fingers do.
  var pinch: ScrollPinch?
  /// The change of scale that goes on by itself.
  var run: ScrollZoomRun?
  /// Keeps the frames coming while there is one.
  var frames: FrameClock.Token?
  /// Whether scale, size and offset are being set together.
  var isApplying = false
}

/// Two fingers that change the scale.
struct ScrollPinch: Sendable {
  /// The scale when they began.
  let scale: CGFloat
  /// The point of the unscaled content between the fingers.
  let anchor: CGPoint
}

/// A change of scale that goes on by itself, in the time of an animation.
struct ScrollZoomRun: Sendable {
  /// When it began, in seconds of the one clock.
  let start: TimeInterval
  /// Whether it brings the scale back to a limit after fingers have left it beyond.
  let isBounce: Bool
  private let scales: ScrollEase
  private let middles: (x: ScrollEase, y: ScrollEase)

  /// Makes a change from one view of the content to another.
  init(start: TimeInterval, isBounce: Bool, from old: ScrollSight, to new: ScrollSight) {
    self.start = start
    self.isBounce = isBounce
    scales = ScrollEase(start: old.scale, end: new.scale)
    middles = (
      ScrollEase(start: old.middle.x, end: new.middle.x),
      ScrollEase(start: old.middle.y, end: new.middle.y)
    )
  }

  /// Returns what is seen at a time of the clock.
  func sight(at time: TimeInterval) -> ScrollSight {
    let time = time - start
    return ScrollSight(
      scale: CGFloat(scales.position(at: time)),
      middle: CGPoint(x: middles.x.position(at: time), y: middles.y.position(at: time))
    )
  }
}

/// What is seen of the content: how large, and which point in the middle.
struct ScrollSight: Hashable, Sendable {
  /// The scale of the content.
  var scale: CGFloat
  /// The point of the unscaled content in the middle of the bounds.
  var middle: CGPoint

  /// Returns the offset that shows it in bounds of a size.
  func offset(in size: CGSize) -> CGPoint {
    CGPoint { middle[$0] * scale - size[$0] / 2 }
  }

  /// Makes what is seen at an offset.
  init(offset: CGPoint, scale: CGFloat, size: CGSize) {
    self.init(scale: scale, middle: CGPoint { (offset[$0] + size[$0] / 2) / scale })
  }

  init(scale: CGFloat, middle: CGPoint) {
    self.scale = scale
    self.middle = middle
  }
}

/// The scales between which content comes to rest.
struct ZoomLimits: Hashable, Sendable {
  let lower: CGFloat
  let upper: CGFloat
  let bounces: Bool

  /// Makes limits; an upper one below the lower counts as the same.
  init(lower: CGFloat, upper: CGFloat, bounces: Bool) {
    self.lower = lower
    self.upper = max(lower, upper)
    self.bounces = bounces
  }

  /// Returns the nearest scale within the limits.
  func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, lower), upper)
  }

  /// Returns the scale that is shown for fingers that ask for one: at most double or half a limit.
  func shown(for asked: CGFloat) -> CGFloat {
    let legal = clamped(asked)
    guard bounces, asked > 0 else { return legal }
    let band = RubberBand(length: 1)
    return asked > legal
      ? legal * (1 + CGFloat(band.shown(Double(asked / legal - 1))))
      : legal / (1 + CGFloat(band.shown(Double(legal / asked - 1))))
  }
}
