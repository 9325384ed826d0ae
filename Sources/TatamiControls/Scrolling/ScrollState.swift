import Foundation
import TatamiViews

/// The current activity of a scroll view.
@MainActor
struct ScrollState {
  /// The animation in progress.
  var animation: ScrollAnimation?
  /// The number of animations started or stopped, from which a replacement is detected.
  var animationCount = 0
  /// The observer of frames during an animation.
  var frameObserver: FrameClock.Token?
  /// The drag in progress.
  var drag: ScrollDrag?
  /// Whether a finger is on the content.
  var isTracking = false
  /// Whether the finger on the content has stopped a deceleration.
  var isStopped = false
  /// The offset that the scroll view itself is setting; other offsets are set externally.
  var expectedOffset: CGPoint?
  /// The refresh control and the space that it occupies above the content.
  var refresh = ScrollRefresh()
  /// The nesting depth of delegate calls about new offsets.
  var notificationDepth = 0
}
