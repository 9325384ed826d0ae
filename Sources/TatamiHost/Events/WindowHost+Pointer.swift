public import Foundation
import TatamiGraphics
public import TatamiUIKit

extension WindowHost {
  /// Moves the pointer over the window without pressing; points outside end the hover.
  public func hover(at point: CGPoint) {
    send(PointerEvent(hoveringAt: point, in: window))
  }

  /// The shape of the pointer.
  public enum Cursor: String, Hashable, Sendable {
    /// The shape over most views.
    case `default`
    /// The shape over text that can be edited or selected.
    case text
    /// The shape over links.
    case pointer
  }

  /// Returns the shape of the pointer at a point of the window; `.default` outside of it.
  ///
  /// - Complexity: That of a hit test: O(*n*) in the views.
  public func cursor(at point: CGPoint) -> Cursor {
    var view = window.hitTest(point, with: nil)
    while let current = view {
      if current.accessibilityTraits.contains(.link) { return .pointer }
      switch current {
      case let text as UITextView where text.link(at: text.convert(point, from: window)) != nil:
        return .pointer
      case let text as UITextView: return text.isEditable || text.isSelectable ? .text : .default
      case is UITextField: return .text
      case is UIControl: return .default
      default: view = current.superview
      }
    }
    return .default
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

  /// A step of a pinch or a rotation of two fingers on a trackpad.
  public enum TransformStep: Hashable, Sendable {
    /// The movement begins.
    case began
    /// The content grows by a factor, above 0, and rotates by an angle, in radians.
    case changed(scale: CGFloat, rotation: CGFloat)
    /// The movement ends.
    case ended
  }

  /// Sends a step of a pinch or a rotation at a point of the window; one that is not finite is
  /// refused with a message on standard error.
  public func transform(_ step: TransformStep, at point: CGPoint) {
    let transform: TransformEvent.Step
    switch step {
    case .began: transform = .began
    case .ended: transform = .ended
    case .changed(let scale, let rotation):
      guard scale > 0, scale.isFinite, rotation.isFinite else {
        return Diagnostics.report("a trackpad cannot scale by \(scale) and rotate by \(rotation)")
      }
      transform = .changed(scale: scale, rotation: rotation)
    }
    send(TransformEvent(transform, at: point, in: window))
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
