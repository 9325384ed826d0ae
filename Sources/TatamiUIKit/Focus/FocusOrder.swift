import Foundation

/// The order in which the focus goes through a window: row by row, as one reads.
@MainActor
enum FocusOrder {
  private struct Place {
    var view: UIView
    var frame: CGRect
  }

  /// Returns the views that can be focused now, in reading order.
  static func views(in window: UIWindow) -> [UIView] {
    let places = candidates(in: window)
      .map { Place(view: $0, frame: restFrame(of: $0, in: window)) }
      .filter { !$0.frame.isEmpty }
    let isRightToLeft = window.isRightToLeft
    return rows(places).flatMap { row in
      let row = row.sorted { $0.frame.minX < $1.frame.minX }
      return (isRightToLeft ? row.reversed() : row).map(\.view)
    }
  }

  /// Returns where a view is while nothing is scrolled, so that scrolling does not change the order.
  private static func restFrame(of view: UIView, in window: UIWindow) -> CGRect {
    var frame = view.convert(view.bounds, to: window)
    for case let scroll as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
      frame.origin.x += scroll.contentOffset.x + scroll.adjustedContentInset.left
      frame.origin.y += scroll.contentOffset.y + scroll.adjustedContentInset.top
    }
    return frame
  }

  /// The views that want the focus and can be seen and used.
  private static func candidates(in window: UIWindow) -> [UIView] {
    var views: [UIView] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { continue }
      if view.canBecomeFocused { views.append(view) }
      waiting.append(contentsOf: view.reachableSubviews.reversed())
    }
    return views
  }

  /// Views belong to a row while their middle is beside its first view.
  private static func rows(_ places: [Place]) -> [[Place]] {
    var rows: [[Place]] = []
    for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, place.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows
  }
}
