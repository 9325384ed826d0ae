/// A movement from rest to rest in a given time, for offsets set with animation (S102).
struct ScrollEase: Hashable, Sendable {
  /// How long the movement takes, in seconds (S102).
  static let duration = 0.3

  /// Where it begins, in points.
  let start: Double
  /// Where it ends, in points.
  let end: Double

  private func progress(at time: Double) -> Double {
    min(max(0, time / Self.duration), 1)
  }

  /// Returns the offset after some seconds.
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
