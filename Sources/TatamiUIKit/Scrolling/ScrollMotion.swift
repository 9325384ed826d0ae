/// How one axis moves by itself; the position is a closed form of time, whatever the frame rate.
struct ScrollMotion: Sendable {
  /// One part of a movement.
  fileprivate enum Curve: Sendable {
    case rest(Double)
    case deceleration(Deceleration)
    case spring(ScrollSpring)
    case ease(ScrollEase)
  }

  private let first: Curve
  /// Seconds after which the second part takes over; both agree there.
  private let crossing: Double
  private let second: Curve
  /// How long the movement takes, in seconds; 0 for none.
  let duration: Double

  private init(_ curve: Curve) {
    self.init(curve, until: .infinity, then: curve)
  }

  private init(_ first: Curve, until crossing: Double, then second: Curve) {
    self.first = first
    self.crossing = crossing
    self.second = second
    duration = crossing.isFinite ? crossing + second.duration : first.duration
  }

  /// Stays where it is.
  static func rest(at position: Double) -> ScrollMotion {
    ScrollMotion(.rest(position))
  }

  /// Moves from rest to rest in the time of an animation (S102).
  static func eased(from start: Double, to end: Double) -> ScrollMotion {
    start == end ? rest(at: end) : ScrollMotion(.ease(ScrollEase(start: start, end: end)))
  }

  /// Moves to a target that the content would not have come to by itself (S104, S109).
  ///
  /// - Parameter frequency: How fast it gets there, per second.
  static func approach(
    _ target: Double,
    from position: Double,
    velocity: Double,
    frequency: Double
  ) -> ScrollMotion {
    guard position != target else { return rest(at: target) }
    let spring = ScrollSpring.approach(
      target,
      from: position,
      velocity: velocity,
      frequency: frequency
    )
    return ScrollMotion(.spring(spring))
  }

  /// Moves as content does that is let go: slows down, and comes back from beyond its edges.
  static func released(
    at position: Double,
    velocity: Double,
    rate: Double,
    in range: ScrollRange
  ) -> ScrollMotion {
    let free = Deceleration(from: position, velocity: velocity, rate: rate)
    let overshoot = range.overshoot(of: position)
    let isInward = overshoot * velocity < 0
    let staysOutside = overshoot * range.overshoot(of: free.end) > 0
    if overshoot != 0, !isInward || staysOutside {
      let edge = range.clamped(position)
      return ScrollMotion(.spring(.bounce(to: edge, from: position, velocity: velocity)))
    }
    let edge = range.clamped(free.end)
    guard edge != free.end else {
      return free.duration > 0 ? ScrollMotion(.deceleration(free)) : rest(at: position)
    }
    return crossed(free, at: edge, bounces: range.bounces)
  }

  /// Slows down until the edge is crossed, then bounces or stops there.
  private static func crossed(
    _ free: Deceleration,
    at edge: Double,
    bounces: Bool
  ) -> ScrollMotion {
    let crossing = free.time(reaching: edge) ?? 0
    guard bounces else {
      return ScrollMotion(.deceleration(free), until: crossing, then: .rest(edge))
    }
    let spring = ScrollSpring.bounce(
      to: edge,
      from: edge,
      velocity: free.velocity(at: crossing)
    )
    return ScrollMotion(.deceleration(free), until: crossing, then: .spring(spring))
  }

  /// Returns the offset after some seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    return time < crossing ? first.position(at: time) : second.position(at: time - crossing)
  }

  /// Returns the velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double {
    time < crossing ? first.velocity(at: time) : second.velocity(at: time - crossing)
  }

  /// Where the movement ends.
  var end: Double { second.end }
}

extension ScrollMotion.Curve {
  fileprivate func position(at time: Double) -> Double {
    switch self {
    case .rest(let position): position
    case .deceleration(let curve): curve.position(at: time)
    case .spring(let curve): curve.position(at: time)
    case .ease(let curve): curve.position(at: time)
    }
  }

  fileprivate func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .deceleration(let curve): curve.velocity(at: time)
    case .spring(let curve): curve.velocity(at: time)
    case .ease(let curve): curve.velocity(at: time)
    }
  }

  fileprivate var duration: Double {
    switch self {
    case .rest: 0
    case .deceleration(let curve): curve.duration
    case .spring(let curve): curve.duration
    case .ease: ScrollEase.duration
    }
  }

  fileprivate var end: Double {
    switch self {
    case .rest(let position): position
    case .deceleration(let curve): curve.end
    case .spring(let curve): curve.target
    case .ease(let curve): curve.end
    }
  }
}
