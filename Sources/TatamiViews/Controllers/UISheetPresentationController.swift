public import Foundation
import TatamiGraphics

/// A presentation on a card, with dimmed views behind it: page sheets and form sheets.
///
/// In compact width the card stands at the bottom. A person drags it between its detents, or down to
/// dismiss the controller.
open class UISheetPresentationController: UIPresentationController {
  var options = SheetOptions()
  let views = SheetViews()
  let pushed = PushedCard()
  private(set) lazy var drag = SheetDrag(of: self)
  /// The lift of the card while it is dragged, in points.
  var draggedLift: CGFloat?
  /// The animator that moves the card to a stop.
  var settling: UIViewPropertyAnimator?
  /// Whether changes of the properties wait for the animation that follows.
  private var collectsChanges = false

  private func change(_ change: (inout SheetOptions) -> Void) {
    change(&options)
    if !collectsChanges { container?.setNeedsLayout() }
  }

  // MARK: Detents

  /// The heights at which the sheet rests; the first one of several with the same identifier
  /// counts, and without an active one the sheet has full height.
  open var detents: [Detent] {
    get { options.detents }
    set { change { $0.detents = newValue } }
  }

  /// Computes the heights of custom detents again.
  open func invalidateDetents() { change { _ in } }

  /// The detent at which the sheet rests; nil, the default, for the lowest one.
  ///
  /// A change moves the sheet, without a call to the delegate; it is animated inside
  /// ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { options.selected }
    set { change { $0.selected = newValue } }
  }

  /// The largest detent at which the views behind are not dimmed and receive touches; nil, the
  /// default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { options.largestUndimmed }
    set { change { $0.largestUndimmed = newValue } }
  }

  /// Calls a closure and animates the changes that it makes to this object.
  open func animateChanges(_ changes: () -> Void) {
    collectsChanges = true
    changes()
    collectsChanges = false
    if container?.window != nil { settle(isFlick: false) }
  }

  // MARK: Appearance

  /// Whether a grabber is shown at the top; false by default.
  open var prefersGrabberVisible: Bool {
    get { options.showsGrabber }
    set { change { $0.showsGrabber = newValue } }
  }

  /// The radius of the corners, in points; 10 by default.
  open var preferredCornerRadius: CGFloat {
    get { options.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// Whether a drag that scrolls the content beyond its top selects a larger detent; true by
  /// default.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { options.scrollingExpands }
    set { change { $0.scrollingExpands = newValue } }
  }

  /// Whether the sheet stands at the bottom in compact height, where it covers everything
  /// otherwise; false by default.
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get { options.attachesInCompactHeight }
    set { change { $0.attachesInCompactHeight = newValue } }
  }

  /// Whether a sheet at the bottom is as wide as the controller's preferred content size; false by
  /// default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { options.followsPreferredWidth }
    set { change { $0.followsPreferredWidth = newValue } }
  }

  // MARK: Presentation

  /// The card.
  open override var presentedView: UIView? { views.card }

  /// The frame of the card at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect { frame(lift: restingLift) }

  /// Returns the size of the card at the selected detent in a container of another size, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { cardSize(in: parentSize) }

  /// Adds the card and dims the views behind it.
  open override func presentationTransitionWillBegin() {
    guard let container, let view = presentedViewController.view else { return }
    views.add(view, to: container)
    drag.attach()
    place()
    views.dimming.alpha = 0
    changeSurroundings(to: restingLift)
  }

  /// Shows the views behind again after a canceled presentation.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { pushed.release() }
  }

  /// Shows the views behind again along with the transition.
  open override func dismissalTransitionWillBegin() {
    // The sheet may have replaced another one, which has put its own view back.
    if pushed.view == nil { pushBack(at: restingLift) }
    changeSurroundings(to: 0)
  }

  /// Changes the views behind again after a cancel.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return pushed.release() }
    views.dimming.alpha = dimmedAlpha(at: restingLift)
    pushBack(at: restingLift)
  }

  /// Dims and moves the views behind along with the transition.
  private func changeSurroundings(to lift: CGFloat) {
    let change = { [weak self] in
      guard let self else { return }
      views.dimming.alpha = lift > 0 ? dimmedAlpha(at: lift) : 0
      pushBack(at: lift)
    }
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  override var container: PresentationContainer? {
    didSet { if container == nil { pushed.release() } }
  }

  /// Places the card.
  open override func containerViewWillLayoutSubviews() { place() }

  override var isElevated: Bool { true }
  override var passesTouches: Bool { dimmedAlpha(at: lift) == 0 && !isInTransition }
}

/// The settable properties of a sheet.
@MainActor
struct SheetOptions {
  var detents: [UISheetPresentationController.Detent] = [.large()]
  var selected: UISheetPresentationController.Detent.Identifier?
  var largestUndimmed: UISheetPresentationController.Detent.Identifier?
  var showsGrabber = false
  var cornerRadius: CGFloat = 10
  var scrollingExpands = true
  var attachesInCompactHeight = false
  var followsPreferredWidth = false
}
