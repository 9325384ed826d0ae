#if !canImport(ObjectiveC)
import Foundation
import TatamiUIKit

/// Forwards the calls of a scroll view to another delegate.
@MainActor
class ScrollDelegateForwarder: NSObject {
  /// The delegate that receives the calls; nil if there is none.
  var scrollReceiver: (any UIScrollViewDelegate)? { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollReceiver?.scrollViewWillEndDragging(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollReceiver?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollReceiver?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollReceiver?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewDidZoom(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    scrollReceiver?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollReceiver?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
#endif
