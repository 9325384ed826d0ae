import Foundation
import TatamiDrawing
import TatamiGeometry

/// A type whose values can be animated.
protocol Animatable: SendableMetatype {
  /// The animatable form of the value.
  var animatable: AnimatableValue { get }
  /// Returns the value of an animatable form; nil if it has another type.
  static func value(of animatable: AnimatableValue) -> Self?
}

extension AnimatableValue {
  /// Creates an animatable value from a value of an animation; nil if it cannot be animated.
  ///
  /// Numbers and geometry boxed in `NSNumber` and `NSValue` are unboxed (T9).
  init?(any value: Any?) {
    switch value {
    case let value as any Animatable: self = value.animatable
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      guard let unboxed = value.animatable else { return nil }
      self = unboxed
    case let value as [any Animatable]: self = .list(value.compactMap(\.animatable.lanes))
    case let value as [NSNumber]: self = .list(value.map { SIMD4($0.doubleValue, 0, 0, 0) })
    case let value as CGPath: self = .path(value.value)
    default: return nil
    }
    guard isFinite else { return nil }
  }

  fileprivate var lanes: SIMD4<Double>? {
    guard case .vector(let lanes) = self else { return nil }
    return lanes
  }
}

extension CGFloat: Animatable {
  var animatable: AnimatableValue { .number(Double(self)) }
  static func value(of animatable: AnimatableValue) -> CGFloat? {
    animatable.lanes.map { CGFloat($0.x) }
  }
}

extension Double: Animatable {
  var animatable: AnimatableValue { .number(self) }
  static func value(of animatable: AnimatableValue) -> Double? { animatable.lanes?.x }
}

extension Float: Animatable {
  var animatable: AnimatableValue { .number(Double(self)) }
  static func value(of animatable: AnimatableValue) -> Float? {
    animatable.lanes.map { Float($0.x) }
  }
}

extension Int: Animatable {
  var animatable: AnimatableValue { .number(Double(self)) }
  static func value(of animatable: AnimatableValue) -> Int? {
    animatable.lanes.map { Int($0.x.clamped(to: -1e15...1e15).rounded()) }
  }
}

extension CGPoint: Animatable {
  var animatable: AnimatableValue { .vector(SIMD4(x, y, 0, 0)) }
  static func value(of animatable: AnimatableValue) -> CGPoint? {
    animatable.lanes.map { CGPoint(x: $0.x, y: $0.y) }
  }
}

extension CGSize: Animatable {
  var animatable: AnimatableValue { .vector(SIMD4(width, height, 0, 0)) }
  static func value(of animatable: AnimatableValue) -> CGSize? {
    animatable.lanes.map { CGSize(width: $0.x, height: $0.y) }
  }
}

extension CGRect: Animatable {
  var animatable: AnimatableValue {
    .vector(SIMD4(origin.x, origin.y, size.width, size.height))
  }
  static func value(of animatable: AnimatableValue) -> CGRect? {
    animatable.lanes.map { CGRect(x: $0.x, y: $0.y, width: $0.z, height: $0.w) }
  }
}

extension CGColor: Animatable {
  var animatable: AnimatableValue {
    .vector(SIMD4(value.red, value.green, value.blue, value.alpha))
  }
  static func value(of animatable: AnimatableValue) -> CGColor? {
    animatable.lanes.map { CGColor(Color(red: $0.x, green: $0.y, blue: $0.z, alpha: $0.w)) }
  }
}

extension CGAffineTransform: Animatable {
  var animatable: AnimatableValue { .transform(CATransform3DMakeAffineTransform(self)) }
  static func value(of animatable: AnimatableValue) -> CGAffineTransform? {
    guard case .transform(let transform) = animatable else { return nil }
    return CATransform3DGetAffineTransform(transform)
  }
}

extension CATransform3D: Animatable {
  var animatable: AnimatableValue { .transform(self) }
  static func value(of animatable: AnimatableValue) -> CATransform3D? {
    guard case .transform(let transform) = animatable else { return nil }
    return transform
  }
}
