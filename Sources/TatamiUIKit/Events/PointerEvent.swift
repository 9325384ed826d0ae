import Foundation

/// A pointer that moves over a window, or a wheel or trackpad that is turned there.
@MainActor
final class PointerEvent: UIEvent {
  /// What a wheel or trackpad does.
  enum Scroll {
    /// A movement begins.
    case began
    /// A movement goes on by a way of the content, in points.
    case moved(CGPoint)
    /// A movement is over.
    case ended
  }

  /// Where the pointer is, in the window.
  let place: CGPoint
  /// What is turned; nil if the pointer only moves.
  let scroll: Scroll?
  /// What kind of device scrolls.
  let scrollType: UIScrollTypeMask

  init(hoveringAt place: CGPoint, in window: UIWindow) {
    self.place = place
    scroll = nil
    scrollType = []
    super.init(type: .hover, timestamp: FrameClock.shared.now, window: window)
  }

  init(_ scroll: Scroll, by type: UIScrollTypeMask, at place: CGPoint, in window: UIWindow) {
    self.place = place
    self.scroll = scroll
    scrollType = type
    super.init(type: .scroll, timestamp: FrameClock.shared.now, window: window)
  }
}
