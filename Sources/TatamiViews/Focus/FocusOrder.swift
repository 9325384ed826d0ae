import Foundation

/// The order in which the focus moves through a window: row by row, in reading direction.
@MainActor
enum FocusOrder {
  private struct Candidate {
    var view: UIView
    var frame: CGRect
  }

  /// Returns the views that can be focused, in reading order.
  static func views(in window: UIWindow) -> [UIView] {
    let candidates = focusableViews(in: window)
      .map { Candidate(view: $0, frame: unscrolledFrame(of: $0, in: window)) }
      .filter { !$0.frame.isEmpty }
    let isRightToLeft = window.isRightToLeft
    return rows(candidates).flatMap { row in
      let row = row.sorted { $0.frame.minX < $1.frame.minX }
      return (isRightToLeft ? row.reversed() : row).map(\.view)
    }
  }

  /// Returns a view's frame ignoring scroll offsets, so that scrolling does not change the order.
  private static func unscrolledFrame(of view: UIView, in window: UIWindow) -> CGRect {
    let distance = view.scrolledDistanceInWindow
    return view.convert(view.bounds, to: window).offsetBy(dx: distance.x, dy: distance.y)
  }

  /// The visible and enabled views that can become focused.
  private static func focusableViews(in window: UIWindow) -> [UIView] {
    var views: [UIView] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { continue }
      if view.canBecomeFocused { views.append(view) }
      waiting.append(contentsOf: view.reachableSubviews.reversed())
    }
    return views
  }

  /// Groups views into rows: the center of each view is above the bottom edge of its row's first
  /// view.
  private static func rows(_ candidates: [Candidate]) -> [[Candidate]] {
    var rows: [[Candidate]] = []
    for candidate in candidates.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, candidate.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(candidate)
      } else {
        rows.append([candidate])
      }
    }
    return rows
  }
}
