import Foundation
import TatamiViews

/// The refresh control of a scroll view.
@MainActor
struct ScrollRefresh {
  var control: UIRefreshControl?
  /// The space above the content while the control is refreshing.
  var inset = UIEdgeInsets.zero
}

extension UIScrollView {
  func setRefreshControl(_ control: UIRefreshControl?) {
    let old = scrollState.refresh.control
    guard control !== old else { return }
    scrollState.refresh.control = control
    old?.removeFromSuperview()
    if let control {
      insertSubview(control, at: 0)
      control.contentDidMove(in: self)
    }
    refreshingDidChange()
  }

  /// Adds or removes the space of the refresh control; during a drag, when it ends.
  func refreshingDidChange() {
    guard !isDragging else { return }
    let old = scrollState.refresh.inset.top
    let new = refreshLength
    if new < old, window != nil, contentOffset.y < old - adjustedContentInset.top {
      animate(to: CGPoint(x: contentOffset.x, y: old - adjustedContentInset.top))
    }
    applyRefreshInset()
  }

  /// Updates the space of the refresh control to its current state.
  func applyRefreshInset() {
    guard scrollState.refresh.inset.top != refreshLength else { return }
    scrollState.refresh.inset.top = refreshLength
    updateInsets()
  }

  private var refreshLength: CGFloat {
    scrollState.refresh.control?.isRefreshing == true ? UIRefreshControl.length : 0
  }
}
