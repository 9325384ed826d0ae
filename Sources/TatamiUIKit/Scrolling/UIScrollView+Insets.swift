import Foundation
import TatamiGeometry

extension UIScrollView {
  /// Finds out anew which edges of the safe area are added to the content's insets, and what
  /// offsets are legal then (S99, S111).
  func updateInsets() {
    let old = adjustedContentInset
    let atStart = Axis.allCases.filter { contentOffset[$0] == -old.start($0) }
    let share = wantedSafeAreaShare
    let isNewShare = share != safeAreaShare
    safeAreaShare = share
    if isNewShare {
      if isAtRest { keep(atStart) }
      spreadSafeArea()
    }
    if adjustedContentInset != contentInsetReported { reportInsets() }
    rangeChanged()
  }

  private var isAtRest: Bool { !isTracking && !isDragging && activity.run == nil }

  /// Content that stood at its start does so in front of another safe area, too.
  private func keep(_ axes: [Axis]) {
    show(
      CGPoint { axes.contains($0) ? -adjustedContentInset.start($0) : contentOffset[$0] }
    )
  }

  private func reportInsets() {
    contentInsetReported = adjustedContentInset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var wantedSafeAreaShare: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: safeAreaInsets
    case .automatic, .scrollableAxes:
      safeAreaInsets.along { contentSize[$0] > bounds.size[$0] || bounces && alwaysBounces($0) }
    }
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

  /// Returns the insets of some axes, none along the others.
  fileprivate func along(_ axes: (Axis) -> Bool) -> UIEdgeInsets {
    var insets = self
    if !axes(.horizontal) { (insets.left, insets.right) = (0, 0) }
    if !axes(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
