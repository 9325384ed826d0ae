import Foundation

/// The translation and the velocity of touches or of a value, in points of the window.
struct Movement {
  private struct Sample {
    var time: TimeInterval
    var position: CGPoint
  }

  /// The time over which the velocity is measured, in seconds.
  private static let sampleDuration: TimeInterval = 0.1

  /// The distance since the beginning; may be set.
  var translation = CGPoint.zero
  private var position = CGPoint.zero
  private var samples: [Sample] = []

  mutating func move(by step: CGPoint, at time: TimeInterval) {
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    position = CGPoint(x: position.x + step.x, y: position.y + step.y)
    rest(at: time)
  }

  /// Records that the position is unchanged at a time.
  mutating func rest(at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.sampleDuration }
    samples.append(Sample(time: time, position: position))
  }

  /// The mean velocity from the oldest sample to the latest, in points per second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.position.x - first.position.x) / time,
      y: (last.position.y - first.position.y) / time
    )
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
