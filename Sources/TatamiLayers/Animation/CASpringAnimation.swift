public import Foundation

/// An animation that follows a damped spring.
///
/// A run lasts for `duration`; the spring comes to rest after `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  private struct Constants {
    var mass: CGFloat = 1
    var stiffness: CGFloat = 100
    var damping: CGFloat = 10
    var velocity: CGFloat = 0
  }

  private var constants = Constants() { didSet { spring = Self.spring(with: constants) } }
  private var spring = CASpringAnimation.spring(with: Constants())

  private static func spring(with constants: Constants) -> DampedSpring {
    DampedSpring(
      mass: constants.mass,
      stiffness: constants.stiffness,
      damping: constants.damping,
      velocity: constants.velocity
    )
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = DampedSpring(perceptualDuration: perceptualDuration, bounce: bounce)
    use(spring)
    duration = spring.settlingDuration
  }

  /// Sets the parameters to those of a spring, with a mass of 1.
  package func use(_ spring: DampedSpring) {
    constants = Constants(
      mass: 1,
      stiffness: spring.frequency * spring.frequency,
      damping: 2 * spring.ratio * spring.frequency,
      velocity: spring.velocity
    )
    self.spring = spring
  }

  /// The mass, above 0.
  open var mass: CGFloat {
    get { constants.mass }
    set { constants.mass = newValue }
  }
  /// The stiffness of the spring, above 0.
  open var stiffness: CGFloat {
    get { constants.stiffness }
    set { constants.stiffness = newValue }
  }
  /// The damping; the minimum is 1/100 of critical damping.
  open var damping: CGFloat {
    get { constants.damping }
    set { constants.damping = newValue }
  }
  /// The initial velocity toward the end value, in distances per second.
  open var initialVelocity: CGFloat {
    get { constants.velocity }
    set { constants.velocity = newValue }
  }
  /// The time until the spring is at rest within 1/1000 of the distance, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CASpringAnimation else { return }
    constants = other.constants
    spring = other.spring
  }

  override func progress(at fraction: Double) -> Double {
    spring.progress(at: super.progress(at: fraction) * duration)
  }
}
