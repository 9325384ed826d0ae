import Foundation

/// How far and how fast something has moved, in points of the window.
struct Movement {
  private struct Sample {
    var time: TimeInterval
    var place: CGPoint
  }

  /// How far back the speed looks, in seconds.
  private static let memory: TimeInterval = 0.1

  /// The way since the begin; may be set.
  var translation = CGPoint.zero
  private var place = CGPoint.zero
  private var samples: [Sample] = []

  mutating func move(by step: CGPoint, at time: TimeInterval) {
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    place = CGPoint(x: place.x + step.x, y: place.y + step.y)
    rest(at: time)
  }

  /// Notes that nothing has moved until now.
  mutating func rest(at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.memory }
    samples.append(Sample(time: time, place: place))
  }

  /// Points per second from the oldest sample that counts to the latest.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / time,
      y: (last.place.y - first.place.y) / time
    )
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
