import Foundation

/// The context of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that receives the focus.
  open internal(set) weak var nextFocusedView: UIView?
  /// The direction of the update; empty unless caused by a key press.
  open internal(set) var focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, step: FocusStep?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading =
      switch step {
      case .next: .next
      case .previous: .previous
      case nil: []
      }
  }
}
