public import Foundation
import TatamiDrawing

extension CALayer {
  /// Converts a point to another layer's coordinates; nil is the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a point from another layer's coordinates; nil is the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle to another layer's coordinates; the result is a bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Converts a rectangle from another layer's coordinates; the result is a bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
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
  /// Clipped, hidden and fully transparent layers are not found.
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
