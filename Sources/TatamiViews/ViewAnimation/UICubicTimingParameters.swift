public import Foundation

/// The timing of a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of UIKit; ease-in-ease-out for a curve with control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  open private(set) var controlPoint1: CGPoint
  /// The second control point: time and progress.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates the timing of ease-in-ease-out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates the timing of one of UIKit's curves.
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

  /// Creates the timing of a curve with two control points; their times are limited to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2, isBuiltin) = (point1, point2, false)
    super.init()
  }

  /// `builtin` for a curve of UIKit, `cubic` for control points.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// This object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
