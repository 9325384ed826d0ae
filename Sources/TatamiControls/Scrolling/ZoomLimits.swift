import Foundation
import TatamiViews

/// The minimum and maximum zoom scale.
struct ZoomLimits: Hashable, Sendable {
  let lower: CGFloat
  let upper: CGFloat
  let bounces: Bool

  /// Creates limits; an upper limit below the lower one is raised to it.
  init(lower: CGFloat, upper: CGFloat, bounces: Bool) {
    self.lower = lower
    self.upper = max(lower, upper)
    self.bounces = bounces
  }

  /// Returns the nearest legal scale.
  func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, lower), upper)
  }

  /// Returns the displayed scale of a pinch to a raw scale: less than twice the upper limit and
  /// more than half the lower limit.
  func rubberBandedScale(for rawScale: CGFloat) -> CGFloat {
    let legal = clamped(rawScale)
    guard bounces, rawScale > 0 else { return legal }
    let band = RubberBand(length: 1)
    return rawScale > legal
      ? legal * (1 + CGFloat(band.displacement(for: Double(rawScale / legal - 1))))
      : legal / (1 + CGFloat(band.displacement(for: Double(legal / rawScale - 1))))
  }
}
