public import Foundation

/// A 3D transform: a matrix of four rows, which points multiply from the left as row vectors.
public struct CATransform3D: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var m11: CGFloat
  /// The coefficient of x in y'.
  public var m12: CGFloat
  /// The coefficient of x in z'.
  public var m13: CGFloat
  /// The coefficient of x in w', the divisor.
  public var m14: CGFloat
  /// The coefficient of y in x'.
  public var m21: CGFloat
  /// The coefficient of y in y'.
  public var m22: CGFloat
  /// The coefficient of y in z'.
  public var m23: CGFloat
  /// The coefficient of y in w', the divisor.
  public var m24: CGFloat
  /// The coefficient of z in x'.
  public var m31: CGFloat
  /// The coefficient of z in y'.
  public var m32: CGFloat
  /// The coefficient of z in z'.
  public var m33: CGFloat
  /// The coefficient of z in w', the divisor: -1/*d* is a viewing distance of *d* points.
  public var m34: CGFloat
  /// The translation along x, in points.
  public var m41: CGFloat
  /// The translation along y, in points.
  public var m42: CGFloat
  /// The translation along z, in points.
  public var m43: CGFloat
  /// The constant part of w', the divisor.
  public var m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init(Row(), Row(), Row(), Row())
  }

  /// Creates a matrix from its components, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.init(
      Row(m11, m12, m13, m14),
      Row(m21, m22, m23, m24),
      Row(m31, m32, m33, m34),
      Row(m41, m42, m43, m44)
    )
  }
}

extension CATransform3D {
  /// A row of the matrix, or a point in homogeneous coordinates.
  struct Row {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var z: CGFloat = 0
    var w: CGFloat = 0

    init() {}

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
      (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// The four components from left to right.
    var numbers: [CGFloat] { [x, y, z, w] }

    /// Returns the transformed row, without the division by w.
    func applying(_ t: CATransform3D) -> Row {
      Row(
        x * t.m11 + y * t.m21 + z * t.m31 + w * t.m41,
        x * t.m12 + y * t.m22 + z * t.m32 + w * t.m42,
        x * t.m13 + y * t.m23 + z * t.m33 + w * t.m43,
        x * t.m14 + y * t.m24 + z * t.m34 + w * t.m44
      )
    }
  }

  init(_ row1: Row, _ row2: Row, _ row3: Row, _ row4: Row) {
    (m11, m12, m13, m14) = (row1.x, row1.y, row1.z, row1.w)
    (m21, m22, m23, m24) = (row2.x, row2.y, row2.z, row2.w)
    (m31, m32, m33, m34) = (row3.x, row3.y, row3.z, row3.w)
    (m41, m42, m43, m44) = (row4.x, row4.y, row4.z, row4.w)
  }

  /// The rows from top to bottom.
  var rows: [Row] {
    [
      Row(m11, m12, m13, m14), Row(m21, m22, m23, m24),
      Row(m31, m32, m33, m34), Row(m41, m42, m43, m44),
    ]
  }

  /// Whether all sixteen components are finite.
  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }

  /// Returns the transform that applies this one first and then the other.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    CATransform3D(
      Row(m11, m12, m13, m14).applying(other),
      Row(m21, m22, m23, m24).applying(other),
      Row(m31, m32, m33, m34).applying(other),
      Row(m41, m42, m43, m44).applying(other)
    )
  }
}
