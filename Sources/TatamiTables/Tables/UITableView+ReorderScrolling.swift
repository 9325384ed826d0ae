import Foundation
import TatamiControls
import TatamiLayers
import TatamiViews

// Scrolling while the user drags a row near the upper or lower edge.
extension UITableView {
  /// The distance from an edge within which the table scrolls, in points.
  private static let scrollZone: CGFloat = 44
  /// The speed with the touch at the edge, in points per second.
  private static let scrollSpeed: CGFloat = 600

  /// Starts or stops scrolling for a touch at a vertical position.
  func updateScrolling(_ y: CGFloat) {
    guard let reordering else { return }
    reordering.touchOffset = y - bounds.minY
    guard scrollVelocity(touchOffset: reordering.touchOffset) != 0 else {
      reordering.scrollTimer?.invalidate()
      reordering.scrollTimer = nil
      return
    }
    guard reordering.scrollTimer == nil else { return }
    let timer = CADisplayLink { [weak self] in self?.scrollForDrag($0.duration) }
    timer.add(to: .main, forMode: .common)
    reordering.scrollTimer = timer
  }

  /// Returns the velocity for the distance of a touch from the upper edge, in points per second:
  /// negative toward the top, 0 away from the edges.
  private func scrollVelocity(touchOffset: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    let above = Self.scrollZone - (touchOffset - insets.top)
    let below = Self.scrollZone - (bounds.height - insets.bottom - touchOffset)
    guard max(above, below) > 0 else { return 0 }
    let speed = Self.scrollSpeed * min(1, max(above, below) / Self.scrollZone)
    return above > below ? -speed : speed
  }

  /// Scrolls by the distance for a duration in seconds and moves the row along.
  private func scrollForDrag(_ duration: TimeInterval) {
    guard let reordering else { return }
    let velocity = scrollVelocity(touchOffset: reordering.touchOffset)
    let offset = legalOffset(bounds.minY + velocity * CGFloat(duration))
    guard offset != bounds.minY else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
    layoutContent()
    drag(to: bounds.minY + reordering.touchOffset)
  }
}
