import Foundation
import TatamiGeometry
import TatamiViews

extension UIScrollView {
  /// The maximum nesting depth of delegate calls about new offsets.
  private static let maxNotificationDepth = 16

  /// Returns the legal offsets of an axis; content that cannot scroll does not bounce (S100, S109).
  func range(_ axis: Axis) -> ScrollRange {
    let range = configuredRange(axis)
    return canMove(axis, in: range) ? range : range.withoutBounces
  }

  func configuredRange(_ axis: Axis) -> ScrollRange {
    let insets = adjustedContentInset
    return ScrollRange(
      content: contentSize[axis],
      leading: insets.start(axis) + (axis == .vertical ? collapsedTop : 0),
      trailing: insets.end(axis),
      length: bounds.size[axis],
      bounces: bounces
    )
  }

  /// Whether content can scroll along an axis: it does not fit or always bounces (S109).
  func canMove(_ axis: Axis, in range: ScrollRange) -> Bool {
    range.upper > range.lower || bounces && alwaysBounces(axis)
  }

  func alwaysBounces(_ axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// Returns the nearest legal offset.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint { CGFloat(range($0).clamped(offset[$0])) + 0 }
  }

  /// Returns an offset rounded to whole pixels, never -0, so that moving content stays sharp.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = max(1, traitCollection.displayScale)
    return CGPoint { offset[$0].rounded(toScale: scale) + 0 }
  }

  func setOffset(_ offset: CGPoint) {
    guard offset.isFinite else { return layer.refuse("a content offset", offset) }
    bounds.origin = offset
  }

  /// Sets the offset for a drag or an animation.
  func show(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    if isDragging || scrollState.animation != nil || isZooming { showIndicators() }
    scrollState.expectedOffset = offset
    setOffset(offset)
    scrollState.expectedOffset = nil
  }

  /// Handles a change of the bounds (S98, S99, S101).
  func boundsChanged(from old: CGRect) {
    if old.origin != bounds.origin {
      let isExpected = scrollState.expectedOffset == bounds.origin
      scrollState.expectedOffset = nil
      if !isExpected { offsetChangedExternally(from: old.origin) }
      indicators?.place()
      scrollState.refresh.control?.contentDidMove(in: self)
      offsetHandler?()
      endHandler?()
      motionHandler?(false)
      reportScroll()
    }
    if old.size != bounds.size { updateInsets() }
  }

  /// Calls the delegate; reports and stops endless calls if it keeps changing the offset in
  /// response.
  private func reportScroll() {
    guard scrollState.notificationDepth < Self.maxNotificationDepth else {
      return Diagnostics.report(
        "the delegate keeps changing the offset in scrollViewDidScroll(_:): \(self)"
      )
    }
    scrollState.notificationDepth += 1
    scrollDelegate?.scrollViewDidScroll(self)
    scrollState.notificationDepth -= 1
  }

  /// Clamps an offset at rest, or replaces a deceleration, after the range has changed (S99).
  func rangeChanged() {
    indicators?.place()
    endHandler?()
    guard !isCollapsing, !isTracking, !isDragging, !zoom.isApplying, zoom.animation == nil else {
      return
    }
    switch scrollState.animation?.kind {
    case nil: show(clamped(contentOffset))
    case .deceleration: replanDeceleration()
    case .setOffset: break
    }
  }

  /// Returns the legal offset nearest to the current one at which a rectangle is visible.
  func offset(showing rect: CGRect) -> CGPoint {
    let rect = rect.standardized
    guard rect.isFinite else { return contentOffset }
    let insets = adjustedContentInset
    let offset = CGPoint { axis in
      let visible = contentOffset[axis] + insets.start(axis)
      let length = bounds.size[axis] - insets.start(axis) - insets.end(axis)
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      if start >= visible, end <= visible + length { return contentOffset[axis] }
      let move = start < visible || end - start > length ? start - visible : end - visible - length
      return CGFloat(range(axis).clamped(contentOffset[axis] + move))
    }
    return offset
  }
}
