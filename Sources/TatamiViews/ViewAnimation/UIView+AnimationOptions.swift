extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views whose size changes lay out their subviews as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts at the values on screen and replaces running animations.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by a reversed one.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is not inherited from the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is not inherited from the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes are animated as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The other options are not inherited from the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A transition that rotates the view about its vertical axis, with its left edge to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that rotates the view about its vertical axis, with its right edge to the
    /// front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that moves the old content up, in place of a page curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that moves the new content down, in place of a page curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades out the old content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that rotates the view about its horizontal axis, with its top edge to the
    /// front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that rotates the view about its horizontal axis, with its bottom edge to the
    /// front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The options that are inherited from the enclosing animation.
    static let inherited: AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The curve of the options.
    var curve: UnitBezier {
      switch AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) {
      case .easeInOut, nil: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt

    /// Creates options from raw bits; the bits of a curve are those of `AnimationOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views whose size changes lay out their subviews as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts at the values on screen and replaces running animations.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by a reversed one.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration is not inherited from the enclosing animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The other options are not inherited from the enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values are interpolated linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump at the end of each keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }
}
