public import Foundation

/// An animation through a series of values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private var made: KeyframeTrack?

  /// The values of the keyframes; ignored if there is a path.
  open var values: [Any]? { didSet { made = nil } }
  /// The path to follow; its elements end at the keyframes.
  open var path: CGPath? { didSet { made = nil } }
  /// The times of the values as ascending fractions of the duration, beginning with 0.
  ///
  /// Without them, or if their number differs from that of the values, values are evenly spaced. In
  /// discrete mode there is one more: the end of the last value.
  open var keyTimes: [NSNumber]? { didSet { made = nil } }
  /// The timing curves between values, one fewer than values; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { made = nil } }
  /// The calculation of values between keyframes.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { made = nil } }
  /// The rotation of a layer that moves along a path; nil keeps its rotation.
  open var rotationMode: CAAnimationRotationMode?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
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
