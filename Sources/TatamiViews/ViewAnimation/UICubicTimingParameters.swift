public import Foundation

/// The timing of a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The predefined curve; ease-in-ease-out for a curve with control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  open private(set) var controlPoint1: CGPoint
  /// The second control point: time and progress.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates the timing of ease-in-ease-out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates the timing of a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
      case .linear: (.zero, CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Creates the timing of a curve with two control points, whose times are clamped to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2, isBuiltin) = (point1, point2, false)
    super.init()
  }

  /// The kind of timing: `builtin` for a predefined curve, `cubic` for control points.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve: this object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring: nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
