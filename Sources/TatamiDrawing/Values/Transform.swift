import Glibc

public import TatamiGeometry

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  /// How much x adds to x.
  public var a: Double
  /// How much x adds to y.
  public var b: Double
  /// How much y adds to x.
  public var c: Double
  /// How much y adds to y.
  public var d: Double
  /// The horizontal movement, in points.
  public var tx: Double
  /// The vertical movement, in points.
  public var ty: Double

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a movement, in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a scaling about the origin.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin, in radians; positive angles turn clockwise on screen.
  public init(rotation angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The determinant: the factor by which areas grow.
  public var determinant: Double { a * d - b * c }

  /// Whether the map can be undone and all six numbers are finite.
  public var isInvertible: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && determinant.isFinite && abs(determinant) > 1e-12
  }

  /// Whether the map only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the map only moves and stretches along the axes.
  var isScaling: Bool { b == 0 && c == 0 }
}

extension Transform {
  /// Returns the map that applies this one first, then another.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// Returns the map back, nil where there is none.
  public func inverted() -> Transform? {
    guard isInvertible else { return nil }
    let scale = 1 / determinant
    return Transform(
      a: d * scale,
      b: -b * scale,
      c: -c * scale,
      d: a * scale,
      tx: (c * ty - d * tx) * scale,
      ty: (b * tx - a * ty) * scale
    )
  }

  /// Maps a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Maps a rectangle's corners and returns the bounding box.
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
