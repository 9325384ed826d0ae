/// An animation of the offset along one axis, in closed form and independent of the frame rate.
struct AxisAnimation: Sendable {
  /// One part of the animation.
  fileprivate enum Curve: Sendable {
    case rest(Double)
    case deceleration(Deceleration)
    case spring(ScrollSpring)
    case easeInOut(EaseInOut)
  }

  private let first: Curve
  /// The time at which the second part continues the first, in seconds.
  private let crossing: Double
  private let second: Curve
  /// The duration, in seconds; 0 at rest.
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

  /// Returns an animation that stays at a position.
  static func rest(at position: Double) -> AxisAnimation {
    AxisAnimation(.rest(position))
  }

  /// Returns an ease-in-out animation of fixed duration (S102).
  static func eased(from start: Double, to end: Double) -> AxisAnimation {
    start == end ? rest(at: end) : AxisAnimation(.easeInOut(EaseInOut(start: start, end: end)))
  }

  /// Returns an animation to a target other than the natural end of the deceleration (S104, S109).
  ///
  /// - Parameter frequency: The frequency of the spring, per second.
  static func approach(
    _ target: Double,
    from position: Double,
    velocity: Double,
    frequency: Double
  ) -> AxisAnimation {
    guard position != target else { return rest(at: target) }
    let spring = ScrollSpring.approach(
      target,
      from: position,
      velocity: velocity,
      frequency: frequency
    )
    return AxisAnimation(.spring(spring))
  }

  /// Returns the animation of released content, which decelerates and bounces back to its range.
  static func release(
    at position: Double,
    velocity: Double,
    rate: Double,
    in range: ScrollRange
  ) -> AxisAnimation {
    let deceleration = Deceleration(from: position, velocity: velocity, rate: rate)
    let overshoot = range.overshoot(of: position)
    let isInward = overshoot * velocity < 0
    let staysOutside = overshoot * range.overshoot(of: deceleration.end) > 0
    if overshoot != 0, !isInward || staysOutside {
      let edge = range.clamped(position)
      return AxisAnimation(.spring(.bounce(to: edge, from: position, velocity: velocity)))
    }
    let edge = range.clamped(deceleration.end)
    guard edge != deceleration.end else {
      return deceleration.duration > 0
        ? AxisAnimation(.deceleration(deceleration)) : rest(at: position)
    }
    return decelerate(deceleration, to: edge, bounces: range.bounces)
  }

  /// Returns a deceleration to an edge and the bounce or stop there.
  private static func decelerate(
    _ deceleration: Deceleration,
    to edge: Double,
    bounces: Bool
  ) -> AxisAnimation {
    let crossing = deceleration.time(reaching: edge) ?? 0
    guard bounces else {
      return AxisAnimation(.deceleration(deceleration), until: crossing, then: .rest(edge))
    }
    let spring = ScrollSpring.bounce(
      to: edge,
      from: edge,
      velocity: deceleration.velocity(at: crossing)
    )
    return AxisAnimation(.deceleration(deceleration), until: crossing, then: .spring(spring))
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

  /// The final offset.
  var end: Double { second.end }
}

extension AxisAnimation.Curve {
  fileprivate func position(at time: Double) -> Double {
    switch self {
    case .rest(let position): position
    case .deceleration(let curve): curve.position(at: time)
    case .spring(let curve): curve.position(at: time)
    case .easeInOut(let curve): curve.position(at: time)
    }
  }

  fileprivate func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .deceleration(let curve): curve.velocity(at: time)
    case .spring(let curve): curve.velocity(at: time)
    case .easeInOut(let curve): curve.velocity(at: time)
    }
  }

  fileprivate var duration: Double {
    switch self {
    case .rest: 0
    case .deceleration(let curve): curve.duration
    case .spring(let curve): curve.duration
    case .easeInOut: EaseInOut.duration
    }
  }

  fileprivate var end: Double {
    switch self {
    case .rest(let position): position
    case .deceleration(let curve): curve.end
    case .spring(let curve): curve.target
    case .easeInOut(let curve): curve.end
    }
  }
}
