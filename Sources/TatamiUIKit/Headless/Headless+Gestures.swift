public import Foundation

extension Headless {
  /// Brings fingers down and up, one tap after another, at a point of a window.
  ///
  /// The clock is turned by 0.05 seconds while the fingers are down and by 0.1 seconds between two
  /// taps; several fingers lie 20 points apart, side by side. After the last one it stands still:
  /// another tap here is the second of a double tap unless the clock is turned before.
  @MainActor
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

  /// Rests a finger on a point of a window while the clock is turned by some seconds, and lifts it.
  @MainActor
  public static func longPress(
    at point: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0.6
  ) {
    let touch = touchDown(at: point, in: window)
    advance(by: duration)
    lift(touch)
  }

  /// Moves a finger over a window in a straight line and lifts it.
  ///
  /// The clock is turned by the duration, in seconds, in equal steps; the finger rests for 0.15
  /// seconds before it is lifted, so that nothing is flung.
  @MainActor
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

  /// Moves a finger quickly over a window and lifts it in the middle of the movement.
  ///
  /// The clock is turned by the duration, in seconds, in 12 equal steps.
  @MainActor
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

  /// Moves two fingers around a point of a window, from one distance to another and by an angle.
  ///
  /// - Parameters:
  ///   - angle: The turn, in radians; the fingers begin side by side.
  ///   - duration: Seconds by which the clock is turned, in 30 equal steps.
  @MainActor
  public static func pinch(
    at center: CGPoint,
    from start: CGFloat,
    to end: CGFloat,
    turning angle: CGFloat = 0,
    in window: UIWindow,
    duration: TimeInterval = 0.5
  ) {
    let steps = 30
    func places(_ step: Int) -> [CGPoint] {
      let share = CGFloat(step) / CGFloat(steps)
      let (radius, turn) = ((start + (end - start) * share) / 2, angle * share)
      let (x, y) = (radius * cos(turn), radius * sin(turn))
      return [
        CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y),
      ]
    }
    let touches = places(0).map { touchDown(at: $0, in: window) }
    for step in 1...steps {
      advance(by: duration / TimeInterval(steps))
      move(zip(touches, places(step)).map { (touch: $0, point: $1) })
    }
    for touch in touches { lift(touch) }
  }

  /// Moves a finger to a point in a straight line, turning the clock by equal steps.
  @MainActor
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
