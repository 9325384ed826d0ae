import Foundation

/// A rotation in 3D.
struct Quaternion {
  /// The axis, whose length is the sine of half the angle.
  var axis = SIMD3<Double>.zero
  /// The cosine of half the angle.
  var cosine = 1.0

  init() {}

  init(axis: SIMD3<Double>, cosine: Double) {
    self.axis = axis
    self.cosine = cosine
  }

  /// Creates a rotation about one of the three axes, in radians.
  init(angle: Double, around index: Int) {
    axis[index] = sin(angle / 2)
    cosine = cos(angle / 2)
  }

  /// Creates the rotation that maps the coordinate axes to three orthonormal, right-handed axes.
  init(axes: [SIMD3<Double>]) {
    let diagonal = SIMD3(axes[0].x, axes[1].y, axes[2].z)
    // The largest of the four components is computed from the diagonal, the others by division.
    let squares = [
      1 + diagonal.sum(),
      1 + diagonal.x - diagonal.y - diagonal.z,
      1 - diagonal.x + diagonal.y - diagonal.z,
      1 - diagonal.x - diagonal.y + diagonal.z,
    ]
    let turn = SIMD3(
      axes[1].z - axes[2].y,
      axes[2].x - axes[0].z,
      axes[0].y - axes[1].x
    )
    let greatest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let double = max(0, squares[greatest]).squareRoot()
    guard double > 0 else { return }
    if greatest == 0 {
      cosine = double / 2
      axis = turn / (2 * double)
    } else {
      let index = greatest - 1
      for other in 0..<3 {
        axis[other] = (axes[index][other] + axes[other][index]) / (2 * double)
      }
      axis[index] = double / 2
      cosine = turn[index] / (2 * double)
    }
  }

  /// The rotated coordinate axes.
  var axes: [SIMD3<Double>] {
    (0..<3).map { index in
      var unit = SIMD3<Double>.zero
      unit[index] = 1
      let twist = axis.cross(unit) * 2
      return unit + twist * cosine + axis.cross(twist)
    }
  }

  /// Returns the spherical linear interpolation to another rotation, along the shorter way.
  func interpolated(to other: Quaternion, at fraction: Double) -> Quaternion {
    var end = other
    var closeness = axis.dot(end.axis) + cosine * end.cosine
    if closeness < 0 {
      (end.axis, end.cosine, closeness) = (-end.axis, -end.cosine, -closeness)
    }
    let angle = acos(min(1, closeness))
    guard angle > 1e-9 else { return end }
    let (left, right) = (sin((1 - fraction) * angle), sin(fraction * angle))
    return Quaternion(
      axis: (axis * left + end.axis * right) / sin(angle),
      cosine: (cosine * left + end.cosine * right) / sin(angle)
    )
  }

  /// The angles of consecutive rotations about x, y and z, in radians.
  var angles: SIMD3<Double> {
    get {
      let axes = axes
      let lean = axes[0].z
      guard abs(lean) < 1 - 1e-12 else {
        return SIMD3(0, lean > 0 ? -.pi / 2 : .pi / 2, atan2(-axes[1].x, axes[1].y))
      }
      return SIMD3(
        atan2(axes[1].z, axes[2].z),
        -asin(lean),
        atan2(axes[0].y, axes[0].x)
      )
    }
    set {
      self = Quaternion(angle: newValue.x, around: 0)
        .followed(by: Quaternion(angle: newValue.y, around: 1))
        .followed(by: Quaternion(angle: newValue.z, around: 2))
    }
  }

  /// Returns the rotation that applies this one first and then another.
  func followed(by other: Quaternion) -> Quaternion {
    Quaternion(
      axis: axis * other.cosine + other.axis * cosine + other.axis.cross(axis),
      cosine: cosine * other.cosine - axis.dot(other.axis)
    )
  }
}
