public import Foundation
import TatamiGraphics
import TatamiHost
import TatamiLayers
public import TatamiUIKit

extension Simulator {
  /// Moves a pointer over a window, without pressing; points outside end the hover.
  public static func hover(at point: CGPoint, in window: UIWindow) {
    WindowHost(window).hover(at: point)
  }

  /// Scrolls by a distance in points at a point of a window; positive distances move toward the
  /// end of the content.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points.
  ///   - point: The position of the pointer, in points of the window.
  ///   - window: The window.
  ///   - duration: In seconds; 0 is one step of a wheel, anything above are two fingers on a
  ///     trackpad that move evenly, 60 times a second, while the clock advances by that time.
  public static func scroll(
    by distance: CGPoint,
    at point: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0
  ) {
    guard distance.x.isFinite, distance.y.isFinite, duration < maxDuration else {
      return Diagnostics.report("nothing can scroll by \(distance) in \(duration) seconds")
    }
    let host = WindowHost(window)
    let type: UIScrollTypeMask = duration > 0 ? .continuous : .discrete
    let steps = max(1, Int((max(0, duration) / FrameClock.frameDuration).rounded()))
    let share = CGPoint(x: -distance.x / CGFloat(steps), y: -distance.y / CGFloat(steps))
    host.scroll(.began, at: point, type: type)
    for _ in 0..<steps {
      advance(by: max(0, duration) / TimeInterval(steps))
      host.scroll(.moved(share), at: point, type: type)
    }
    host.scroll(.ended, at: point, type: type)
  }

  /// The longest movement, in seconds.
  private static let maxDuration: TimeInterval = 3600
}
