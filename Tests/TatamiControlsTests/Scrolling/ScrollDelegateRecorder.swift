import Foundation
import TatamiUIKit
import TestSupport

/// A scroll view delegate that records the calls it receives.
@MainActor
final class ScrollDelegateRecorder: NSObject, UIScrollViewDelegate {
  let diary: Diary
  /// Runs in `scrollViewDidScroll(_:)`.
  var onScroll: (UIScrollView) -> Void = { _ in }
  /// The target offset to set when a drag ends; nil keeps the proposed one.
  var target: CGPoint?
  /// The view that zooming scales.
  weak var zoomedView: UIView?
  private(set) var lastVelocity = CGPoint.zero
  private(set) var lastTarget = CGPoint.zero
  private(set) var insets: [UIEdgeInsets] = []

  init(_ diary: Diary) {
    self.diary = diary
  }

  /// Returns the recorded calls except those about new offsets and starts anew.
  func takeWithoutOffsets() -> [String] {
    diary.take().filter { !$0.hasPrefix("scrolls") }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    let text =
      offset.x == 0 ? Self.text(offset.y) : "\(Self.text(offset.x)), \(Self.text(offset.y))"
    diary.lines.append("scrolls to \(text)")
    onScroll(scrollView)
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
    diary.lines.append("did end dragging, \(decelerate ? "will decelerate" : "at rest")")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    diary.lines.append("will begin decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    diary.lines.append("did end decelerating")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insets.append(scrollView.adjustedContentInset)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    diary.lines.append("did end animation")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    diary.lines.append("will begin zooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    diary.lines.append("did zoom")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    diary.lines.append("did end zooming at \(scale)")
  }
}
