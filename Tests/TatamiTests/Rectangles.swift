import Tatami
import TatamiGeometry

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}
