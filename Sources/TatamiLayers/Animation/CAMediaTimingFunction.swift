public import Foundation

/// A curve that tells an animation's progress from its time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Never changes after `init`, which makes the class safe to share.
  let curve: UnitBezier

  package init(_ curve: UnitBezier) {
    self.curve = curve
  }

  /// Makes one of the named curves; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(name.curve)
  }

  /// Makes the curve of two control points: times from 0 to 1, progress of any size.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes time and progress of a control point from 0 to 3 to two numbers at an address.
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

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Starts fast and ends slowly: the curve of animations that start by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: UnitBezier {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .standard
    default: .linear
    }
  }
}
