import Foundation

extension UIView {
  func map(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  func map(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  func map(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  func map(_ rect: CGRect, from view: UIView?) -> CGRect {
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
