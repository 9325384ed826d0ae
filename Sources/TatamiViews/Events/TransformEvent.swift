import Foundation

/// A pinch or a rotation of two fingers on a trackpad.
@MainActor
package final class TransformEvent: UIEvent {
  /// A phase of the movement.
  package enum Step {
    /// The movement begins.
    case began
    /// The content grows by a factor and rotates by an angle, in radians.
    case changed(scale: CGFloat, rotation: CGFloat)
    /// The movement ends.
    case ended
  }

  /// The location of the pointer, in the window's coordinates.
  let location: CGPoint
  /// The phase.
  let step: Step

  package init(_ step: Step, at location: CGPoint, in window: UIWindow) {
    self.location = location
    self.step = step
    super.init(type: .transform, timestamp: window.layer.runLoop.clock.now, window: window)
  }
}
