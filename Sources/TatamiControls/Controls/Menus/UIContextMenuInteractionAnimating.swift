public import Foundation
public import TatamiViews

/// An object that runs closures along with the appearance or the disappearance of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil if the preview is the view that was pressed.
  var previewViewController: UIViewController? { get }
  /// Adds a closure whose changes are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way a preview disappears after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It returns to where it came from.
  case dismiss = 0
  /// It grows, as if it were opened.
  case pop = 1
}

/// An object that runs closures along with the end of a context menu after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animator of a context menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  /// The closures that run along with the menu.
  let animator = MenuAnimator()

  init(previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.add(animations: animations) }

  func addCompletion(_ completion: @escaping () -> Void) { animator.add(completion: completion) }
}
