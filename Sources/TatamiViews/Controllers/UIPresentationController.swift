public import Foundation
public import TatamiGraphics

/// An object that shows a presented controller: it decides where its view is, and adds views around
/// it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  /// The container while the controller is presented.
  var container: PresentationContainer? {
    didSet { adaptation?.controller.container = container }
  }
  /// The style and the controller that shows the presented one in place of this one; nil for none.
  var adaptation: PresentationAdaptation?
  /// The presentation controller that this one stands for.
  weak var adaptedFrom: UIPresentationController?
  /// The delegate of dismissals, held weakly; that of a sheet is also called for its detents.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate }
    set {
      heldDelegate = newValue
      reportUncalledMethods()
    }
  }
  private final weak var heldDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The closures that observe the traits.
  var traitObservers = TraitObservers()

  /// Creates an object that presents a controller; without a presenting controller, it is known once
  /// the presentation begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The controller that is presented; it retains this object and is not retained.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents; before the presentation, the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// Sets the presenting controller when a presentation begins.
  func begin(presenting controller: UIViewController) {
    presenter = controller
    adaptation?.controller.begin(presenting: controller)
  }

  /// Makes this object present another controller, which a delegate has supplied for a style.
  func present(_ controller: UIViewController) { presented = controller }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedFrom?.adaptation?.style ?? presentedViewController.modalPresentationStyle
  }
  /// The style in an environment of compact width; `none` for no other style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The superview of the presented view and of the views around it; nil unless the controller is
  /// presented.
  open var containerView: UIView? { container }
  /// The view that is animated and placed: by default, that of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The frame of the presented view in the container: by default, the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the whole window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is removed while the controller is presented.
  open var shouldRemovePresentersView: Bool { false }

  /// Returns the presentation controller for a style that this one adapts to.
  func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    style.isSheet
      ? UISheetPresentationController(
        presentedViewController: presentedViewController,
        presenting: nil
      )
      : CoverPresentationController(
        presentedViewController: presentedViewController,
        presenting: nil
      )
  }

  /// Returns whether a presentation can begin; otherwise reports what is missing.
  func mayBegin(in window: UIWindow) -> Bool { true }

  // MARK: Content

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred size of the presented controller has changed; calls its
  /// `viewWillTransition(to:with:)` if its size changes, and places its view again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    grantPreferredSize()
  }

  /// Does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller in a container of another size, in points: by
  /// default, that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes, in points; calls the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let controller = presentedViewController
    let own = self.size(forChildContentContainer: controller, withParentContainerSize: size)
    controller.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the traits of the container change; calls the presented controller if its traits
  /// change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = container?.traitOverrides.values ?? TraitValues()
    presentedViewController.announceTraits(
      around: newCollection.overridden(by: own),
      with: coordinator
    )
  }

  // MARK: Traits

  /// The traits of the container; those of the presented controller while there is none.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after the traits of the container have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  /// Called before the layout of the container's subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the layout of the container's subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called before a presentation; adds views around the presented one.
  open func presentationTransitionWillBegin() {}
  /// Called after a presentation, with false if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before a dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after a dismissal, with false if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Whether the presented view is in front of the interface, where backgrounds are lighter in the
  /// dark.
  var isElevated: Bool { false }
  /// Whether touches outside of the presented view reach the views behind, which stay accessible.
  var passesTouches: Bool { letsTouchesThrough }
  /// The same for presentations of other targets, which cannot override `passesTouches`.
  package final var letsTouchesThrough = false
  /// Whether a touch that hits a view of the container reaches the views behind.
  func passesTouch(at point: CGPoint, to hit: UIView?) -> Bool {
    hit === container && passesTouches
  }

  /// Whether a transition moves the presented view.
  package final var isInTransition: Bool { container?.transition != nil }
}

extension UIPresentationController {
  fileprivate func reportUncalledMethods() {
    UncalledMethods.report(of: delegate, as: (any UIAdaptivePresentationControllerDelegate).self) {
      $0 is any UIAdaptivePresentationControllerDelegate.Type
    }
    UncalledMethods.report(of: delegate, as: (any UIPopoverPresentationControllerDelegate).self) {
      $0 is any UIPopoverPresentationControllerDelegate.Type
    }
  }
}

/// A presentation that covers its container: in all styles without a card.
final class CoverPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  override func containerViewWillLayoutSubviews() {
    guard !isInTransition, let view = presentedView else { return }
    view.placeUntransformed(frameOfPresentedViewInContainerView)
  }
}
