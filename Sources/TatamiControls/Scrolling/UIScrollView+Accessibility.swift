import Foundation
import TatamiViews

extension UIScrollView {
  /// Scrolls by a page; returns false at the end of the content.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    let isVertical = contentSize.height > visible.height
    var offset = contentOffset
    switch direction {
    case .right: offset.x += visible.width
    case .left: offset.x -= visible.width
    case .up: offset.y -= visible.height
    case .down: offset.y += visible.height
    case .next: isVertical ? (offset.y += visible.height) : (offset.x += visible.width)
    case .previous: isVertical ? (offset.y -= visible.height) : (offset.x -= visible.width)
    }
    let right = max(-insets.left, contentSize.width + insets.right - bounds.width)
    let bottom = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    offset.x = max(-insets.left, min(offset.x, right))
    offset.y = max(-insets.top, min(offset.y, bottom))
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    return true
  }
}
