/// Gives scroll views their `delegate` in a way that kinds of them can narrow its type.
///
/// A property of a class cannot be redeclared with a narrower type below it, one of a protocol's
/// extension can: text views declare a `delegate` of their own over this one.
@MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// Whom the view tells about scrolling and asks about zooming.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
