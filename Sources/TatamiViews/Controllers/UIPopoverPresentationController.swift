public import Foundation
public import TatamiGraphics

/// A presentation on a card with an arrow, beside a view or a bar button item.
///
/// In compact width the controller is shown as a sheet unless the delegate refuses that. A tap
/// outside of the card dismisses the controller.
open class UIPopoverPresentationController: UIPresentationController {
  private var options = PopoverOptions()
  private let views = PopoverViews()
  private var tint = DimmedTint()
  private var arrow = UIPopoverArrowDirection.unknown

  private func change(_ change: (inout PopoverOptions) -> Void) {
    change(&options)
    container?.setNeedsLayout()
  }

  // MARK: Source

  /// The view beside which the popover is.
  open var sourceView: UIView? {
    get { options.item as? UIView }
    set { change { $0.item = newValue } }
  }

  /// The part of the source view that the arrow touches, in its coordinates; null, the default, for
  /// its bounds.
  ///
  /// Numbers that are not finite are reported on standard error and read as zero.
  open var sourceRect: CGRect {
    get { options.rect }
    set {
      let rect = newValue.isNull ? newValue : newValue.reportingNonFinite("a sourceRect")
      change { $0.rect = rect }
    }
  }

  /// The bar button item beside which the popover is.
  open var barButtonItem: UIBarButtonItem? {
    get { options.item as? UIBarButtonItem }
    set { change { $0.item = newValue } }
  }

  /// The view or the bar button item beside which the popover is.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { options.item }
    set { change { $0.item = newValue } }
  }

  /// Whether a popover without enough room beside its source may cover it; false by default.
  open var canOverlapSourceViewRect: Bool {
    get { options.mayOverlap }
    set { change { $0.mayOverlap = newValue } }
  }

  // MARK: Appearance

  /// The directions in which the arrow may point; any by default.
  ///
  /// Without directions the popover has no arrow and is in front of its source.
  open var permittedArrowDirections: UIPopoverArrowDirection {
    get { options.directions }
    set { change { $0.directions = newValue } }
  }

  /// The direction of the arrow; `unknown` unless the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection { arrow }

  /// The color of the card and its arrow; nil, the default, for the system's.
  open var backgroundColor: UIColor? {
    get { options.color }
    set {
      options.color = newValue
      views.setColor(newValue)
    }
  }

  /// The least distances between the card and the edges of the safe area, in points; 10 by default.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { options.margins }
    set { change { $0.margins = newValue } }
  }

  /// The views that receive touches outside of the card, which do not dismiss the popover.
  open var passthroughViews: [UIView]? {
    get { options.passthroughViews }
    set { options.passthroughViews = newValue }
  }

  // MARK: Adaptation

  /// Returns `pageSheet`: in compact width, a popover becomes a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The sheet that the popover becomes in compact width; it can be configured before the
  /// presentation.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: nil
  )

  override func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    guard style.isSheet else { return super.makeAdapted(to: style) }
    return adaptiveSheet
  }

  /// Whether there is a source that is shown in a window (N153).
  override func mayBegin(in window: UIWindow) -> Bool {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard options.item == nil else { return true }
    Diagnostics.report(
      """
      \(presentingViewController) cannot present \(presentedViewController): the popover has no \
      sourceView, sourceItem or barButtonItem
      """
    )
    return false
  }

  // MARK: Presentation

  /// The card.
  open override var presentedView: UIView? { views.card }

  /// The frame of the card with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  /// Returns the preferred size of the presented controller with the arrow, as far as a container of
  /// another size has room for it, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let (size, arrow) = (presentedViewController.popoverSize, placement.contentInsets)
    let margins = options.margins(in: parentSize)
    let room = CGRect(origin: .zero, size: parentSize).inset(by: margins).size
    return CGSize(
      width: min(size.width + arrow.left + arrow.right, room.width),
      height: min(size.height + arrow.top + arrow.bottom, room.height)
    )
  }

  private var placement: PopoverPlacement {
    guard let container else { return PopoverPlacement(PopoverPlacement.Request()) }
    let safeArea = container.bounds.inset(by: container.safeAreaInsets)
    return PopoverPlacement(
      PopoverPlacement.Request(
        size: presentedViewController.popoverSize,
        source: source(in: container),
        room: safeArea.inset(by: options.margins(in: safeArea.size)),
        directions: options.directions,
        mayOverlap: options.mayOverlap
      )
    )
  }

  /// Returns the rectangle that the arrow touches; that of an item that is not shown is the center
  /// of the container.
  private func source(in container: UIView) -> CGRect {
    if let view = options.item as? UIView, view.window != nil, !options.rect.isNull {
      return view.convert(options.rect, to: container)
    }
    let frame = options.item?.frame(in: container) ?? .null
    let center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    return frame.isNull ? CGRect(origin: center, size: .zero) : frame
  }

  /// Adds the card.
  open override func presentationTransitionWillBegin() {
    guard let container, let view = presentedViewController.view else { return }
    views.setColor(options.color)
    views.add(view, to: container)
    views.recognizeTaps { [weak self] in self?.touchedOutside() }
    tint.setDimmed(true, presentingViewController.viewIfLoaded)
    place()
  }

  private func touchedOutside() {
    guard mayBeDismissed else { return }
    let own = presentedViewController as? any OwnPresentation
    if own?.handleTouchOutside() != true { dismissByPerson() }
  }

  /// Puts the tint of the views behind back after a cancel.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { leave() }
  }

  /// Puts the tint of the views behind back.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() }
  }

  private func leave() {
    tint.setDimmed(false, presentingViewController.viewIfLoaded)
    presentedViewController.barInsets = .zero
    arrow = .unknown
  }

  /// Places the card.
  open override func containerViewWillLayoutSubviews() { place() }

  override var isElevated: Bool { true }

  /// Updates the color of the edge.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    container?.setNeedsLayout()
  }

  /// The presented view reaches under the arrow, which is part of its safe area.
  private func place() {
    guard let container else { return }
    views.backdrop.frame = container.bounds
    let placement = placement
    arrow = placement.direction
    views.place(placement, container.traitCollection)
    presentedViewController.barInsets = placement.contentInsets
  }

  override func passesTouch(at point: CGPoint, to hit: UIView?) -> Bool {
    guard hit === views.backdrop, let container else { return false }
    return (options.passthroughViews ?? []).contains { view in
      view.window === container.window
        && view.hitTest(view.convert(point, from: container), with: nil) != nil
    }
  }
}

/// The settable properties of a popover.
@MainActor
private struct PopoverOptions {
  var item: (any UIPopoverPresentationControllerSourceItem)?
  var rect = CGRect.null
  var directions = UIPopoverArrowDirection.any
  var mayOverlap = false
  var passthroughViews: [UIView]?
  var color: UIColor?
  var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Returns the margins, none greater than half of a size, so that a room is left.
  func margins(in size: CGSize) -> UIEdgeInsets {
    let (width, height) = (max(0, size.width / 2), max(0, size.height / 2))
    let limited = { (length: CGFloat, limit: CGFloat) in
      length.isFinite ? min(max(0, length), limit) : 0
    }
    return UIEdgeInsets(
      top: limited(margins.top, height),
      left: limited(margins.left, width),
      bottom: limited(margins.bottom, height),
      right: limited(margins.right, width)
    )
  }
}

extension UIViewController {
  /// The size of content without a preferred size, in points.
  private static let defaultPopoverSize = CGSize(width: 320, height: 480)

  /// The size of the content of a popover: the preferred one.
  fileprivate var popoverSize: CGSize {
    let size = preferredContentSize.reportingNonFinite("a preferredContentSize")
    let standard = Self.defaultPopoverSize
    return CGSize(
      width: size.width > 0 ? size.width : standard.width,
      height: size.height > 0 ? size.height : standard.height
    )
  }
}
