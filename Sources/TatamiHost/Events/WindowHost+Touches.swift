public import Foundation
import TatamiGraphics
public import TatamiUIKit

extension WindowHost {
  /// Begins a touch at a point of the window and returns it.
  ///
  /// - Parameters:
  ///   - point: The point, in points of the window.
  ///   - type: The kind of the touch.
  ///   - buttons: The pressed buttons of an `indirectPointer`; other kinds have none.
  @discardableResult
  public func touchDown(
    at point: CGPoint,
    type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask = .primary
  ) -> UITouch {
    let touch = UITouch()
    touch.type = type
    if type == .indirectPointer { touch.buttonMask = buttons }
    touch.window = window
    touch.windowLocation = point
    touch.previousWindowLocation = point
    send([touch], .began)
    return touch
  }

  /// Moves a touch to a point of the window.
  public func move(_ touch: UITouch, to point: CGPoint) {
    move([(touch: touch, point: point)])
  }

  /// Moves several touches in one event; points that are not finite are refused with a message.
  public func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
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

  /// Ends a touch where it is.
  public func lift(_ touch: UITouch) {
    touch.previousWindowLocation = touch.windowLocation
    send([touch], .ended)
  }

  /// Cancels a touch, as the system does for an incoming call.
  public func cancel(_ touch: UITouch) {
    send([touch], .cancelled)
  }

  /// Sends one event with the changed touches and all stationary ones.
  private func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard touches.first?.window === window else { return }
    for touch in touches where !touch.isOver {
      touch.phase = phase
      touch.timestamp = runLoop.clock.now
    }
    let others = Set(window.activeTouches).subtracting(touches)
    for touch in others {
      touch.phase = .stationary
      touch.previousWindowLocation = touch.windowLocation
    }
    let event = UIEvent(type: .touches, timestamp: runLoop.clock.now, window: window)
    event.allTouches = touches.union(others)
    send(event)
  }
}
