/// A view in front of all others of a window, such as an open menu: it alone receives keys, and the
/// focus and assistive technologies reach nothing else.
@MainActor
package protocol WindowCover: UIView {}

extension UIWindow {
  /// The cover; nil if there is none, or if a controller is presented in front of it.
  var cover: UIView? {
    let front = subviews.last { $0 is any WindowCover || $0 is PresentationContainer }
    return front is any WindowCover ? front : nil
  }
}
