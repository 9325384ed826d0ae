package import Foundation

/// A view of another target that scrolls its subviews.
@MainActor
package protocol ScrollContainer: UIView {
  /// The distance by which the content is scrolled from its start, in points.
  var scrolledDistance: CGPoint { get }
  /// The size of the content, in points; constraints may determine it.
  var contentSize: CGSize { get set }
  /// Whether constraints may determine the size of the content; false if the view computes it.
  var takesSolvedContentSize: Bool { get }
  /// The safe area insets that subviews inherit.
  var safeAreaOfContent: UIEdgeInsets { get }
  /// Called after the bounds have changed, by the view or by its layer.
  func boundsDidChange(from old: CGRect)
  /// Scrolls, without animation, to a rectangle or, if it is larger than the visible area, to its
  /// nearest part.
  func scrollToNearestPart(of rect: CGRect)
}

/// The classes of views that scroll their subviews.
@MainActor
enum ScrollContainers {
  /// The last answer: views of a class are often created in turn, and looking up a conformance takes
  /// 350 instructions.
  private static var last: (type: UIView.Type, isIncluded: Bool) = (UIView.self, false)

  /// Returns whether the views of a class are scroll containers.
  static func include(_ type: UIView.Type) -> Bool {
    if type != last.type { last = (type, type is any ScrollContainer.Type) }
    return last.isIncluded
  }
}

extension UIView {
  /// The view as a scroll container; nil for other views.
  private var scrollContainer: (any ScrollContainer)? {
    isScrollContainer ? self as? any ScrollContainer : nil
  }

  /// The size of a scroll container's content, in points.
  var scrolledContentSize: CGSize { scrollContainer?.contentSize ?? .zero }

  /// Sets the size of a scroll container's content that constraints determine.
  func setSolvedContentSize(_ size: CGSize) {
    guard let scrollContainer, scrollContainer.takesSolvedContentSize,
      scrollContainer.contentSize != size
    else { return }
    scrollContainer.contentSize = size
  }

  /// Called after the bounds have changed, by the view or by its layer.
  package func layerBoundsDidChange(from old: CGRect) {
    guard let scrollContainer else { return }
    if old.origin != bounds.origin, constraintState != nil { contentOffsetDidChange() }
    scrollContainer.boundsDidChange(from: old)
  }

  /// The safe area insets that subviews inherit.
  var safeAreaOfSubviews: UIEdgeInsets { scrollContainer?.safeAreaOfContent ?? margins.safeArea }

  /// The enclosing scroll containers, innermost first.
  private var enclosingScrollContainers: some Sequence<any ScrollContainer> {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap(\.scrollContainer)
  }

  /// The distance by which all enclosing scroll containers have moved the view, in points.
  var scrolledDistanceInWindow: CGPoint {
    enclosingScrollContainers.reduce(into: CGPoint.zero) { sum, container in
      let distance = container.scrolledDistance
      sum = CGPoint(x: sum.x + distance.x, y: sum.y + distance.y)
    }
  }

  /// Scrolls all enclosing scroll containers, without animation, until the view is visible.
  package func scrollToVisible() {
    for container in enclosingScrollContainers {
      container.scrollToNearestPart(of: convert(bounds, to: container))
    }
  }
}
