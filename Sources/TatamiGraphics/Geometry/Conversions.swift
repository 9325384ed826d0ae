public import Foundation
public import TatamiDrawing
public import TatamiGeometry

// These initializers are public because members with package access are not inlined across
// modules, and layout and rendering call them for every layer.

extension Point {
  /// Creates a point from CoreGraphics' type.
  public init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Size {
  /// Creates a size from CoreGraphics' type.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Rect {
  /// Creates a rectangle from CoreGraphics' type, without standardizing it.
  public init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension Transform {
  /// Creates a transform from CoreGraphics' type.
  public init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a),
      b: Double(t.b),
      c: Double(t.c),
      d: Double(t.d),
      translation: Point(x: Double(t.tx), y: Double(t.ty))
    )
  }
}

extension CGPoint {
  /// Creates a point from Tatami's type.
  public init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// Creates a size from Tatami's type.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// Creates a rectangle from Tatami's type.
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension CGAffineTransform {
  /// Creates a transform from Tatami's type.
  public init(_ t: Transform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
