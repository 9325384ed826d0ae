import Foundation
import TatamiGeometry

extension UIScrollView {
  /// How many calls of the delegate about new offsets may be inside one another.
  private static let maxNotificationDepth = 16

  /// Returns the legal offsets of an axis; content that cannot move there does not bounce
  /// (S100, S109).
  func range(_ axis: Axis) -> ScrollRange {
    let range = plainRange(axis)
    return canMove(axis, in: range) ? range : range.withoutBounces
  }

  func plainRange(_ axis: Axis) -> ScrollRange {
    let insets = adjustedContentInset
    return ScrollRange(
      content: contentSize[axis],
      leading: insets.start(axis),
      trailing: insets.end(axis),
      length: bounds.size[axis],
      bounces: bounces
    )
  }

  /// Whether content can move along an axis: it does not fit or bounces anyway (S109).
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

  /// Returns an offset on whole pixels, never -0: moving content stays sharp.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = max(1, traitCollection.displayScale)
    return CGPoint { offset[$0].rounded(toScale: scale) + 0 }
  }

  func setOffset(_ offset: CGPoint) {
    guard offset.isFinite else { return layer.refuse("a content offset", offset) }
    bounds.origin = offset
  }

  /// Sets an offset that a finger or a movement asks for.
  func show(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    if isDragging || activity.run != nil || isZooming { showIndicators() }
    activity.expected = offset
    setOffset(offset)
    activity.expected = nil
  }

  /// Takes note of new bounds (S98, S99, S101).
  func tookBounds(from old: CGRect) {
    if old.origin != bounds.origin {
      let isOwn = activity.expected == bounds.origin
      activity.expected = nil
      if !isOwn { movedFromOutside(by: old.origin) }
      indicators?.place()
      reportScroll()
    }
    if old.size != bounds.size { updateInsets() }
  }

  /// Tells the delegate; one that answers by ever new offsets is stopped with a message.
  private func reportScroll() {
    guard activity.notificationDepth < Self.maxNotificationDepth else {
      return Diagnostics.report("the delegate scrolls without end when told of scrolling: \(self)")
    }
    activity.notificationDepth += 1
    scrollDelegate?.scrollViewDidScroll(self)
    activity.notificationDepth -= 1
  }

  /// Content that rests stays within its legal range, content that moves by itself comes back to
  /// it (S99).
  func rangeChanged() {
    indicators?.place()
    guard !isTracking, !isDragging, !zoom.isApplying, zoom.run == nil else { return }
    switch activity.run?.kind {
    case nil: show(clamped(contentOffset))
    case .deceleration: replan()
    case .animation: break
    }
  }

  /// Returns the legal offset nearest to the present one that shows a rectangle of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    let rect = rect.standardized
    guard rect.isFinite else { return contentOffset }
    let insets = adjustedContentInset
    let offset = CGPoint { axis in
      let seen = contentOffset[axis] + insets.start(axis)
      let length = bounds.size[axis] - insets.start(axis) - insets.end(axis)
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      if start >= seen, end <= seen + length { return contentOffset[axis] }
      let move = start < seen || end - start > length ? start - seen : end - seen - length
      return CGFloat(range(axis).clamped(contentOffset[axis] + move))
    }
    return offset
  }
}
