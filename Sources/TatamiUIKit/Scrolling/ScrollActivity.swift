import Foundation

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
struct ScrollDrag {
  /// The offset that the finger asked for when the movement began.
  var start: CGPoint
  /// The part of the finger's way that is not applied.
  let slop: CGPoint
}
