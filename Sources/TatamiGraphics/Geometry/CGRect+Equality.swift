public import Foundation

extension CGPoint {
  /// Whether both coordinates are equal to those of another point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both lengths are equal to those of another size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether a rectangle covers the same area as another: equal after both are standardized.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
