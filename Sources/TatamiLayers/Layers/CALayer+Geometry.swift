import Foundation

// Setters of the geometry: values that are not finite are reported and ignored.
extension CALayer {
  func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuse("bounds", bounds) }
    let old = exchange(&stored.bounds, with: bounds)
    if old != bounds { boundsChanged(from: old) }
    changedBounds(old, stored.bounds)
  }

  func setPosition(_ position: CGPoint) {
    guard position.isFinite else { return refuse("a position", position) }
    let old = exchange(&stored.position, with: position)
    if old != position { host?.layerPositionDidChange() }
    changed("position", old, stored.position)
  }

  func setAnchorPoint(_ point: CGPoint) {
    guard point.isFinite else { return refuse("an anchor point", point) }
    changed("anchorPoint", exchange(&stored.anchorPoint, with: point), point)
  }

  func setAnchorPointZ(_ z: CGFloat) {
    guard z.isFinite else { return refuse("an anchor point", z) }
    changed("anchorPointZ", exchange(&stored.anchorPointZ, with: z), z)
  }

  func setZPosition(_ z: CGFloat) {
    guard z.isFinite else { return refuse("a z position", z) }
    changed("zPosition", exchange(&stored.zPosition, with: z), z)
  }

  func setTransform(_ transform: CATransform3D) {
    guard transform.isFinite else { return refuse("a transform", transform) }
    changed("transform", exchange(&stored.transform, with: transform), transform)
  }

  func setSublayerTransform(_ transform: CATransform3D) {
    guard transform.isFinite else { return refuse("a sublayer transform", transform) }
    changed("sublayerTransform", exchange(&stored.sublayerTransform, with: transform), transform)
  }
}
