import Foundation
import TatamiUIKit

/// A delegate that writes what it is told into a diary.
@MainActor
class ScrollDiary: NSObject, UIScrollViewDelegate {
  let diary: Diary
  var whenScrolling: (UIScrollView) -> Void = { _ in }
  var target: CGPoint?
  var lastVelocity = CGPoint.zero
  var lastTarget = CGPoint.zero

  init(_ diary: Diary) {
    self.diary = diary
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    let place =
      offset.x == 0 ? Self.text(offset.y) : "\(Self.text(offset.x)), \(Self.text(offset.y))"
    diary.lines.append("scrolls to \(place)")
    whenScrolling(scrollView)
  }

  private static func text(_ number: CGFloat) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    diary.lines.append("will begin dragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    diary.lines.append("will end dragging")
    lastVelocity = velocity
    lastTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    diary.lines.append("did end dragging, \(decelerate ? "moves on" : "rests")")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    diary.lines.append("will begin decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    diary.lines.append("did end decelerating")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    diary.lines.append("ends its animation")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
