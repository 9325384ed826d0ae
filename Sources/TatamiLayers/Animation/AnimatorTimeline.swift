package import Foundation

/// The timeline of a property animator: a position from 0 to 1 and its pace.
///
/// A class, because it is changed by the animator and read by the animations of all its closures.
@MainActor
package final class AnimatorTimeline {
  private let clock = FrameClock.shared
  /// The duration from 0 to 1, in seconds, above 0.
  private var duration: TimeInterval
  private var ease: (Double) -> Double
  /// The start of the current segment with other timing, and its direction; nil at first.
  private var segment: (begin: Double, isReversed: Bool)?
  private var base = 0.0
  /// The time at which a moving position was `base`; nil at rest.
  private var startTime: TimeInterval?
  /// Whether the position moves from 1 to 0.
  package var isReversed = false { willSet { rebase() } }

  /// Creates a timeline at 0 with a duration in seconds, above 0.
  package init(duration: TimeInterval, ease: @escaping (Double) -> Double) {
    (self.duration, self.ease) = (duration, ease)
  }

  /// Whether the position moves.
  package var isMoving: Bool { startTime != nil }

  /// The current position, from 0 to 1.
  package var position: Double {
    guard let startTime else { return base }
    let passed = max(0, clock.now - startTime) / duration
    return (base + (isReversed ? -passed : passed)).clamped(to: 0...1)
  }

  /// The time until the position reaches the end of its direction, in seconds.
  package var remaining: TimeInterval {
    let delay = startTime.map { max(0, $0 - clock.now) } ?? 0
    return delay + (isReversed ? position : 1 - position) * duration
  }

  /// Begins to move after a delay in seconds.
  package func start(after delay: TimeInterval = 0) {
    rebase()
    startTime = clock.now + max(0, delay)
  }

  /// Stops at the current position.
  package func pause() {
    rebase()
    startTime = nil
  }

  /// Jumps to a position.
  package func move(to position: Double) {
    base = position
    if startTime != nil { startTime = clock.now }
  }

  private func rebase() {
    guard let startTime else { return }
    base = position
    self.startTime = max(startTime, clock.now)
  }

  /// Begins a segment with other timing for the remaining distance.
  ///
  /// - Parameter time: The duration of the segment, in seconds, above 0.
  package func beginSegment(lasting time: TimeInterval, ease: @escaping (Double) -> Double) {
    let rest = isReversed ? position : 1 - position
    segment = (position, isReversed)
    duration = rest > 0 ? time / rest : time
    self.ease = ease
  }

  /// Returns the progress, at a position, of animations that begin at another position.
  package func progress(at position: Double, begin: Double, held: Double?) -> Double {
    guard let segment, let held else {
      return ease(((position - begin) / (1 - begin)).clamped(to: 0...1))
    }
    let start = segment.begin
    if segment.isReversed {
      if position > start { return held + (1 - held) * (position - start) / (1 - start) }
      return start > 0 ? held * (1 - ease((start - position) / start)) : 0
    }
    if position < start { return held * position / start }
    return start < 1 ? held + (1 - held) * ease((position - start) / (1 - start)) : 1
  }

  /// Returns the first position at which animations that begin at once have a given progress.
  package func position(ofProgress wanted: Double) -> Double {
    guard segment == nil, wanted > 0, wanted < 1 else { return wanted }
    // Springs oscillate; the first interval that contains the progress is searched for.
    let steps = 256
    let end = (1...steps).first { ease(Double($0) / Double(steps)) >= wanted } ?? steps
    var (low, high) = (Double(end - 1) / Double(steps), Double(end) / Double(steps))
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if ease(middle) < wanted { low = middle } else { high = middle }
    }
    return high
  }

  /// The progress of animations that begin at once, clamped to 0...1.
  package var linearFraction: Double {
    segment == nil ? ease(position).clamped(to: 0...1) : position
  }
}
