public import Foundation

/// The kinds of timing.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// An object that provides the timing of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}
