public import Foundation

/// A curve that maps an animation's time to its progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Immutable after initialization, and therefore safe to share.
  let curve: UnitBezier

  package init(_ curve: UnitBezier) {
    self.curve = curve
  }

  /// Creates a predefined curve; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(name.curve)
  }

  /// Creates a cubic Bézier curve from two control points; times are clamped to 0...1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Reads the time and the progress of a control point, 0 to 3, into two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = curve.controlPoints
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Whether the curves are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// The hash of the curve.
  open override var hash: Int { curve.hashValue }
}
