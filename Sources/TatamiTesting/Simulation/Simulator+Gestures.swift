public import Foundation
import TatamiHost
public import TatamiUIKit

extension Simulator {
  /// Taps a point of a window.
  ///
  /// The clock advances by 0.05 seconds during each tap and by 0.1 seconds between two taps;
  /// several fingers lie 20 points apart, side by side. The clock does not advance after
  /// the last tap, so another tap is the second of a double tap unless the clock is advanced first.
  public static func tap(
    at point: CGPoint,
    in window: UIWindow,
    count: Int = 1,
    fingers: Int = 1
  ) {
    for index in 0..<max(0, count) {
      if index > 0 { advance(by: 0.1) }
      let touches = (0..<max(0, fingers)).map { finger in
        touchDown(at: CGPoint(x: point.x + 20 * CGFloat(finger), y: point.y), in: window)
      }
      advance(by: 0.05)
      for touch in touches { lift(touch) }
    }
  }

  /// Holds a touch at a point of a window while the clock advances by some seconds.
  public static func longPress(
    at point: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0.6
  ) {
    let touch = touchDown(at: point, in: window)
    advance(by: duration)
    lift(touch)
  }

  /// Drags a touch over a window in a straight line.
  ///
  /// The clock advances by the duration, in seconds, in equal steps; the touch stays for another
  /// 0.15 seconds before it ends, so that nothing is flung.
  public static func drag(
    from start: CGPoint,
    to end: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0.5,
    steps: Int = 30
  ) {
    let touch = touchDown(at: start, in: window)
    move(touch, to: end, duration: duration, steps: steps)
    advance(by: 0.15)
    lift(touch)
  }

  /// Flicks a touch over a window, which ends in the middle of the movement.
  ///
  /// The clock advances by the duration, in seconds, in 12 equal steps.
  public static func flick(
    from start: CGPoint,
    to end: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0.2
  ) {
    let touch = touchDown(at: start, in: window)
    move(touch, to: end, duration: duration, steps: 12)
    lift(touch)
  }

  /// Moves two touches around a point of a window, from one distance to another and by an angle.
  ///
  /// The clock advances by half a second, in 30 equal steps.
  ///
  /// - Parameters:
  ///   - center: The middle of the touches, in points of the window.
  ///   - start: The distance of the touches at the beginning, in points.
  ///   - end: The distance of the touches at the end, in points.
  ///   - angle: The rotation, in radians; the touches begin side by side.
  ///   - window: The window that is touched.
  public static func pinch(
    at center: CGPoint,
    from start: CGFloat,
    to end: CGFloat,
    turning angle: CGFloat = 0,
    in window: UIWindow
  ) {
    let (duration, steps) = (0.5, 30)
    func locations(_ step: Int) -> [CGPoint] {
      let share = CGFloat(step) / CGFloat(steps)
      let (radius, turn) = ((start + (end - start) * share) / 2, angle * share)
      let (x, y) = (radius * cos(turn), radius * sin(turn))
      return [
        CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y),
      ]
    }
    let touches = locations(0).map { touchDown(at: $0, in: window) }
    for step in 1...steps {
      advance(by: duration / TimeInterval(steps))
      move(zip(touches, locations(step)).map { (touch: $0, point: $1) })
    }
    for touch in touches { lift(touch) }
  }

  /// Moves a touch to a point in a straight line while the clock advances in equal steps.
  public static func move(
    _ touch: UITouch,
    to end: CGPoint,
    duration: TimeInterval,
    steps: Int = 30
  ) {
    let start = touch.windowLocation
    let count = max(1, steps)
    for step in 1...count {
      advance(by: duration / TimeInterval(count))
      let share = CGFloat(step) / CGFloat(count)
      let (x, y) = (end.x - start.x, end.y - start.y)
      move(touch, to: CGPoint(x: start.x + x * share, y: start.y + y * share))
    }
  }
}
