import Foundation

extension CATransform3D {
  /// Returns the affine transform of the plane z = 0, seen from the front, near a point.
  ///
  /// The result is exact without a perspective; with a perspective, it is the tangent of the
  /// projection at the point. Nil if the point has no projection.
  func planeTransform(around point: CGPoint) -> CGAffineTransform? {
    let image = Row(point.x, point.y, 0, 1).applying(self)
    guard image.w > 0, image.w.isFinite else { return nil }
    let (x, y) = (image.x / image.w, image.y / image.w)
    var plane = CGAffineTransform(
      a: (m11 - x * m14) / image.w,
      b: (m12 - y * m14) / image.w,
      c: (m21 - x * m24) / image.w,
      d: (m22 - y * m24) / image.w,
      tx: 0,
      ty: 0
    )
    let moved = point.applying(plane)
    (plane.tx, plane.ty) = (x - moved.x, y - moved.y)
    return plane.isFinite ? plane : nil
  }

  /// Returns the inverse transform; nil if there is none.
  func inverted() -> CATransform3D? {
    affineInverse ?? generalInverse
  }

  /// The inverse of an affine transform, which most transforms of views are; nil for others.
  private var affineInverse: CATransform3D? {
    guard CATransform3DIsAffine(self), m11 * m22 != m12 * m21 else { return nil }
    let plane = CATransform3DGetAffineTransform(self).inverted()
    return plane.isFinite ? CATransform3DMakeAffineTransform(plane) : nil
  }

  /// The inverse by Gauss-Jordan elimination.
  ///
  /// The row operations that reduce the matrix to the identity transform the identity matrix into
  /// the inverse.
  private var generalInverse: CATransform3D? {
    let identity = CATransform3DIdentity.rows
    var lines = zip(rows, identity).map { $0.numbers + $1.numbers }
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(lines[$0][column]) < abs(lines[$1][column]) }
      guard let pivot, lines[pivot][column] != 0 else { return nil }
      lines.swapAt(column, pivot)
      let divisor = lines[column][column]
      lines[column] = lines[column].map { $0 / divisor }
      for row in 0..<4 where row != column {
        let factor = lines[row][column]
        lines[row] = zip(lines[row], lines[column]).map { $0 - factor * $1 }
      }
    }
    let right = lines.map { Row($0[4], $0[5], $0[6], $0[7]) }
    let inverse = CATransform3D(right[0], right[1], right[2], right[3])
    return inverse.isFinite ? inverse : nil
  }
}
