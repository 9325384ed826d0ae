package import Foundation
import TatamiGeometry
import TatamiViews

/// A controller that shows its content between bars.
@MainActor
package protocol BarsController: AnyObject {
  /// Returns whether a scroll view is the content of a child; contents that do not scroll then have
  /// insets for the bars as well.
  func hasContent(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollView {
  /// Updates the safe area in the adjusted insets, and the legal offsets (S99, S111).
  func updateInsets() {
    let old = adjustedContentInset
    let atStart = Axis.allCases.filter { contentOffset[$0] == -old.start($0) }
    let safeArea = effectiveSafeArea
    let isNew = safeArea != appliedSafeArea
    appliedSafeArea = safeArea
    if isNew {
      if isAtRest { keepAtStart(atStart) }
      spreadSafeArea()
    }
    if adjustedContentInset != reportedContentInset { reportContentInset() }
    rangeChanged()
    scrollState.refresh.control?.contentDidMove(in: self)
  }

  /// Changes the insets because a bar above the content has shrunk or grown.
  ///
  /// - Parameters:
  ///   - height: The height by which the bar has shrunk, in points.
  ///   - stops: The heights at which it may rest, ascending, the largest last; 0 is another.
  ///   - change: The change of the safe area.
  package final func collapseTop(by height: CGFloat, of stops: [CGFloat], _ change: () -> Void) {
    let old = range(.vertical)
    (collapsedTop, snappingStops, isCollapsing) = (height, stops, true)
    change()
    isCollapsing = false
    let new = range(.vertical)
    if old.lower != new.lower || old.upper != new.upper { rangeChanged() }
  }

  /// Returns an offset that does not leave a large title or a search bar half open (N77).
  func snapped(_ offset: CGPoint) -> CGPoint {
    let opened = -(adjustedContentInset.top + collapsedTop)
    let way = offset.y - opened
    guard way > 0, let above = snappingStops.first(where: { way < $0 }) else { return offset }
    let below = snappingStops.last { $0 <= way } ?? 0
    return CGPoint(x: offset.x, y: opened + (way < (below + above) / 2 ? below : above))
  }

  private var isAtRest: Bool { !isTracking && !isDragging && scrollState.animation == nil }

  /// Keeps the content at its start if it was there before the safe area changed.
  private func keepAtStart(_ axes: [Axis]) {
    show(
      CGPoint { axes.contains($0) ? -adjustedContentInset.start($0) : contentOffset[$0] }
    )
  }

  private func reportContentInset() {
    reportedContentInset = adjustedContentInset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var effectiveSafeArea: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: safeAreaInsets
    case .automatic:
      safeAreaInsets.along { scrolls($0) || $0 == .vertical && isBelowBars }
    case .scrollableAxes: safeAreaInsets.along(scrolls)
    }
  }

  private func scrolls(_ axis: Axis) -> Bool {
    contentSize[axis] > bounds.size[axis] || bounces && alwaysBounces(axis)
  }

  /// Whether a controller with bars shows the view as the content between them.
  private var isBelowBars: Bool {
    var responder = next
    while let current = responder {
      if let bars = current as? any BarsController { return bars.hasContent(self) }
      responder = current.next
    }
    return false
  }
}

extension UIEdgeInsets {
  static func - (left: Self, right: Self) -> Self {
    UIEdgeInsets(
      top: left.top - right.top,
      left: left.left - right.left,
      bottom: left.bottom - right.bottom,
      right: left.right - right.right
    )
  }

  /// Returns the insets with those along other axes set to zero.
  fileprivate func along(_ axes: (Axis) -> Bool) -> UIEdgeInsets {
    var insets = self
    if !axes(.horizontal) { (insets.left, insets.right) = (0, 0) }
    if !axes(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
