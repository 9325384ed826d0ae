public import Foundation

extension UIView {
  /// Converts a point from this view's coordinates to another's; nil means the root view's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point from another view's coordinates to this view's; nil means the root view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle to another view's coordinates; returns the bounding box if a view is
  /// rotated.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle from another view's coordinates to this view's; nil means the root
  /// view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    guard view !== self else { return .identity }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      transform = transform.concatenating(LayerGeometry.transformToSuperlayer(of: view.layer))
      view = parent
    }
    return transform
  }
}
