import Foundation

/// The present activity of a scroll view.
@MainActor
struct ScrollState {
  /// The animation in progress.
  var animation: ScrollAnimation?
  /// The number of animations started or stopped, by which a replaced one is detected.
  var animationCount = 0
  /// The observer of frames during an animation.
  var frameObserver: FrameClock.Token?
  /// The drag in progress.
  var drag: ScrollDrag?
  /// Whether a finger is on the content.
  var isTracking = false
  /// The offset that the scroll view itself is setting; any other one is set externally.
  var expectedOffset: CGPoint?
  /// The refresh control and the space above the content that it takes.
  var refresh = ScrollRefresh()
  /// The nesting depth of delegate calls about new offsets.
  var notificationDepth = 0
}
