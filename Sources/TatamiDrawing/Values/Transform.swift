import Glibc

public import TatamiGeometry

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// ```swift
/// let turned = Transform(rotation: .pi / 2).concatenating(Transform(translationX: 100, y: 0))
/// let point = turned.apply(Point(x: 10, y: 0))
/// ```
public struct Transform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The horizontal translation, in points.
  public var tx: Double
  /// The vertical translation, in points.
  public var ty: Double

  /// The identity transform.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1)

  /// Creates a transform from its matrix and its translation in points.
  public init(a: Double, b: Double, c: Double, d: Double, translation: Point = .zero) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    (tx, ty) = (translation.x, translation.y)
  }

  /// Creates a translation, in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, translation: Point(x: x, y: y))
  }

  /// Creates a scaling about the origin.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y)
  }

  /// Creates a rotation about the origin, in radians; positive angles rotate clockwise on screen.
  public init(rotation angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// The determinant: the factor by which areas grow.
  public var determinant: Double { a * d - b * c }

  /// Whether the transform has an inverse and all six numbers are finite.
  public var isInvertible: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && determinant.isFinite && abs(determinant) > 1e-12
  }

  /// Whether the transform only translates.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the transform only scales along the axes and translates.
  var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}

extension Transform {
  /// Returns the transform that applies this one first, then another.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      translation: next.apply(Point(x: tx, y: ty))
    )
  }

  /// Returns the inverse transform; nil if there is none.
  public func inverted() -> Transform? {
    guard isInvertible else { return nil }
    let scale = 1 / determinant
    return Transform(
      a: d * scale,
      b: -b * scale,
      c: -c * scale,
      d: a * scale,
      translation: Point(x: (c * ty - d * tx) * scale, y: (b * tx - a * ty) * scale)
    )
  }

  /// Returns a point mapped by the transform.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of a rectangle's corners mapped by the transform.
  public func apply(_ rect: Rect) -> Rect {
    let (x1, x2) = (a * rect.minX, a * rect.maxX)
    let (x3, x4) = (c * rect.minY, c * rect.maxY)
    let (y1, y2) = (b * rect.minX, b * rect.maxX)
    let (y3, y4) = (d * rect.minY, d * rect.maxY)
    let (left, top) = (min(x1, x2) + min(x3, x4) + tx, min(y1, y2) + min(y3, y4) + ty)
    let (right, bottom) = (max(x1, x2) + max(x3, x4) + tx, max(y1, y2) + max(y3, y4) + ty)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
