public import Foundation

extension Headless {
  /// Puts a finger down on a window, at a point of the window, and returns its touch.
  @MainActor
  @discardableResult
  public static func touchDown(
    at point: CGPoint,
    in window: UIWindow,
    type: UITouch.TouchType = .direct
  ) -> UITouch {
    let touch = UITouch()
    touch.type = type
    touch.window = window
    touch.windowLocation = point
    touch.previousWindowLocation = point
    send([touch], .began)
    return touch
  }

  /// Moves a finger to a point of its window.
  @MainActor
  public static func move(_ touch: UITouch, to point: CGPoint) {
    move([(touch: touch, point: point)])
  }

  /// Moves several fingers of one window in one event.
  @MainActor
  public static func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    for (touch, point) in moves where !touch.isOver {
      guard point.x.isFinite, point.y.isFinite else {
        Diagnostics.report("a touch cannot move to \(point)")
        continue
      }
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = point
    }
    send(Set(moves.map(\.touch)), .moved)
  }

  /// Lifts a finger.
  @MainActor
  public static func lift(_ touch: UITouch) {
    touch.previousWindowLocation = touch.windowLocation
    send([touch], .ended)
  }

  /// Takes a touch away, as the system does when something else comes up.
  @MainActor
  public static func cancel(_ touch: UITouch) {
    send([touch], .cancelled)
  }

  /// Sends one event with the changed touches and those that rest.
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
