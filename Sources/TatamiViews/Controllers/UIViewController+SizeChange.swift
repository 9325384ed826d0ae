import Foundation
import TatamiGraphics

// Changes of size and traits, passed on depth first (N25, N26).
extension UIViewController {
  /// Asks for the size of each child and calls it, then the presentation controller of a presented
  /// controller.
  func passSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.parent === self {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
    presentation.presented?.actingPresentationController
      .viewWillTransition(to: size, with: coordinator)
  }

  /// Calls the children whose traits change, then the presentation controller of a presented
  /// controller.
  func passTraits(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.parent === self {
      child.announceTraits(around: traits, with: coordinator)
    }
    // What presents is in the window, outside of this controller and its own traits.
    let outer = (coordinator as? SizeTransition)?.traits ?? traits
    guard let acting = presentation.presented?.actingPresentationController,
      outer != acting.traitCollection
    else { return }
    acting.willTransition(to: outer, with: coordinator)
  }

  /// Calls `willTransition(to:with:)` if the traits around the root view change those inside of it;
  /// otherwise calls only those presented from here, which have the traits of the window.
  func announceTraits(
    around traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = self.traits(inside: traits)
    guard new == traitCollection else { return willTransition(to: new, with: coordinator) }
    passTraits(new, with: coordinator)
  }
}

extension UIPresentationController {
  /// Announces the size that a change of the preferred one gives the presented controller, and
  /// requests the layout that makes the change (N24).
  func grantPreferredSize() {
    guard let container else { return }
    container.setNeedsLayout()
    let controller = presentedViewController
    let granted = frameOfPresentedViewInContainerView.size
    guard container.window != nil, !isInTransition, let view = presentedView,
      granted != container.changes.last?.grantedSize ?? view.bounds.size
    else { return }
    let size = size(
      forChildContentContainer: controller,
      withParentContainerSize: container.bounds.size
    )
    let transition = SizeTransition(of: container)
    transition.grantedSize = granted
    container.changes.append(transition)
    controller.viewWillTransition(to: size, with: transition)
  }
}
