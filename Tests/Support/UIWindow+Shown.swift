package import Foundation
package import TatamiUIKit

extension UIWindow {
  /// Returns a visible window of 400 x 400 points.
  package static func shown() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    return window
  }
}

extension CGPoint {
  /// Creates a point from its coordinates.
  package static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}
