import Foundation

/// A ring in the tint colour around the focused view, in front of all.
@MainActor
final class FocusHalo {
  private static let width: CGFloat = 3  // points
  private static let gap: CGFloat = 1  // points between view and ring
  private static let opacity: CGFloat = 0.7
  private static let depth: CGFloat = 1_000_000  // in front of all views

  private let layer = CALayer()

  /// Puts the ring around a view; nil hides it.
  func show(around view: UIView?, in window: UIWindow) {
    guard let view, view.window === window else { return layer.removeFromSuperlayer() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(around: view, in: window)
    if layer.superlayer !== window.layer { window.layer.addSublayer(layer) }
    CATransaction.commit()
  }

  private func place(around view: UIView, in window: UIWindow) {
    let reach = Self.gap + Self.width
    layer.frame = view.convert(view.bounds, to: window).insetBy(dx: -reach, dy: -reach)
    layer.cornerRadius = view.focusRadius + reach
    layer.borderWidth = Self.width
    layer.borderColor =
      view.tintColor.withAlphaComponent(Self.opacity)
      .resolvedColor(with: view.traitCollection).cgColor
    layer.zPosition = Self.depth
  }
}

extension UIView {
  /// The radius of the corners of what is seen of the view, in points.
  fileprivate var focusRadius: CGFloat {
    let least: CGFloat = 2
    switch self {
    case is UISwitch: return bounds.height / 2
    case is UISlider: return bounds.height / 4
    case let button as UIButton: return max(least, button.parts.background.layer.cornerRadius)
    case let field as UITextField where field.borderStyle == .roundedRect:
      return UITextField.radius
    default: return max(least, layer.cornerRadius)
    }
  }
}
