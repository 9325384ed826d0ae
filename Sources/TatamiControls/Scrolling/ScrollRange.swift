import TatamiViews

/// The legal offsets of one axis and the behavior beyond them (S100, S109).
struct ScrollRange: Hashable, Sendable {
  /// The minimum offset, in points.
  let lower: Double
  /// The maximum offset, in points, at least `lower`.
  let upper: Double
  /// The bounds length, in points.
  let length: Double
  /// Whether the content may move beyond its edges.
  private(set) var bounces: Bool

  /// Creates the range for content between insets (S100).
  init(content: Double, leading: Double, trailing: Double, length: Double, bounces: Bool) {
    lower = -leading
    upper = max(lower, content + trailing - length)
    self.length = length
    self.bounces = bounces
  }

  /// The same range without bouncing.
  var withoutBounces: ScrollRange {
    var range = self
    range.bounces = false
    return range
  }

  /// Returns the nearest legal offset.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, lower), upper)
  }

  /// Returns the distance of an offset from the range; negative before its start.
  func overshoot(of offset: Double) -> Double {
    offset - clamped(offset)
  }

  /// Returns the content offset for a raw offset of a drag (S105, S107, S109).
  func rubberBandedOffset(for rawOffset: Double) -> Double {
    let legal = clamped(rawOffset)
    guard bounces else { return legal }
    return legal + RubberBand(length: length).displacement(for: rawOffset - legal)
  }

  /// Returns the raw offset of a drag that results in an offset.
  func rawOffset(for offset: Double) -> Double {
    let legal = clamped(offset)
    guard bounces else { return legal }
    return legal + RubberBand(length: length).overshoot(for: offset - legal)
  }

  /// Returns the velocity of the content for a velocity of the finger at a raw offset.
  func rubberBandedVelocity(_ velocity: Double, at rawOffset: Double) -> Double {
    let overshoot = overshoot(of: rawOffset)
    guard overshoot != 0 else { return velocity }
    return bounces ? velocity * RubberBand(length: length).slope(at: overshoot) : 0
  }

  /// Returns the offset of the page to stop at: the next one in the direction of the velocity, or
  /// the nearest one without velocity (S109).
  func page(near offset: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamped(offset) }
    let pages = offset / length
    let page =
      velocity.magnitude <= Deceleration.restingSpeed
      ? pages.rounded() : pages.rounded(velocity > 0 ? .up : .down)
    return clamped(page * length)
  }
}
