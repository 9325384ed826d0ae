public import Foundation

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms have equal components.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

// MARK: - Making

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Returns a rotation in radians about an axis through the origin; the identity for a zero axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    .init(rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y, 0),
    .init(rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x, 0),
    .init(rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine, 0),
    .init(0, 0, 0, 1)
  )
}

// MARK: - Combining

/// Returns the transform that translates first, in points, and then applies another.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales first and then applies another.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates first, by radians about an axis, and then applies another.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies the first one and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse transform; a transform without an inverse is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverted() ?? t
}

// MARK: - The plane

/// Returns the 3D transform of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    .init(m.a, m.b, 0, 0),
    .init(m.c, m.d, 0, 0),
    .init(0, 0, 1, 0),
    .init(m.tx, m.ty, 0, 1)
  )
}

/// Whether a transform is affine in the xy plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// Returns the affine part of a transform in the xy plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
