import Foundation
import TatamiGraphics
import TatamiViews

/// The presentation of alerts in the center and of action sheets at the bottom, in front of dimmed
/// views.
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()
  private var tint = DimmedTint()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert, let view = alert.view as? AlertView else {
      return .zero
    }
    let safeArea = container.bounds.inset(by: container.safeAreaInsets)
    let metrics = AlertMetrics(style: alert.preferredStyle, traits: container.traitCollection)
    let placement = AlertPlacement(bounds: container.bounds, safeArea: safeArea, metrics: metrics)
    let width = placement.width
    return placement.frame(height: view.fittingHeight(width))
  }

  // MARK: Transitions

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.backgroundColor = AlertMetrics.dimmingColor
    dimming.frame = container.bounds
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.alert?.cancelByTouch() }
    )
    container.addSubview(dimming)
    dimming.alpha = 0
    alongside { [weak self] in self?.setDimmed(true) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { setDimmed(false) }
  }

  override func dismissalTransitionWillBegin() {
    alongside { [weak self] in self?.setDimmed(false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { setDimmed(!completed) }

  private func alongside(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  /// Dims the views behind and their tint, or ends that (N173).
  private func setDimmed(_ isDimmed: Bool) {
    dimming.alpha = isDimmed ? 1 : 0
    tint.setDimmed(isDimmed, presentingViewController.viewIfLoaded)
  }

  // MARK: Layout

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    guard !isInTransition, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// The placement of the card of an alert or an action sheet.
@MainActor
struct AlertPlacement {
  /// The bounds of the container.
  var bounds: CGRect
  /// The part that nothing covers.
  var safeArea: CGRect
  var metrics: AlertMetrics

  /// The width of the card: an action sheet is as wide as the screen held upright.
  var width: CGFloat {
    guard metrics.style == .actionSheet else { return metrics.alertWidth(in: safeArea.width) }
    let margins = 2 * AlertMetrics.sheetMargin
    return max(0, min(safeArea.width, min(bounds.width, bounds.height)) - margins)
  }

  /// Returns the frame of the card for the height that it needs.
  func frame(height needed: CGFloat) -> CGRect {
    let isAlert = metrics.style == .alert
    let margin = isAlert ? AlertMetrics.alertMargin : AlertMetrics.sheetMargin
    var room = safeArea
    if !isAlert, safeArea.maxY == bounds.maxY { room.size.height -= margin }
    let height = max(0, min(needed, room.height - (isAlert ? 2 * margin : margin)))
    let y = isAlert ? room.midY - height / 2 : room.maxY - height
    let scale = metrics.traits.pixelsPerPoint
    return CGRect(
      x: ((safeArea.midX - width / 2) * scale).rounded() / scale,
      y: (y * scale).rounded() / scale,
      width: width,
      height: height
    )
  }
}
