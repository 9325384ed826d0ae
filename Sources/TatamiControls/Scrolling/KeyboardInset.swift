import Foundation
import TatamiViews

/// The part of a scroll view's bottom inset that makes room for the keyboard.
@MainActor
package struct KeyboardInset {
  /// The scroll view whose inset contains the part.
  private final class State {
    var length: CGFloat = 0
    weak var scrollView: UIScrollView?
  }

  /// The distance between the text that is edited and the keyboard, in points.
  private static let gap: CGFloat = 8
  private let state = State()

  /// Creates an inset for no keyboard.
  package init() {}

  /// Adapts the insets of a scroll view, and scrolls to its first responder; a scroll view that was
  /// replaced by this one loses its part for the keyboard.
  package func update(_ scrollView: UIScrollView) {
    if scrollView !== state.scrollView {
      if let former = state.scrollView { add(-state.length, to: former) }
      state.length = 0
    }
    state.scrollView = scrollView
    let new = max(0, scrollView.keyboardOverlap - scrollView.safeAreaInsets.bottom)
    let change = new - state.length
    guard change != 0 else { return }
    add(change, to: scrollView)
    state.length = new
    guard new > 0, let view = scrollView.window?.firstResponder as? UIView,
      view.isDescendant(of: scrollView)
    else { return }
    let frame = view.convert(view.bounds, to: scrollView).insetBy(dx: 0, dy: -Self.gap)
    scrollView.scrollRectToVisible(frame, animated: false)
  }

  private func add(_ change: CGFloat, to scrollView: UIScrollView) {
    scrollView.contentInset.bottom += change
    scrollView.verticalScrollIndicatorInsets.bottom += change
  }
}
