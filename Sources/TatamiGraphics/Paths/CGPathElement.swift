public import Foundation
import TatamiDrawing

/// An element of a path; valid only during the callback.
public struct CGPathElement {
  /// The element's type.
  public var type: CGPathElementType
  /// The element's points; their number depends on the type.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = Array(repeating: CGPoint.zero, count: 3)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for element in value.elements {
        let (type, found) = element.parts
        for (index, point) in found.enumerated() { start[index] = point }
        var step = CGPathElement(type: type, points: start)
        block(&step)
      }
    }
  }
}

extension Path.Element {
  /// The element's type and points, control points first.
  fileprivate var parts: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [CGPoint(point)])
    case .line(let point): (.addLineToPoint, [CGPoint(point)])
    case .quad(let point, let control):
      (.addQuadCurveToPoint, [CGPoint(control), CGPoint(point)])
    case .curve(let point, let control1, let control2):
      (.addCurveToPoint, [CGPoint(control1), CGPoint(control2), CGPoint(point)])
    case .close: (.closeSubpath, [])
    }
  }
}
