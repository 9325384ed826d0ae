import Foundation

/// A presentation on a card, with dimmed views behind it: page sheets, form sheets and popovers.
final class CardPresentationController: UIPresentationController {
  /// The opacity of the black behind a card.
  private static let dimmedAlpha: CGFloat = 0.2

  private let dimming = UIView()
  private let card = UIView()

  override var presentedView: UIView? { card }

  private var metrics: SheetMetrics {
    SheetMetrics(
      style: presentationStyle,
      isRegular: container?.traitCollection.horizontalSizeClass == .regular,
      preferredSize: presentedViewController.preferredContentSize
    )
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return metrics.frame(in: container.bounds, safeAreaTop: container.safeAreaInsets.top)
  }

  override func presentationTransitionWillBegin() {
    guard let container, let view = presentedViewController.view else { return }
    dimming.backgroundColor = .black.withAlphaComponent(Self.dimmedAlpha)
    container.addSubview(dimming)
    card.clipsToBounds = true
    card.frame = frameOfPresentedViewInContainerView
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
    placeViews()
    setDimmed(true)
  }

  override func dismissalTransitionWillBegin() { setDimmed(false) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.alpha = 1 }
  }

  private func setDimmed(_ isDimmed: Bool) {
    if isDimmed { dimming.alpha = 0 }
    let dimming = dimming
    let coordinator = presentedViewController.transitionCoordinator
    guard let coordinator else { return dimming.alpha = isDimmed ? 1 : 0 }
    coordinator.animate(alongsideTransition: { _ in dimming.alpha = isDimmed ? 1 : 0 })
  }

  override func containerViewWillLayoutSubviews() { placeViews() }

  private func placeViews() {
    guard let container else { return }
    dimming.frame = container.bounds
    card.layer.cornerRadius = metrics.cornerRadius
    card.layer.maskedCorners = metrics.corners
    if !isInTransition { card.frame = frameOfPresentedViewInContainerView }
  }
}
