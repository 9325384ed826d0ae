import Foundation

/// The view in front of a window or of a presentation context that shows a presented controller.
final class PresentationContainer: UIView {
  /// The duration of transitions, in seconds.
  private static let duration: TimeInterval = 0.4
  /// The opacity of the black behind a card.
  private static let dimmedAlpha: CGFloat = 0.2

  /// The presented controller; nil while the container disappears after a dismissal.
  private(set) weak var controller: UIViewController?
  private let style: UIModalPresentationStyle
  private let transition: UIModalTransitionStyle
  private let dimming = UIView()
  private let card = UIView()
  /// The view that the container covers; nil for all views of the window.
  private weak var coveredView: UIView?
  /// The presenting view while it is removed.
  private var removed: RemovedView?

  /// A removed view, with the state needed to restore it.
  private struct RemovedView {
    let view: UIView
    let superview: UIView
    let index: Int
    let fillsSuperview: Bool
  }

  /// Creates the container of a controller, without its view.
  init(for controller: UIViewController) {
    self.controller = controller
    style = controller.modalPresentationStyle
    transition = controller.modalTransitionStyle
    super.init(frame: .zero)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = style.isSheet ? .black.withAlphaComponent(Self.dimmedAlpha) : nil
    card.clipsToBounds = style.isSheet
    addSubview(dimming)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the controller has not been dismissed.
  var isPresenting: Bool { controller?.presentation.presenting != nil }

  /// Whether the presenting view is removed.
  var removesPresenter: Bool { style.removesPresenter }

  /// Shows the controller's view in front of another view, or of all views of a window.
  func show(_ view: UIView, over covered: UIView?, in window: UIWindow) {
    coveredView = covered
    if let covered, let superview = covered.superview {
      frame = covered.frame
      autoresizingMask = covered.autoresizingMask
      superview.insertSubview(self, aboveSubview: covered)
    } else {
      frame = window.bounds
      window.addSubview(self)
    }
    placeCard()
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeCard()
  }

  private func placeCard() {
    dimming.frame = bounds
    let metrics = SheetMetrics(
      style: style,
      isRegular: traitCollection.horizontalSizeClass == .regular,
      preferredSize: controller?.preferredContentSize ?? .zero
    )
    card.layer.cornerRadius = metrics.cornerRadius
    card.layer.maskedCorners = metrics.corners
    let frame = metrics.frame(in: bounds, safeAreaTop: safeAreaInsets.top)
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Presenting view

  /// Whether the container covers a subview of its superview.
  func covers(_ view: UIView) -> Bool {
    guard controller != nil, view !== self else { return false }
    return coveredView.map { $0 === view } ?? true
  }

  /// Removes the presenting view until the controller is dismissed.
  func remove(_ view: UIView) {
    guard let superview = view.superview else { return }
    removed = RemovedView(
      view: view,
      superview: superview,
      index: superview.subviews.firstIndex(of: view) ?? 0,
      fillsSuperview: view.frame == superview.bounds
    )
    view.removeFromSuperview()
  }

  /// Puts the presenting view back; returns whether it was removed.
  func restorePresenter() -> Bool {
    guard let removed else { return false }
    self.removed = nil
    if removed.fillsSuperview { removed.view.frame = removed.superview.bounds }
    let index = min(removed.index, removed.superview.subviews.count)
    removed.superview.insertSubview(removed.view, at: index)
    return true
  }

  // MARK: Transitions

  /// Animates the appearance of the card.
  func appear(completion: @escaping () -> Void) {
    setCardHidden(true)
    UIView.animate(withDuration: Self.duration) { [self] in
      setCardHidden(false)
    } completion: { _ in
      completion()
    }
  }

  /// Removes the container; if animated, an image of the view disappears.
  func disappear(leaving snapshot: UIView?) {
    controller = nil
    guard let snapshot else { return removeFromSuperview() }
    isUserInteractionEnabled = false
    card.addSubview(snapshot)
    UIView.animate(withDuration: Self.duration) { [self] in
      setCardHidden(true)
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  /// Moves the card off screen or makes it transparent, depending on the transition style.
  private func setCardHidden(_ isHidden: Bool) {
    dimming.alpha = isHidden ? 0 : 1
    if transition == .coverVertical {
      let distance = isHidden ? bounds.maxY - (card.center.y - card.bounds.height / 2) : 0
      card.transform = CGAffineTransform(translationX: 0, y: distance)
    } else {
      card.alpha = isHidden ? 0 : 1
    }
  }
}
