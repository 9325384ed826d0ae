public import Foundation
public import TatamiGraphics

/// The timing of a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in distances per second.
  open private(set) var initialVelocity: CGVector
  /// A spring of fixed duration; nil if the animator's duration determines it.
  private let spring: DampedSpring?
  private let ratio: Double

  /// Creates the timing of the system's spring, which does not oscillate.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates the timing of a spring that comes to rest at the end of the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio: 1 for no oscillation; smaller ratios oscillate more, down to
  ///     0.01.
  ///   - velocity: The initial velocity, in distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (initialVelocity, spring, self.ratio) = (velocity, nil, Double(ratio))
    super.init()
  }

  /// Creates the timing of a spring that comes to rest at the end of the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates the timing of a physical spring, which determines the duration.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let spring = DampedSpring(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(velocity.dx)
    )
    (initialVelocity, self.spring, ratio) = (velocity, spring, spring.ratio)
    super.init()
  }

  /// Creates the timing of a spring with a perceptual duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: From -1 (overdamped) to 0 (no bounce) to 1 (undamped).
  ///   - velocity: The initial velocity, in distances per second.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let still = DampedSpring(perceptualDuration: duration, bounce: Double(bounce))
    let spring = DampedSpring(
      frequency: still.frequency,
      ratio: still.ratio,
      velocity: Double(velocity.dx)
    )
    (initialVelocity, self.spring, ratio) = (velocity, spring, spring.ratio)
    super.init()
  }

  /// Creates the timing of a spring with a perceptual duration in seconds and no initial velocity.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The duration determined by the spring, in seconds; nil if the animator's duration applies.
  var ownDuration: TimeInterval? { spring?.settlingDuration }

  /// Returns the spring of an animator with a duration.
  func spring(duration: TimeInterval) -> DampedSpring {
    spring
      ?? DampedSpring(duration: duration, ratio: ratio, velocity: Double(initialVelocity.dx))
  }

  /// The kind of timing: `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The curve: nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring: this object.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
