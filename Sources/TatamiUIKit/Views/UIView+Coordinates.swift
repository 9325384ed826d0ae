public import Foundation

extension UIView {
  /// Converts a point of this view to another view; nil means the topmost one.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point of another view to this one; nil means the topmost one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle to another view; a rotated one gives its bounding box.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle of another view to this one.
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
