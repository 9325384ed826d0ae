/// The legal offsets of one axis and what happens beyond them (S100, S109).
struct ScrollRange: Hashable, Sendable {
  /// The least offset, in points.
  let lower: Double
  /// The greatest offset, in points, at least `lower`.
  let upper: Double
  /// The bounds length, in points.
  let length: Double
  /// Whether content may be drawn beyond its edges.
  private(set) var bounces: Bool

  /// Makes the range of content between insets (S100).
  init(content: Double, leading: Double, trailing: Double, length: Double, bounces: Bool) {
    lower = -leading
    upper = max(lower, content + trailing - length)
    self.length = length
    self.bounces = bounces
  }

  /// The same range for content that stays within its edges.
  var withoutBounces: ScrollRange {
    var range = self
    range.bounces = false
    return range
  }

  /// Returns the nearest legal offset.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, lower), upper)
  }

  /// Returns how far an offset is beyond the range, below 0 before its start.
  func overshoot(of offset: Double) -> Double {
    offset - clamped(offset)
  }

  /// Returns the offset that is shown for a finger that asks for one (S105, S107, S109).
  func shown(for asked: Double) -> Double {
    let legal = clamped(asked)
    return bounces ? legal + RubberBand(length: length).shown(asked - legal) : legal
  }

  /// Returns what a finger has to ask for to show an offset.
  func asked(toShow offset: Double) -> Double {
    let legal = clamped(offset)
    return bounces ? legal + RubberBand(length: length).overshoot(shown: offset - legal) : legal
  }

  /// Returns how fast the shown offset moves when the finger has a velocity.
  func shownVelocity(_ velocity: Double, asked: Double) -> Double {
    let overshoot = overshoot(of: asked)
    guard overshoot != 0 else { return velocity }
    return bounces ? velocity * RubberBand(length: length).slope(at: overshoot) : 0
  }

  /// Returns the page that content comes to rest on: the next one in a direction, else the nearest
  /// (S109).
  func page(near offset: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamped(offset) }
    let pages = offset / length
    let page =
      velocity.magnitude <= Deceleration.restingSpeed
      ? pages.rounded() : pages.rounded(velocity > 0 ? .up : .down)
    return clamped(page * length)
  }
}
