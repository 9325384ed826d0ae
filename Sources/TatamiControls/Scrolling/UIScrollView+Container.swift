package import Foundation
import TatamiGeometry
package import TatamiViews

extension UIScrollView {
  /// The distance of the content from its start, in points.
  package var scrolledDistance: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top)
  }

  /// The part of the safe area that is not covered by the content insets (S111).
  package var safeAreaOfContent: UIEdgeInsets { safeAreaInsets - appliedSafeArea }

  /// Scrolls to a rectangle or, if it is larger than the visible area, to its nearest part.
  package func scrollToNearestPart(of rect: CGRect) {
    guard rect.isFinite else { return }
    let visible = Rect(bounds.inset(by: adjustedContentInset))
    var part = Rect(rect)
    for axis in Axis.allCases where part.size[axis] > visible.size[axis] {
      let last = part.origin[axis] + part.size[axis] - visible.size[axis]
      part.origin[axis] = min(max(part.origin[axis], visible.origin[axis]), last)
      part.size[axis] = max(0, visible.size[axis])
    }
    scrollRectToVisible(CGRect(part), animated: false)
  }
}
