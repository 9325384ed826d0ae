import Foundation
import TatamiCollectionLayout
import TatamiControls
import TatamiGeometry
import TatamiViews

/// The scroll view of a section that scrolls across its layout's scroll direction.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  private var scrolling: OrthogonalScrolling?
  private var axis = Axis.horizontal
  private var dragStart = 0.0
  /// Called with the new offset after scrolling.
  var onScroll: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollDelegate = self
    retargetDrag = { [weak self] target, _ in self?.restingOffset(near: target) ?? target }
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the geometry of the section.
  func adopt(_ scrolling: OrthogonalScrolling, axis: Axis, frame: CGRect) {
    self.scrolling = scrolling
    self.axis = axis
    if self.frame != frame { self.frame = frame }
    let offsets = scrolling.offsets
    let leading = -CGFloat(offsets.lowerBound)
    let trailing = CGFloat(offsets.upperBound - scrolling.maximumOffset)
    var (size, insets) = (frame.size, UIEdgeInsets.zero)
    if axis == .horizontal {
      size.width = CGFloat(scrolling.contentLength)
      (insets.left, insets.right) = (leading, trailing)
    } else {
      size.height = CGFloat(scrolling.contentLength)
      (insets.top, insets.bottom) = (leading, trailing)
    }
    // Setting them recomputes a deceleration in progress, which would then miss its resting offset.
    if contentSize != size { contentSize = size }
    if contentInset != insets { contentInset = insets }
  }

  /// Applies a section's deceleration rate and bounce.
  func adopt(
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties?,
    _ scrolling: OrthogonalScrolling
  ) {
    let rate = properties?.decelerationRate ?? .automatic
    let usual = scrolling.behavior == .continuous ? DecelerationRate.normal : .fast
    let wanted = rate == .automatic ? usual : DecelerationRate(rawValue: rate.rawValue)
    if decelerationRate != wanted { decelerationRate = wanted }
    let mayBounce = properties?.bounce != .never
    if bounces != mayBounce { bounces = mayBounce }
  }

  private func restingOffset(near target: CGPoint) -> CGPoint {
    guard let scrolling else { return target }
    var target = target
    target[axis] = CGFloat(scrolling.restingOffset(near: Double(target[axis]), from: dragStart))
    return target
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = Double(contentOffset[axis])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(contentOffset[axis]) }
}
