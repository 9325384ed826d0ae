public import Foundation

/// An animation that moves like a mass on a spring.
///
/// A run lasts as long as `duration` says; `settlingDuration` tells how long the motion takes.
@MainActor
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

  /// Makes a spring that feels as long as some seconds and bounces by -1 (flat) to 1 (for ever).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = DampedSpring(perceptualDuration: perceptualDuration, bounce: bounce)
    use(spring)
    duration = spring.settlingDuration
  }

  /// Takes over a motion, for a mass of 1.
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
  /// The strength of the spring, above 0.
  open var stiffness: CGFloat {
    get { constants.stiffness }
    set { constants.stiffness = newValue }
  }
  /// How much the motion is slowed down; next to nothing counts as a hundredth of the least that
  /// prevents any swing.
  open var damping: CGFloat {
    get { constants.damping }
    set { constants.damping = newValue }
  }
  /// The speed at the start, in distances per second towards the end.
  open var initialVelocity: CGFloat {
    get { constants.velocity }
    set { constants.velocity = newValue }
  }
  /// When the motion has come to rest to one thousandth, in seconds.
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
