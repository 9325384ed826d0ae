import Foundation
import TatamiGeometry

/// What a scroll view is doing at the moment.
@MainActor
struct ScrollActivity {
  /// The movement that goes on by itself.
  var run: ScrollRun?
  /// Counts the movements, so that one that was replaced meanwhile is noticed.
  var runNumber = 0
  /// Keeps the frames coming while there is a movement.
  var frames: FrameClock.Token?
  /// The movement by a finger.
  var drag: ScrollDrag?
  /// Whether a finger is on the content.
  var isTracking = false
  /// The offset that the view itself is about to set; others come from outside.
  var expected: CGPoint?
  /// How many calls of the delegate about new offsets are inside one another.
  var notificationDepth = 0
}

/// Content that follows a finger (S105).
struct ScrollDrag: Sendable {
  /// The way of a finger that is not applied, in points (S105).
  private static let slop: CGFloat = 10
  /// How much farther a finger has to go along one axis than along the other to stay on it.
  private static let lockRatio: CGFloat = 2

  /// The offset that the finger asked for when the movement began.
  private(set) var start: CGPoint
  /// The part of the finger's way that is not applied.
  private let unapplied: CGPoint
  /// The axis that the finger stays on.
  let lock: Axis?

  /// Makes a movement that has just begun.
  ///
  /// - Parameter translation: The finger's way so far; its first 10 points are not applied.
  init(start: CGPoint, translation: CGPoint, locks: Bool) {
    self.start = start
    let way = hypot(translation.x, translation.y)
    let share = way > Self.slop ? Self.slop / way : 1
    unapplied = CGPoint { translation[$0] * share }
    let axis = Axis.allCases.first {
      abs(translation[$0]) > Self.lockRatio * abs(translation[$0.cross])
    }
    lock = locks ? axis : nil
  }

  /// Takes the content along from elsewhere.
  mutating func shift(by distance: CGPoint) {
    start = CGPoint { start[$0] + distance[$0] }
  }

  /// Returns the offset that the finger asks for after a way.
  func asked(after translation: CGPoint) -> CGPoint {
    CGPoint { axis in
      guard lock != axis.cross else { return start[axis] }
      return start[axis] - translation[axis] + unapplied[axis]
    }
  }
}
