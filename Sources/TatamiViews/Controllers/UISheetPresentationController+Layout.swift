import Foundation
import TatamiGraphics

// The place of the card (N140-N145, S251).
extension UISheetPresentationController {
  private var metrics: SheetMetrics { metrics(for: traitCollection) }

  private func metrics(for traits: UITraitCollection) -> SheetMetrics {
    SheetMetrics(
      style: presentationStyle,
      isRegular: traits.horizontalSizeClass == .regular,
      isCompactHeight: traits.verticalSizeClass == .compact,
      attachesInCompactHeight: options.attachesInCompactHeight,
      followsPreferredWidth: options.followsPreferredWidth,
      preferredSize: presentedViewController.preferredContentSize,
      safeArea: container?.safeAreaInsets ?? .zero
    )
  }

  private var bounds: CGRect { container?.bounds ?? .zero }

  /// Returns the size of the card at rest in a container of another size, in points (N25).
  func cardSize(in size: CGSize) -> CGSize {
    guard size != bounds.size else { return frame(lift: restingLift).size }
    let traits = traitCollection.overridden(by: SizeClasses.traits(of: size))
    let (metrics, bounds) = (metrics(for: traits), CGRect(origin: .zero, size: size))
    guard metrics.placement == .bottom else { return metrics.fixedFrame(in: bounds).size }
    let stops = SheetStops.resolving(options.detents, in: SheetContext(traits, metrics, in: bounds))
    let lift = stops.all[stops.index(of: options.selected)].lift
    return metrics.bottomFrame(height: max(lift, stops.lowest), in: bounds).size
  }

  /// Whether the card stands at the bottom.
  var isAtBottom: Bool { metrics.placement == .bottom }

  /// Whether the view behind changes its size: that of a sheet at the bottom in regular height.
  var pushesBack: Bool { isAtBottom && traitCollection.verticalSizeClass != .compact }

  /// The lift of a card of full height, in points.
  var fullLift: CGFloat { metrics.fullHeight(in: bounds) }

  /// The heights at which the card rests: one for a card that does not stand at the bottom.
  var stops: SheetStops {
    let (metrics, bounds) = (metrics, bounds)
    guard metrics.placement == .bottom else {
      let lift = bounds.maxY - metrics.fixedFrame(in: bounds).minY
      return SheetStops([SheetStops.Stop(identifier: .large, lift: lift)])
    }
    return .resolving(options.detents, in: SheetContext(traitCollection, metrics, in: bounds))
  }

  /// The index of the stop at which the card rests.
  var selectedStop: Int { stops.index(of: options.selected) }

  /// The lift of the card at rest, in points.
  var restingLift: CGFloat {
    let stops = stops
    return keyboardLift(over: stops) ?? stops.all[stops.index(of: options.selected)].lift
  }

  /// The lift above a keyboard that covers a part of the sheet: that of the lowest stop, raised by
  /// what is covered, at most that of full height (N152); nil without such a keyboard.
  private func keyboardLift(over stops: SheetStops) -> CGFloat? {
    let metrics = metrics
    guard metrics.placement == .bottom, let overlap = container?.keyboardOverlap, overlap > 0 else {
      return nil
    }
    let raised = stops.lowest - metrics.safeArea.bottom + overlap
    return max(stops.lowest, min(raised, metrics.fullHeight(in: bounds)))
  }

  /// The lift of the card now, in points.
  var lift: CGFloat { draggedLift ?? restingLift }

  /// Returns the frame of the card at a lift: below the lowest stop it moves down as it is (N145).
  func frame(lift: CGFloat) -> CGRect {
    let (metrics, bounds, stops) = (metrics, bounds, stops)
    let isAtBottom = metrics.placement == .bottom
    let frame =
      isAtBottom
      ? metrics.bottomFrame(height: max(lift, stops.lowest), in: bounds)
      : metrics.fixedFrame(in: bounds)
    let fall = (isAtBottom ? max(lift, stops.lowest) : stops.lowest) - lift
    return frame.offsetBy(dx: 0, dy: fall)
  }

  /// Returns the opacity of the dimming at a lift (N144).
  func dimmedAlpha(at lift: CGFloat) -> CGFloat {
    let stops = stops
    guard stops.lowest > 0 else { return 1 }
    var limit = -1
    if let identifier = options.largestUndimmed {
      limit = stops.all.firstIndex { $0.identifier == identifier } ?? -1
    }
    let alphas = stops.all.indices.map { $0 <= limit ? CGFloat(0) : 1 }
    if lift < stops.lowest { return alphas[0] * max(0, lift / stops.lowest) }
    guard let upper = stops.all.firstIndex(where: { $0.lift >= lift }), upper > 0 else {
      return lift > stops.lowest ? alphas[alphas.count - 1] : alphas[0]
    }
    let (below, above) = (stops.all[upper - 1].lift, stops.all[upper].lift)
    let fraction = above > below ? (lift - below) / (above - below) : 1
    return alphas[upper - 1] + (alphas[upper] - alphas[upper - 1]) * fraction
  }

  /// Puts the views where they belong.
  func place() {
    guard let container else { return }
    views.dimming.frame = container.bounds
    views.dimming.isUserInteractionEnabled = !passesTouches
    views.setShape(metrics.isRounded ? options.cornerRadius : 0, metrics.corners)
    views.grabber.isHidden = !options.showsGrabber || metrics.placement != .bottom
    guard !isInTransition else { return }
    views.card.placeUntransformed(frame(lift: lift))
    views.dimming.alpha = dimmedAlpha(at: lift)
    pushBack(at: lift)
  }

  /// Moves the card to the selected stop with a spring (N248).
  func settle(isFlick: Bool) {
    settling?.stopAnimation(true)
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: Self.stiffness,
      damping: 2 * (isFlick ? 0.8 : 1) * Self.stiffness.squareRoot(),
      initialVelocity: .zero
    )
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [weak self] in
      self?.place()
      self?.views.card.layoutIfNeeded()
    }
    animator.startAnimation()
    settling = animator
  }

  /// The stiffness of a spring of mass 1 with a response of 0.344 seconds (N248).
  private static var stiffness: CGFloat {
    let frequency = 2 * CGFloat.pi / 0.344
    return frequency * frequency
  }
}

extension UISheetPresentationController: KeyboardAvoiding {
  package func keyboardDidMove() {
    place()
    views.card.layoutIfNeeded()
  }
}
