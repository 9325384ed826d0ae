/// A view in front of all others of a window, such as an open menu: it alone receives keys, and the
/// focus and assistive technologies reach nothing else.
@MainActor
package protocol WindowCover: UIView {
  /// Called before a view leaves the window with its subviews.
  func viewWillLeave(_ root: UIView)
}

extension UIWindow {
  /// Reports to the covers that a view is about to leave the window.
  func reportLeaving(_ root: UIView) {
    for view in subviews where view !== root { (view as? any WindowCover)?.viewWillLeave(root) }
  }

  /// The cover; nil if there is none, or if a controller is presented in front of it.
  var cover: UIView? {
    let front = subviews.last { $0 is any WindowCover || $0 is PresentationContainer }
    return front is any WindowCover ? front : nil
  }
}
