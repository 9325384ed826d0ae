public import Foundation

/// An animation through several values or along a path.
@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  private var made: KeyframeTrack?

  /// The values to go through; a path, if there is one, takes their place.
  open var values: [Any]? { didSet { made = nil } }
  /// The path to go along; its steps end at the key frames.
  open var path: CGPath? { didSet { made = nil } }
  /// When each value is reached, as shares of the duration that do not fall, the first 0.
  ///
  /// Without them, or if there are not as many as values, the values come in equal distances. In
  /// discrete mode there is one more, the end of the last value.
  open var keyTimes: [NSNumber]? { didSet { made = nil } }
  /// The curves between the values, one fewer than these; even speed where there is none.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { made = nil } }
  /// How the values in between come about.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { made = nil } }
  /// Whether what moves along a path turns with it.
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
