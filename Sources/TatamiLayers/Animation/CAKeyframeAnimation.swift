public import Foundation

/// An animation through a series of values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values from which the track is computed.
  private struct Keyframes {
    var values: [Any]?
    var path: CGPath?
    var keyTimes: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var calculationMode = CAAnimationCalculationMode.linear
  }

  private var keyframes = Keyframes() { didSet { made = nil } }
  private var made: KeyframeTrack?

  /// The values of the keyframes; ignored if there is a path.
  open var values: [Any]? {
    get { keyframes.values }
    set { keyframes.values = newValue }
  }
  /// The path to follow; the keyframes are at the ends of its elements.
  open var path: CGPath? {
    get { keyframes.path }
    set { keyframes.path = newValue }
  }
  /// The times of the values as ascending fractions of the duration, beginning with 0.
  ///
  /// Without key times, or if their number differs from that of the values, values are evenly
  /// spaced. In discrete mode there is one more key time: the end of the last value.
  open var keyTimes: [NSNumber]? {
    get { keyframes.keyTimes }
    set { keyframes.keyTimes = newValue }
  }
  /// The timing curves between values, one fewer than values; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { keyframes.timingFunctions }
    set { keyframes.timingFunctions = newValue }
  }
  /// The calculation of values between keyframes.
  open var calculationMode: CAAnimationCalculationMode {
    get { keyframes.calculationMode }
    set { keyframes.calculationMode = newValue }
  }
  /// The rotation of a layer that moves along a path; nil keeps its rotation.
  open var rotationMode: CAAnimationRotationMode?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    keyframes = other.keyframes
    rotationMode = other.rotationMode
  }

  private var track: KeyframeTrack {
    if let made { return made }
    let track = KeyframeTrack(
      segments: path.map { KeyframeTrack.segments(along: $0.value) }
        ?? KeyframeTrack.segments(through: (values ?? []).compactMap { AnimatableValue(any: $0) }),
      mode: calculationMode,
      times: (keyTimes ?? []).map(\.doubleValue),
      curves: (timingFunctions ?? []).map(\.curve)
    )
    made = track
    return track
  }

  override func value(
    at progress: Double,
    from current: AnimatableValue?
  ) -> AnimatableValue? {
    track.value(at: progress)
  }

  override func apply(at time: Double, to builder: inout PresentationBuilder) {
    super.apply(at: time, to: &builder)
    guard let rotationMode, path != nil, let phase = timing.phase(at: time),
      let angle = track.direction(at: progress(at: phase.progress)),
      let turn = AnimatedKeyPath("transform.rotation.z")
    else { return }
    let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    builder.set(.number(turned), at: turn, .replacing)
  }
}
