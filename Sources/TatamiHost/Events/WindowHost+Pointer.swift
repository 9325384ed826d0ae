public import Foundation
public import TatamiUIKit

extension WindowHost {
  /// Moves the pointer over the window without pressing; points outside end the hover.
  public func hover(at point: CGPoint) {
    send(PointerEvent(hoveringAt: point, in: window))
  }

  /// A step of a wheel or trackpad.
  public enum ScrollStep: Hashable, Sendable {
    /// The movement begins.
    case began
    /// The content moves by a distance, in points.
    case moved(CGPoint)
    /// The movement ends.
    case ended
  }

  /// Sends a step of a wheel (discrete) or trackpad (continuous) at a point of the window.
  public func scroll(_ step: ScrollStep, at point: CGPoint, type: UIScrollTypeMask) {
    let scroll: PointerEvent.Scroll =
      switch step {
      case .began: .began
      case .moved(let distance): .moved(distance)
      case .ended: .ended
      }
    send(PointerEvent(scroll, by: type, at: point, in: window))
  }
}
