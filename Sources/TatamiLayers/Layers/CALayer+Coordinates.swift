import Foundation
import TatamiDrawing

extension CALayer {
  func map(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  func map(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  func map(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  func map(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Returns the transform to another layer, by way of the topmost layer.
  private func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToTop }
    guard other !== self else { return .identity }
    return transformToTop.concatenating(other.transformToTop.inverted())
  }

  private var transformToTop: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let above = layer.superlayer ?? layer.maskedLayer {
      transform = transform.concatenating(LayerGeometry.transformToSuperlayer(of: layer))
      layer = above
    }
    return transform
  }

  /// Returns the frontmost layer at a point of the superlayer, without recursion.
  ///
  /// Hidden and fully transparent layers and clipped parts are not found.
  func frontmostLayer(at point: CGPoint) -> CALayer? {
    var waiting: [(layer: CALayer, point: CGPoint, isTested: Bool)] = [(self, point, false)]
    while let (layer, point, isTested) = waiting.popLast() {
      guard !isTested else {
        if layer.contains(point) { return layer }
        continue
      }
      let transform = LayerGeometry.transformToSuperlayer(of: layer)
      guard layer.isVisible(through: Transform(transform)), Transform(transform).isInvertible else {
        continue
      }
      let inside = point.applying(transform.inverted())
      guard !layer.masksToBounds || layer.contains(inside) else { continue }
      waiting.append((layer, inside, true))
      waiting += layer.sublayersInDrawingOrder(in: .model).map { ($0, inside, false) }
    }
    return nil
  }
}
