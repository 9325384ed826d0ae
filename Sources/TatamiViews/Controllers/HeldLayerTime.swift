import Foundation
import TatamiLayers

/// The time of a layer that is held, so that all animations below it can be scrubbed.
@MainActor
final class HeldLayerTime {
  /// The speeds of the remaining animation, relative to the animator's.
  static let speeds = 1e-6...1e6

  private let layer: CALayer
  private let duration: TimeInterval
  private let start = CACurrentMediaTime()
  private var fraction = 0.0
  private var frames: FrameClock.Token?
  private var isReleased = false

  /// Holds the layer's time; animations that are added now begin at the fraction 0.
  init(_ layer: CALayer, duration: TimeInterval) {
    (self.layer, self.duration) = (layer, duration)
    layer.timeOffset = start
    layer.speed = 0
  }

  /// Shows the time at a fraction of the duration.
  func move(to fraction: CGFloat) {
    self.fraction = Double(fraction)
    layer.timeOffset = start + self.fraction * duration
  }

  /// Lets the time run on, or runs it back and then removes the animations.
  ///
  /// - Parameters:
  ///   - time: The time until the end or the start, in seconds.
  ///   - completion: Called when the start has been reached.
  func proceed(isCancelled: Bool, lasting time: TimeInterval, completion: @escaping () -> Void) {
    guard isCancelled else {
      let rest = (1 - fraction) * duration
      layer.beginTime = CACurrentMediaTime()
      layer.speed = time > 0 ? Float((rest / time).clamped(to: Self.speeds)) : 1
      return
    }
    let (begin, first) = (CACurrentMediaTime(), fraction)
    frames = FrameClock.shared.observeFrames { [weak self] now in
      guard let self else { return }
      let passed = time > 0 ? min((now - begin) / time, 1) : 1
      move(to: CGFloat(first * (1 - passed)))
      guard passed >= 1 else { return }
      Self.removeAnimations(in: layer)
      release()
      completion()
    }
  }

  /// Lets the layer have the time of its superlayer again, once: a later transition may hold it.
  func release() {
    guard !isReleased else { return }
    isReleased = true
    frames?.cancel()
    frames = nil
    layer.speed = 1
    (layer.timeOffset, layer.beginTime) = (0, 0)
  }

  /// Removes all animations of a layer tree.
  static func removeAnimations(in layer: CALayer) {
    var waiting = [layer]
    while let layer = waiting.popLast() {
      layer.removeAllAnimations()
      waiting += layer.sublayers ?? []
    }
  }
}
