import Foundation

/// A transform decomposed into components that are interpolated one by one.
///
/// They are applied in this order: scale, shear, rotation, translation, perspective.
struct DecomposedTransform {
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shear of x by y, x by z and y by z.
  var shear = SIMD3<Double>.zero
  var rotation = Quaternion()
  var translation = SIMD3<Double>.zero
  /// The last column.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  /// Decomposes a transform; nil if it is singular or not finite.
  init?(_ transform: CATransform3D) {
    guard transform.isFinite, transform.m44 != 0 else { return nil }
    var rows = transform.rows.map { row in
      SIMD4<Double>(row.x, row.y, row.z, row.w) / Double(transform.m44)
    }
    perspective = Self.takePerspective(from: &rows)
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    var axes = rows.prefix(3).map { SIMD3($0.x, $0.y, $0.z) }
    guard takeScaleAndShear(from: &axes) else { return nil }
    rotation = Quaternion(axes: axes)
  }

  /// Solves for the perspective and removes it from the rows.
  private static func takePerspective(from rows: inout [SIMD4<Double>]) -> SIMD4<Double> {
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for index in rows.indices { rows[index].w = index == 3 ? 1 : 0 }
    guard column != SIMD4(0, 0, 0, 1),
      let inverse = CATransform3D(lanes: rows).inverted()
    else { return SIMD4(0, 0, 0, 1) }
    return inverse.rows.map { SIMD4<Double>($0.x, $0.y, $0.z, $0.w) }
      .map { ($0 * column).sum() }
      .lanes
  }

  /// Orthonormalizes the axes; the steps yield scale and shear.
  private mutating func takeScaleAndShear(from axes: inout [SIMD3<Double>]) -> Bool {
    func normalize(_ index: Int) -> Bool {
      scale[index] = axes[index].length
      guard scale[index] > 0 else { return false }
      axes[index] /= scale[index]
      return true
    }
    guard normalize(0) else { return false }
    shear.x = axes[0].dot(axes[1])
    axes[1] -= axes[0] * shear.x
    guard normalize(1) else { return false }
    shear.x /= scale.y
    shear.y = axes[0].dot(axes[2])
    axes[2] -= axes[0] * shear.y
    shear.z = axes[1].dot(axes[2])
    axes[2] -= axes[1] * shear.z
    guard normalize(2) else { return false }
    shear.y /= scale.z
    shear.z /= scale.z
    mirrorIfNeeded(&axes)
    return true
  }

  /// Converts left-handed axes to right-handed ones by negating the scale of the axis that points
  /// backwards.
  private mutating func mirrorIfNeeded(_ axes: inout [SIMD3<Double>]) {
    guard axes[0].dot(axes[1].cross(axes[2])) < 0 else { return }
    let forward = [axes[0].x, axes[1].y, axes[2].z]
    let index = forward.indices.min { forward[$0] < forward[$1] } ?? 0
    scale[index] = -scale[index]
    axes[index] = -axes[index]
    // The shears that involve the mirrored axis change their sign.
    if index == 0 { shear = SIMD3(-shear.x, -shear.y, shear.z) }
    if index == 1 { shear = SIMD3(-shear.x, shear.y, -shear.z) }
    if index == 2 { shear = SIMD3(shear.x, -shear.y, -shear.z) }
  }

  /// The composed transform.
  var transform: CATransform3D {
    let lean = [
      SIMD3<Double>(1, 0, 0),
      SIMD3(shear.x, 1, 0),
      SIMD3(shear.y, shear.z, 1),
    ]
    let axes = rotation.axes
    var rows = lean.enumerated().map { index, row -> SIMD4<Double> in
      let axis = (axes[0] * row.x + axes[1] * row.y + axes[2] * row.z) * scale[index]
      return SIMD4(axis, 0)
    }
    rows.append(SIMD4(translation, 1))
    let plain = CATransform3D(lanes: rows)
    guard perspective != SIMD4(0, 0, 0, 1) else { return plain }
    var view = CATransform3DIdentity
    (view.m14, view.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
    (view.m34, view.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
    return plain.concatenating(view)
  }

  /// Returns the interpolated components; rotations take the shorter way.
  func interpolated(to other: DecomposedTransform, at fraction: Double) -> DecomposedTransform {
    var parts = DecomposedTransform()
    parts.scale = scale + (other.scale - scale) * fraction
    parts.shear = shear + (other.shear - shear) * fraction
    parts.rotation = rotation.interpolated(to: other.rotation, at: fraction)
    parts.translation = translation + (other.translation - translation) * fraction
    parts.perspective = perspective + (other.perspective - perspective) * fraction
    return parts
  }
}

extension CATransform3D {
  fileprivate init(lanes: [SIMD4<Double>]) {
    let rows = lanes.map { Row(CGFloat($0.x), CGFloat($0.y), CGFloat($0.z), CGFloat($0.w)) }
    self.init(rows[0], rows[1], rows[2], rows[3])
  }

  /// Returns the interpolated transform; translation, scale, shear and rotation are interpolated
  /// separately.
  ///
  /// If either transform is singular, the matrix components are interpolated instead.
  func interpolated(to other: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    if let start = DecomposedTransform(self), let end = DecomposedTransform(other) {
      return start.interpolated(to: end, at: fraction).transform
    }
    let rows = zip(rows, other.rows).map { start, end in
      let (start, end) = (SIMD4(start), SIMD4(end))
      return start + (end - start) * fraction
    }
    return CATransform3D(lanes: rows)
  }
}

extension SIMD4<Double> {
  fileprivate init(_ row: CATransform3D.Row) {
    self.init(row.x, row.y, row.z, row.w)
  }
}

extension [Double] {
  fileprivate var lanes: SIMD4<Double> { SIMD4(self[0], self[1], self[2], self[3]) }
}

extension SIMD3<Double> {
  var length: Double { (self * self).sum().squareRoot() }

  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}
