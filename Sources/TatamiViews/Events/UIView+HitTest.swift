import Foundation

extension UIView {
  /// The lowest opacity at which a view receives touches.
  private static let minHitAlpha: Float = 0.01

  /// Hit-tests the subviews from front to back; returns the view itself if none is hit (S67-S70).
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, layer.opacity >= Self.minHitAlpha, isUserInteractionEnabled,
      !refusesTouchesWhileMoving,
      self.point(inside: point, with: event)
    else { return nil }
    var hit: UIView?
    for view in subviews.reversed() where hit == nil {
      let toSubview = LayerGeometry.transformToSuperlayer(of: view.layer).inverted()
      ChainDepth.descend { hit = view.hitTest(point.applying(toSubview), with: event) }
    }
    return hit ?? self
  }
}
