import Foundation
import TatamiGeometry

extension UIView {
  /// Scrolls everything around the view, at once, so far that the view is seen.
  func scrollIntoSight() {
    for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
      scroll.show(convert(bounds, to: scroll))
    }
  }
}

extension UIScrollView {
  /// Scrolls so far that a rectangle is seen; of a longer one, the part that is nearest.
  fileprivate func show(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let seen = Rect(bounds.inset(by: adjustedContentInset))
    var part = Rect(rect)
    for axis in Axis.allCases where part.size[axis] > seen.size[axis] {
      let last = part.origin[axis] + part.size[axis] - seen.size[axis]
      part.origin[axis] = min(max(part.origin[axis], seen.origin[axis]), last)
      part.size[axis] = max(0, seen.size[axis])
    }
    scrollRectToVisible(CGRect(part), animated: false)
  }
}
