public import Foundation

extension Headless {
  /// Puts a finger down on a window, at a point of the window, and returns its touch.
  @MainActor
  @discardableResult
  public static func touchDown(at point: CGPoint, in window: UIWindow) -> UITouch {
    let touch = UITouch()
    touch.window = window
    touch.windowLocation = point
    touch.previousWindowLocation = point
    send([touch], .began)
    return touch
  }

  /// Moves a finger to a point of its window.
  @MainActor
  public static func move(_ touch: UITouch, to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      return Diagnostics.report("a touch cannot move to \(point)")
    }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
    send([touch], .moved)
  }

  /// Lifts a finger.
  @MainActor
  public static func lift(_ touch: UITouch) {
    send([touch], .ended)
  }

  /// Takes a touch away, as the system does when something else comes up.
  @MainActor
  public static func cancel(_ touch: UITouch) {
    send([touch], .cancelled)
  }

  /// Brings fingers down and up, one after another tap, at a point of a window.
  ///
  /// The clock is turned by 0.05 seconds while the fingers are down and by 0.1 seconds between two
  /// taps; several fingers lie 20 points apart, side by side.
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

  /// Moves a finger over a window in a straight line and lifts it.
  ///
  /// The clock is turned by the duration, in seconds, in equal steps; the finger rests for a
  /// tenth of a second before it is lifted, so that nothing is flung.
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

  @MainActor
  private static func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let window = touches.first?.window else { return }
    for touch in touches where !touch.isOver {
      touch.phase = phase
      touch.timestamp = FrameClock.shared.now
    }
    let others = Set(window.touchDispatcher.activeTouches).subtracting(touches)
    for touch in others {
      touch.phase = .stationary
      touch.previousWindowLocation = touch.windowLocation
    }
    let event = UIEvent(type: .touches, timestamp: FrameClock.shared.now, window: window)
    event.allTouches = touches.union(others)
    UIApplication.shared.sendEvent(event)
    Commit.run()
  }
}
