import Foundation

/// The drags and taps that move a sheet.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let pan = UIPanGestureRecognizer()
  /// The lift and the index of the stop at the beginning of a drag.
  private var start: (lift: CGFloat, stop: Int) = (0, 0)
  /// Whether the drag may dismiss the sheet; nil until it goes below the lowest stop.
  private var mayDismiss: Bool?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.relations.actions.append(.closure { [weak self] _ in self?.panDidChange() })
  }

  /// Adds the recognizers to the views of the sheet.
  func attach() {
    guard let sheet else { return }
    sheet.views.card.addGestureRecognizer(pan)
    addTap(to: sheet.views.dimming) { [weak sheet] in
      if let sheet, sheet.mayBeDismissed { sheet.dismissByPerson() }
    }
    let grabber = sheet.views.grabber
    grabber.whenTapped = { [weak self] in self?.selectNext() }
    addTap(to: grabber) { [weak self] in self?.selectNext() }
  }

  private func addTap(to view: UIView, _ action: @escaping () -> Void) {
    let tap = UITapGestureRecognizer()
    tap.relations.actions.append(.closure { _ in action() })
    view.addGestureRecognizer(tap)
  }

  // MARK: Competition with scroll views (N150)

  /// The innermost scroll view under the finger.
  private var scrollView: (any ScrollContainer)? {
    guard let card = sheet?.views.card else { return nil }
    let touched = pan.attempt.touches.first?.view
    return sequence(first: touched, next: { $0 === card ? nil : $0?.superview }).lazy
      .compactMap { $0 as? any ScrollContainer }.first
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, !sheet.isInTransition else { return false }
    let translation = pan.translation(in: sheet.container)
    guard abs(translation.y) > abs(translation.x) else { return false }
    guard let scrollView else { return true }
    guard scrollView.scrolledDistance.y <= 0 else { return false }
    let canGrow = sheet.lift < sheet.stops.highest
    return translation.y > 0 || sheet.options.scrollingExpands && canGrow
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let view = otherGestureRecognizer.view
    return otherGestureRecognizer is UIPanGestureRecognizer && view is any ScrollContainer
      && sheet.map { view?.isDescendant(of: $0.views.card) ?? false } ?? false
  }

  // MARK: Drag

  private func panDidChange() {
    guard let sheet, let container = sheet.container, !sheet.isInTransition else {
      sheet?.draggedLift = nil
      return
    }
    switch pan.state {
    case .began: begin(in: container)
    case .changed: move(by: -pan.translation(in: container).y)
    case .ended:
      end(by: -pan.translation(in: container).y, velocity: -pan.velocity(in: container).y)
    case .cancelled: end(by: 0, velocity: 0)
    case .possible, .failed: break
    }
  }

  private func begin(in container: UIView) {
    guard let sheet else { return }
    sheet.settling?.stopAnimation(true)
    sheet.settling = nil
    start = (container.bounds.maxY - sheet.views.card.frame.minY, sheet.selectedStop)
    mayDismiss = nil
    pan.setTranslation(.zero, in: container)
    move(by: 0)
  }

  private func move(by distance: CGFloat) {
    guard let sheet else { return }
    sheet.draggedLift = resisted(start.lift + distance, sheet)
    sheet.place()
    sheet.views.card.layoutIfNeeded()
  }

  /// Returns the lift for that of the finger: beyond the stops the sheet resists (N146).
  private func resisted(_ lift: CGFloat, _ sheet: UISheetPresentationController) -> CGFloat {
    let stops = sheet.stops
    let band = RubberBand(length: Double(min(200, stops.highest / 4)))
    if lift > stops.highest {
      return stops.highest + CGFloat(band.displacement(for: Double(lift - stops.highest)))
    }
    guard lift < stops.lowest else { return lift }
    if mayDismiss == nil { mayDismiss = sheet.mayBeDismissed }
    if mayDismiss == true { return lift }
    return stops.lowest + CGFloat(band.displacement(for: Double(lift - stops.lowest)))
  }

  private func end(by distance: CGFloat, velocity: CGFloat) {
    guard let sheet else { return }
    let (stops, lift) = (sheet.stops, start.lift + distance)
    let target = stops.target(
      from: lift,
      velocity: velocity,
      start: start.stop,
      mayDismiss: true
    )
    guard target == .dismissal else {
      if case .stop(let index) = target {
        select(index, isFlick: abs(velocity) >= SheetStops.flick)
      }
      return
    }
    if mayDismiss ?? sheet.mayBeDismissed {
      sheet.draggedLift = nil
      sheet.dismissByPerson()
    } else {
      select(0, isFlick: false)
      let asked = sheet.asked
      asked.delegate?.presentationControllerDidAttemptToDismiss(asked)
    }
  }

  /// Selects the next larger stop, or the lowest one.
  private func selectNext() {
    guard let sheet, !sheet.isInTransition else { return }
    select((sheet.selectedStop + 1) % sheet.stops.all.count, isFlick: false)
  }

  /// Moves the sheet to a stop and calls the delegate if it is another one (N143).
  private func select(_ index: Int, isFlick: Bool) {
    guard let sheet else { return }
    let stops = sheet.stops
    // A custom detent may have become inactive meanwhile.
    let index = min(index, stops.all.count - 1)
    let (before, chosen) = (stops.index(of: sheet.options.selected), stops.all[index])
    sheet.draggedLift = nil
    if before != index { sheet.options.selected = chosen.identifier }
    sheet.settle(isFlick: isFlick)
    guard before != index else { return }
    let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}
