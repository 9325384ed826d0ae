import Foundation

/// How a layer's stored geometry (bounds, position, anchor point, transform) relates to frames.
@MainActor
enum LayerGeometry {
  /// Returns the smallest rectangle around the transformed bounds (S2).
  static func frame(of layer: CALayer) -> CGRect {
    let size = layer.bounds.size
    let anchor = CGPoint(
      x: size.width * layer.anchorPoint.x,
      y: size.height * layer.anchorPoint.y
    )
    let local = CGRect(x: -anchor.x, y: -anchor.y, width: size.width, height: size.height)
    let placed =
      layer.affineTransform().isIdentity ? local : local.applying(layer.affineTransform())
    return placed.offsetBy(dx: layer.position.x, dy: layer.position.y)
  }

  /// Stores a frame: the position of its anchor point and the size before the transform (S3, S4).
  static func setFrame(_ frame: CGRect, of layer: CALayer) {
    guard frame.isFinite else { return layer.refuse("a frame", frame) }
    let rect = frame.standardized
    let transform = layer.affineTransform()
    let size =
      transform.isIdentity ? rect.size : rect.size.applying(transform.inverted()).magnitude
    layer.position = CGPoint(
      x: rect.minX + rect.width * layer.anchorPoint.x,
      y: rect.minY + rect.height * layer.anchorPoint.y
    )
    layer.bounds = CGRect(origin: layer.bounds.origin, size: size)
  }

  /// Returns the transform from the layer's coordinates to its superlayer's (S63).
  static func transformToSuperlayer(of layer: CALayer) -> CGAffineTransform {
    let bounds = layer.bounds
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * layer.anchorPoint.x,
      y: bounds.minY + bounds.height * layer.anchorPoint.y
    )
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(layer.affineTransform())
      .concatenating(
        CGAffineTransform(translationX: layer.position.x, y: layer.position.y)
      )
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CGSize {
  fileprivate var magnitude: CGSize {
    CGSize(width: abs(width), height: abs(height))
  }
}
