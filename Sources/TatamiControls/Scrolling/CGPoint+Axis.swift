package import Foundation
package import TatamiGeometry
package import TatamiViews

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates a point from a function that returns the coordinate along an axis.
  package init(_ coordinate: (Axis) -> CGFloat) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension UIEdgeInsets {
  /// The distance from the left or top edge.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
  /// The distance from the right or bottom edge.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
