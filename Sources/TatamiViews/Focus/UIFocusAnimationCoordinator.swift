import Foundation

/// An object that runs animations along with a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs changes immediately, and a completion in the next turn of the run loop.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { FrameClock.shared.nextTurn { completion() } }
  }
}
