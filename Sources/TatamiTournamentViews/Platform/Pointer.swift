#if !os(tvOS)
import TatamiUIKit

extension UIView {
  /// Adds a closure that is called with the location of a pointer over the view, and with nil when
  /// the pointer leaves it.
  func addPointerHandler(_ handler: @escaping (CGPoint?) -> Void) {
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] recognizer in
        let isOver = recognizer.state == .began || recognizer.state == .changed
        handler(isOver ? self.map { recognizer.location(in: $0) } : nil)
      }
    )
  }
}
#endif
