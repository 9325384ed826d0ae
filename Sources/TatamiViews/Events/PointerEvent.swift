import Foundation

/// A movement of a pointer over a window, or a scrolling movement of a wheel or trackpad.
@MainActor
package final class PointerEvent: UIEvent {
  /// A phase of a scrolling movement.
  package enum Scroll {
    /// The movement begins.
    case began
    /// The movement continues by a distance of the content, in points.
    case moved(CGPoint)
    /// The movement ends.
    case ended
  }

  /// The location of the pointer, in the window's coordinates.
  let location: CGPoint
  /// The phase of scrolling; nil if the pointer only moves.
  package let scroll: Scroll?
  /// The kind of device that scrolls.
  let scrollType: UIScrollTypeMask

  package init(hoveringAt location: CGPoint, in window: UIWindow) {
    self.location = location
    scroll = nil
    scrollType = []
    super.init(type: .hover, timestamp: window.layer.runLoop.clock.now, window: window)
  }

  package init(
    _ scroll: Scroll,
    by type: UIScrollTypeMask,
    at location: CGPoint,
    in window: UIWindow
  ) {
    self.location = location
    self.scroll = scroll
    scrollType = type
    super.init(type: .scroll, timestamp: window.layer.runLoop.clock.now, window: window)
  }
}
