import Foundation
import TatamiControls
import TatamiLayers
import TatamiViews

/// The scrolling of a view while a drag is near one of its edges.
@MainActor
final class EdgeScroller {
  /// The distance from an edge within which the view scrolls, in points.
  private static let zone: CGFloat = 44
  /// The speed at an edge, in points per second.
  private static let speed: CGFloat = 600

  private(set) weak var view: UIScrollView?
  private let didScroll: () -> Void
  /// The distance of the touch from the upper left corner of the view, in points.
  private var offset = CGPoint.zero
  private let link = Link()

  /// Creates the scrolling of a view; the closure is called after each step.
  init(_ view: UIScrollView, didScroll: @escaping () -> Void) {
    (self.view, self.didScroll) = (view, didScroll)
  }

  /// Starts or stops scrolling for a touch in the coordinates of the view.
  func update(_ point: CGPoint) {
    guard let view else { return link.stop() }
    offset = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
    guard velocity(in: view) != .zero else { return link.stop() }
    link.start { [weak self] in self?.scroll($0) }
  }

  private func velocity(in view: UIScrollView) -> CGPoint {
    let insets = view.adjustedContentInset
    let (size, content) = (view.bounds.size, view.contentSize)
    func velocity(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let depth = max(0, low + Self.zone - position) - max(0, position - high + Self.zone)
      return -max(-1, min(1, depth / Self.zone)) * Self.speed
    }
    let isWide = content.width + insets.left + insets.right > size.width
    let isHigh = content.height + insets.top + insets.bottom > size.height
    return CGPoint(
      x: isWide ? velocity(offset.x, insets.left, size.width - insets.right) : 0,
      y: isHigh ? velocity(offset.y, insets.top, size.height - insets.bottom) : 0
    )
  }

  private func scroll(_ duration: TimeInterval) {
    guard let view, view.window != nil else { return link.stop() }
    let (velocity, old, insets) = (
      velocity(in: view), view.contentOffset, view.adjustedContentInset
    )
    let right = view.contentSize.width + insets.right - view.bounds.width
    let bottom = view.contentSize.height + insets.bottom - view.bounds.height
    var next = old
    if velocity.x != 0 {
      next.x = max(-insets.left, min(old.x + velocity.x * duration, right))
    }
    if velocity.y != 0 {
      next.y = max(-insets.top, min(old.y + velocity.y * duration, bottom))
    }
    guard next != old else { return link.stop() }
    view.setContentOffset(next, animated: false)
    view.layoutIfNeeded()
    didScroll()
  }
}

/// A display link that ends with its owner.
@MainActor
private final class Link {
  private var link: CADisplayLink?

  /// Calls a closure with the duration of each frame, in seconds, unless it is called already.
  func start(_ step: @escaping (TimeInterval) -> Void) {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard self != nil else { return link.invalidate() }
      step(link.duration)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
