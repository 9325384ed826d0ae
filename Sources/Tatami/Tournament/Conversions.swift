import TatamiGeometry
import TatamiUIKit

extension Size {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
