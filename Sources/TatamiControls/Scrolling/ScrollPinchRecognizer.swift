import TatamiViews

/// The recognizer of zooming, which the recognition of scrolling does not prevent.
@MainActor
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
  }
}
