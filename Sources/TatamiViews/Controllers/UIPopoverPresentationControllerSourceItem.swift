public import Foundation

/// An item at which the arrow of a popover may point: a view, a layout guide, a bar button item or
/// a tab.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in the coordinates of a view, in points; null if the item is not shown in the
  /// window of the view.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame in the coordinates of another view, in points; null if both are not in the
  /// same window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let window, window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame in the coordinates of a view, in points; null if the view that owns the guide
  /// is not in the same window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let owner = owningView, let window = owner.window, window === referenceView.window else {
      return .null
    }
    return owner.convert(layoutFrame, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item in the coordinates of a view, in points; null if no bar in the
  /// window of the view shows the item.
  public func frame(in referenceView: UIView) -> CGRect {
    (customView ?? shownView)?.frame(in: referenceView) ?? .null
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the tab in the coordinates of a view, in points; null if no tab bar in the
  /// window of the view shows the tab.
  public func frame(in referenceView: UIView) -> CGRect {
    shownView?.frame(in: referenceView) ?? .null
  }
}
