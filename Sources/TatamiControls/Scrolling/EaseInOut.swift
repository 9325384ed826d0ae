/// An ease-in-out curve of fixed duration between two values, for animated offsets (S102).
struct EaseInOut: Hashable, Sendable {
  /// The duration, in seconds (S102).
  static let duration = 0.3

  /// The value at the start, in points.
  let start: Double
  /// The value at the end, in points.
  let end: Double

  private func progress(at time: Double) -> Double {
    min(max(0, time / Self.duration), 1)
  }

  /// Returns the value after some seconds.
  func position(at time: Double) -> Double {
    guard time < Self.duration else { return end }
    let progress = progress(at: time)
    return start + (end - start) * progress * progress * (3 - 2 * progress)
  }

  /// Returns the velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double {
    let progress = progress(at: time)
    return (end - start) * 6 * progress * (1 - progress) / Self.duration
  }
}
