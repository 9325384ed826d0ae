import Foundation

/// Conversions between frames and a layer's stored geometry: bounds, position, anchor, transform.
package enum LayerGeometry {
  /// Returns the bounding box of the transformed bounds (S2).
  package static func frame(of layer: CALayer) -> CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    let local = CGRect(
      x: -size.width * anchor.x,
      y: -size.height * anchor.y,
      width: size.width,
      height: size.height
    )
    let transform = ownTransform(of: layer)
    let transformed = transform.isIdentity ? local : local.applying(transform)
    return transformed.offsetBy(dx: layer.position.x, dy: layer.position.y)
  }

  /// Stores a frame: the position of its anchor point and the size before the transform (S3, S4).
  static func setFrame(_ frame: CGRect, of layer: CALayer) {
    guard frame.isFinite else { return layer.refuse("a frame", frame) }
    let rect = frame.standardized
    let transform = ownTransform(of: layer)
    let size =
      transform.isIdentity ? rect.size : rect.size.applying(transform.inverted()).magnitude
    layer.position = CGPoint(
      x: rect.minX + rect.width * layer.anchorPoint.x,
      y: rect.minY + rect.height * layer.anchorPoint.y
    )
    layer.bounds = CGRect(origin: layer.bounds.origin, size: size)
  }

  /// Returns the transform from the layer's coordinates to its superlayer's (S63).
  package static func transformToSuperlayer(
    of layer: CALayer,
    in tree: LayerTree = .model
  ) -> CGAffineTransform {
    let values = layer.values(in: tree)
    if let superlayer = layer.superlayer?.values(in: tree),
      !CATransform3DIsIdentity(superlayer.sublayerTransform)
    {
      return transform(of: values, in: superlayer)
    }
    return flatTransform(of: values)
  }

  /// Returns the transform from the layer's coordinates to those of a superlayer without a sublayer
  /// transform.
  static func flatTransform(of layer: CALayer) -> CGAffineTransform {
    let anchor = layer.anchorInBounds
    let position = layer.position
    let own = ownTransform(of: layer)
    guard !own.isIdentity else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(own)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns the layer's own transform about its anchor point, projected onto the plane.
  private static func ownTransform(of layer: CALayer) -> CGAffineTransform {
    let transform = layer.transform
    if CATransform3DIsAffine(transform) { return CATransform3DGetAffineTransform(transform) }
    return CATransform3DTranslate(transform, 0, 0, -layer.anchorPointZ)
      .planeTransform(around: .zero) ?? .collapsed
  }

  /// Returns the transform of a layer whose superlayer has a sublayer transform.
  private static func transform(
    of layer: CALayer,
    in superlayer: CALayer
  ) -> CGAffineTransform {
    let anchor = layer.anchorInBounds
    let middle = superlayer.anchorInBounds
    let toMiddle = CATransform3DMakeTranslation(
      layer.position.x - middle.x,
      layer.position.y - middle.y,
      layer.zPosition + layer.anchorPointZ
    )
    return CATransform3DTranslate(layer.transform, -anchor.x, -anchor.y, -layer.anchorPointZ)
      .concatenating(toMiddle)
      .concatenating(superlayer.sublayerTransform)
      .concatenating(CATransform3DMakeTranslation(middle.x, middle.y, 0))
      .planeTransform(around: anchor) ?? .collapsed
  }
}

extension CALayer {
  /// The anchor point in the layer's own coordinates.
  fileprivate var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y
    )
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
  /// The transform of invisible layers, which maps all points to the origin.
  static let collapsed = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)

  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CGSize {
  fileprivate var magnitude: CGSize {
    CGSize(width: abs(width), height: abs(height))
  }
}
