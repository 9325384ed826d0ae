extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views whose size changes lay out their subviews as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move (S207).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts at what is shown and replaces those under way (S205).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is not that of the animation around (S206).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is not that of the animation around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The other options are not those of the animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// What an animation takes over from the one around.
    static let inherited: AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The curve that the bits name.
    var curve: UnitBezier {
      switch AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) {
      case .easeInOut, nil: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How progress follows from time.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Even speed.
    case linear = 3
  }

  /// How an animation of key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits; those of a curve count as in `AnimationOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views whose size changes lay out their subviews as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts at what is shown and replaces those under way.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation runs for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration is not that of the animation around.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The other options are not those of the animation around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values move evenly from key frame to key frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump at the end of each key frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }
}
