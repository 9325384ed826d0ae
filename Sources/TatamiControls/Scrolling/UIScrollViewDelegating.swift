import TatamiViews

/// Provides the `delegate` of scroll views, whose type subclasses can narrow.
///
/// A subclass cannot redeclare a property of its superclass with a narrower type, but it can shadow
/// a property of a protocol extension, as text views do.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// The delegate of scrolling and zooming, held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UIScrollViewDelegate).self) {
        $0 is any UIScrollViewDelegate.Type
      }
    }
  }
}
