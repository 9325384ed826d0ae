import Foundation

extension UIGestureRecognizer {
  /// The window of the recognizer's view or touches.
  private var window: UIWindow? { view?.window ?? attempt.touches.first?.window }

  /// The center of the tracked touches, or the last one if there are none.
  var centroidInWindow: CGPoint {
    let touches = attempt.touches
    guard !touches.isEmpty else { return attempt.lastCentroid }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func centroid(in view: UIView?) -> CGPoint {
    guard let view, let window else { return centroidInWindow }
    return view.convert(centroidInWindow, from: window)
  }

  func location(_ index: Int, in view: UIView?) -> CGPoint {
    guard attempt.touches.indices.contains(index) else { return centroid(in: view) }
    return attempt.touches[index].location(in: view)
  }

  /// Converts a vector from the window's coordinates to those of a view.
  func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return vector }
    let (from, to) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Converts a vector from a view's coordinates to those of the window.
  func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window else { return vector }
    let (from, to) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
