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

  @MainActor
  private static func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let window = touches.first?.window else { return }
    for touch in touches {
      touch.phase = phase
      touch.timestamp = FrameClock.shared.now
    }
    let event = UIEvent(type: .touches, timestamp: FrameClock.shared.now, window: window)
    event.allTouches = touches
    UIApplication.shared.sendEvent(event)
    Commit.run()
  }
}
