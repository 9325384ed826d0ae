import Foundation

/// A gesture recognizer of a finger that moves from an edge of the screen inward.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge within which a drag begins, in points.
  private static let reach: CGFloat = 20

  /// The edges from which a drag begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, !touches.allSatisfy(beginsAtEdge) else { return }
    state = .failed
  }

  private func beginsAtEdge(_ touch: UITouch) -> Bool {
    guard let view else { return false }
    let (point, bounds) = (touch.location(in: view), view.bounds)
    return edges.contains(.left) && point.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
      || edges.contains(.top) && point.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began, !movesInward else { return }
    state = .failed
  }

  /// Whether the movement is mainly inward.
  private var movesInward: Bool {
    let way = translation(in: view)
    let isHorizontal = abs(way.x) >= abs(way.y)
    return isHorizontal
      && (edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0)
      || !isHorizontal
        && (edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0)
  }
}
