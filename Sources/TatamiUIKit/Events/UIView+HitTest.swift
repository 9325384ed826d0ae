import Foundation

extension UIView {
  /// The opacity below which views cannot be hit.
  private static let leastHitAlpha: CGFloat = 0.01

  /// Asks the subviews from front to back; if none answers, it is the view itself (S67-S70).
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= Self.leastHitAlpha, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let place = LayerGeometry.transformToSuperlayer(of: view.layer).inverted()
      if let hit = view.hitTest(point.applying(place), with: event) { return hit }
    }
    return self
  }
}
