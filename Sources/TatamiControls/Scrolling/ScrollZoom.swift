import Foundation
import TatamiViews

/// The zooming state of a scroll view (S113).
@MainActor
struct ScrollZoom {
  /// The scale of the content.
  var scale: CGFloat = 1
  /// The size of the content at scale 1.
  var unscaledSize = CGSize.zero
  /// The pinch in progress.
  var pinch: Pinch?
  /// The animation in progress.
  var animation: ZoomAnimation?
  /// The observer of frames during an animation.
  var frameObserver: FrameClock.Token?
  /// Whether scale, content size and offset are being set together.
  var isApplying = false

  /// A zoom by two fingers.
  struct Pinch: Sendable {
    /// The scale at the beginning.
    let scale: CGFloat
    /// The point of the unscaled content between the fingers.
    let anchor: CGPoint
  }
}
