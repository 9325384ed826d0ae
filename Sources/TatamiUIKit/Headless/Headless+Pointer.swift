public import Foundation

extension Headless {
  /// Moves a pointer over a window, without pressing; outside of it the pointer leaves.
  @MainActor
  public static func hover(at point: CGPoint, in window: UIWindow) {
    UIApplication.shared.sendEvent(PointerEvent(hoveringAt: point, in: window))
    Commit.run()
  }

  /// Scrolls by some points at a point of a window: with positive numbers towards the end.
  ///
  /// - Parameter duration: Seconds; 0 is one step of a wheel, anything above are two fingers on a
  ///   trackpad that move evenly, 60 times a second, while the clock is turned by that time.
  @MainActor
  public static func scroll(
    by distance: CGPoint,
    at point: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0
  ) {
    guard distance.x.isFinite, distance.y.isFinite, duration < maxDuration else {
      return Diagnostics.report("nothing can scroll by \(distance) in \(duration) seconds")
    }
    let type: UIScrollTypeMask = duration > 0 ? .continuous : .discrete
    let steps = max(1, Int((max(0, duration) / FrameClock.frameDuration).rounded()))
    let share = CGPoint(x: -distance.x / CGFloat(steps), y: -distance.y / CGFloat(steps))
    send(PointerEvent(.began, by: type, at: point, in: window))
    for _ in 0..<steps {
      advance(by: max(0, duration) / TimeInterval(steps))
      send(PointerEvent(.moved(share), by: type, at: point, in: window))
    }
    send(PointerEvent(.ended, by: type, at: point, in: window))
  }

  /// The longest movement, in seconds.
  private static let maxDuration: TimeInterval = 3600

  @MainActor
  private static func send(_ event: PointerEvent) {
    UIApplication.shared.sendEvent(event)
    Commit.run()
  }
}
