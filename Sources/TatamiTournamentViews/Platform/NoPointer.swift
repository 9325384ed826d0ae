#if os(tvOS)
import TatamiUIKit

extension UIView {
  /// Does nothing: the platform has no pointer.
  func addPointerHandler(_ handler: @escaping (CGPoint?) -> Void) {}
}
#endif
