public import Foundation

/// Something that recognises movements of fingers on a view and below it.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the recogniser is attached to (S83).
  open internal(set) weak var view: UIView?
}
