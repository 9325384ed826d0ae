import Foundation
import TatamiUIKit

/// The scroll views of a window, and how far they scroll.
@MainActor
enum Scrolling {
  /// Returns the scroll views around a view, the innermost first.
  static func scrollViews(around view: UIView) -> [UIScrollView] {
    sequence(first: view) { $0.superview }.dropFirst().compactMap { $0 as? UIScrollView }
  }

  /// Returns the scroll view of a window with the largest visible area, whose content is larger than
  /// it is; nil for none.
  static func largest(in window: UIWindow) -> UIScrollView? {
    var waiting: [UIView] = [window]
    var best: (view: UIScrollView, area: CGFloat)?
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      waiting += view.subviews
      guard let scroll = view as? UIScrollView, scroll.axis != nil else { continue }
      let visible = scroll.visiblePart(of: scroll.convert(scroll.bounds, to: nil))
      let area = visible.width * visible.height
      if area > best?.area ?? 0 { best = (scroll, area) }
    }
    return best?.view
  }

  /// Returns how far a range must move to lie within another, or to begin with it if it is longer.
  static func distance(
    of range: (start: CGFloat, end: CGFloat),
    to visible: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if range.start < visible.start || range.end - range.start > visible.end - visible.start {
      return range.start - visible.start
    }
    return max(0, range.end - visible.end)
  }
}

extension UIScrollView {
  /// The axis along which the content is larger than the view, vertical if both are; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    let insets = adjustedContentInset
    if contentSize.height + insets.top + insets.bottom > bounds.height { return .vertical }
    return contentSize.width + insets.left + insets.right > bounds.width ? .horizontal : nil
  }

  /// Scrolls so that a rectangle in window coordinates lies inside of the view.
  func show(_ rect: CGRect, in window: UIWindow) {
    let frame = convert(bounds.inset(by: adjustedContentInset), to: nil)
    let distance = CGPoint(
      x: Scrolling.distance(of: (rect.minX, rect.maxX), to: (frame.minX, frame.maxX)),
      y: Scrolling.distance(of: (rect.minY, rect.maxY), to: (frame.minY, frame.maxY))
    )
    turn(by: distance, in: window)
  }

  /// Scrolls by a distance as a wheel does, at the middle of the visible part, not beyond the ends.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  func turn(by distance: CGPoint, in window: UIWindow) -> Bool {
    let (offset, insets) = (contentOffset, adjustedContentInset)
    let start = CGPoint(x: -insets.left, y: -insets.top)
    let end = CGPoint(
      x: max(start.x, contentSize.width + insets.right - bounds.width),
      y: max(start.y, contentSize.height + insets.bottom - bounds.height)
    )
    let possible = CGPoint(
      x: min(end.x, max(start.x, offset.x + distance.x)) - offset.x,
      y: min(end.y, max(start.y, offset.y + distance.y)) - offset.y
    )
    guard possible != .zero else { return false }
    let visible = visiblePart(of: convert(bounds, to: nil))
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    Simulator.scroll(by: possible, at: middle, in: window)
    Simulator.advance(by: 0)
    return contentOffset != offset
  }
}
