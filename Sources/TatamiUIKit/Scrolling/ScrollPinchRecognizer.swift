/// Recognises zooming; scrolling by the same fingers gives way to it.
@MainActor
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
  }
}
