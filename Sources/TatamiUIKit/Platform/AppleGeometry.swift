package import Foundation
package import TatamiGeometry

extension Size {
  /// Creates a size from CoreGraphics' type.
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Rect {
  /// Creates a rectangle from CoreGraphics' type, without standardizing it.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension CGSize {
  /// Creates a size from Tatami's type.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  /// Creates a point from Tatami's type.
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  /// Creates a rectangle from Tatami's type.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
