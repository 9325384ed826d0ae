package import Foundation

/// A ring in the tint color around the focused view, in front of all other views.
@MainActor
final class FocusRing {
  private static let width: CGFloat = 3  // points
  private static let gap: CGFloat = 1  // points between view and ring
  private static let opacity: CGFloat = 0.7
  private static let zPosition: CGFloat = 1_000_000  // in front of all views

  private let layer = CALayer()

  /// Moves the ring around a view; nil hides it.
  func show(around view: UIView?, in window: UIWindow) {
    guard let view, view.window === window else { return layer.removeFromSuperlayer() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    follow(view, in: window)
    if layer.superlayer !== window.layer { window.layer.addSublayer(layer) }
    CATransaction.commit()
  }

  private func follow(_ view: UIView, in window: UIWindow) {
    let path = (view as? any FocusRingShaping)?.focusRingPath ?? view.defaultFocusRingPath
    let outset = Self.gap + Self.width
    layer.frame = view.convert(path.rect, to: window).insetBy(dx: -outset, dy: -outset)
    layer.cornerRadius = path.cornerRadius + outset
    layer.borderWidth = Self.width
    layer.borderColor =
      view.tintColor.withAlphaComponent(Self.opacity)
      .resolvedColor(with: view.traitCollection).cgColor
    layer.zPosition = Self.zPosition
  }
}

/// The outline that a focus ring follows at a small distance: a rounded rectangle.
package struct FocusRingPath {
  /// The minimum radius around views with sharp corners, in points.
  package static let minCornerRadius: CGFloat = 2

  /// The rectangle in the view's coordinates, in points.
  package var rect: CGRect
  /// The radius of the corners, in points.
  package var cornerRadius: CGFloat

  /// Creates an outline.
  package init(rect: CGRect, cornerRadius: CGFloat) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}

/// A view whose focus ring does not follow its bounds and the corners of its layer.
@MainActor
package protocol FocusRingShaping: UIView {
  /// The outline that the focus ring follows.
  var focusRingPath: FocusRingPath { get }
}

extension UIView {
  /// The bounds, with the corners of the layer.
  package var defaultFocusRingPath: FocusRingPath {
    let radius = max(FocusRingPath.minCornerRadius, layer.cornerRadius)
    return FocusRingPath(rect: bounds, cornerRadius: radius)
  }
}
