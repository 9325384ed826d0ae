import Foundation
package import TatamiDrawing
package import TatamiGeometry

extension Point {
  package init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Size {
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension Transform {
  package init(_ t: CGAffineTransform) {
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
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension CGAffineTransform {
  package init(_ t: Transform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
