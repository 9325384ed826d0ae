import Foundation
import TatamiGeometry

extension UIView {
  /// Scrolls all enclosing scroll views, without animation, until the view is visible.
  func scrollToVisible() {
    for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
      scroll.show(convert(bounds, to: scroll))
    }
  }
}

extension UIScrollView {
  /// Scrolls to a rectangle or, if it is larger than the visible area, to its nearest part.
  fileprivate func show(_ rect: CGRect) {
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
