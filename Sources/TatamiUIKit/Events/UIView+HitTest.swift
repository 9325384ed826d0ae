import Foundation

extension UIView {
  /// The opacity below which views cannot be hit.
  private static let leastHitAlpha: Float = 0.01

  /// Asks the subviews from front to back; if none answers, it is the view itself (S67-S70).
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, layer.opacity >= Self.leastHitAlpha, isUserInteractionEnabled,
      !refusesTouchesWhileMoving,
      self.point(inside: point, with: event)
    else { return nil }
    var hit: UIView?
    for view in subviews.reversed() where hit == nil {
      let place = LayerGeometry.transformToSuperlayer(of: view.layer).inverted()
      ChainDepth.deeper { hit = view.hitTest(point.applying(place), with: event) }
    }
    return hit ?? self
  }
}
