import Foundation
import TatamiControls
import TatamiViews

// Animated changes, from the attributes before an update or a change of layout to those after it.
extension UICollectionView {
  /// The duration of updates and changes of layout, in seconds.
  private static let duration = 0.3

  /// A view that moves to its new frame during an update.
  private struct Transit {
    var view: UICollectionReusableView
    /// The element before the update for views that disappear; for others, the one after it.
    var element: CollectionElement
    var start: UICollectionViewLayoutAttributes?
    var end: UICollectionViewLayoutAttributes
  }

  /// Shows the elements after an update and animates from those before.
  ///
  /// - Parameter finalize: Called with the layout inside the animation.
  func showUpdate(
    _ update: CollectionUpdate,
    completion: @escaping (Bool) -> Void,
    finalize: @escaping (UICollectionViewLayout) -> Void
  ) {
    let target = clampedOffset(offset(proposing: contentOffset))
    guard counts.areCurrent else {
      finalize(layoutInUse)
      return abandonUpdate(completion)
    }
    let area = CGRect(origin: target, size: bounds.size)
    let wanted = visibleAttributes(layoutInUse.shownAttributes(in: area), in: area)
    let leaving = leavingTransits(update, wanted)
    moveOrthogonalSections(by: update)
    updateOrthogonalSections(wanted)
    let layout = layoutInUse
    guard let staying = stayingTransits(update, wanted) else {
      for transit in leaving { discard(transit.view, as: transit.element) }
      finalize(layout)
      return completeLater(completion)
    }
    self.update = nil
    pass.isComplete = false
    let show = { [self] in
      if target != contentOffset { contentOffset = target }
      for transit in leaving + staying { transit.view.show(transit.end) }
      finalize(layout)
    }
    UIView.performWithoutAnimation {
      for transit in leaving + staying { transit.start.map(transit.view.show) }
    }
    animate(show) { [weak self] finished in
      for transit in leaving { self?.discard(transit.view, as: transit.element) }
      completion(finished)
    }
    setNeedsLayout()
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.allowUserInteraction],
      animations: changes,
      completion: completion
    )
  }

  /// Ends an update because the data was reloaded; the next pass replaces all views.
  func abandonUpdate(_ completion: @escaping (Bool) -> Void) {
    update = nil
    completeLater(completion)
  }

  private func completeLater(_ completion: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in completion(false) })
  }

  func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let (width, height) = (contentSize.width, contentSize.height)
    return CGPoint(
      x: max(-insets.left, min(offset.x, width + insets.right - bounds.width)),
      y: max(-insets.top, min(offset.y, height + insets.bottom - bounds.height))
    )
  }

  /// Removes the views that are not shown after the update, and returns them with their final
  /// attributes.
  private func leavingTransits(
    _ update: CollectionUpdate,
    _ wanted: VisibleAttributes
  ) -> [Transit] {
    var transits: [Transit] = []
    for (old, view) in live {
      let new = update.newElement(of: old)
      if let new, wanted.attributes[new] != nil { continue }
      live[old] = nil
      let end =
        layoutInUse.finalAttributes(of: old)
        ?? new.flatMap { layoutInUse.attributes(of: $0) }
        ?? view.record.attributes?.transparent()
      guard let end else { continue }
      transits.append(Transit(view: view, element: old, end: end))
    }
    return transits
  }

  /// Assigns views to the elements that are shown after the update, with their attributes.
  ///
  /// Present views are assigned before new ones are requested: the data source or the delegate may
  /// perform another update, in which case the result is nil.
  private func stayingTransits(
    _ update: CollectionUpdate,
    _ wanted: VisibleAttributes
  ) -> [Transit]? {
    let (old, generation) = (live, pass.generation)
    live = [:]
    var transits: [Transit] = []
    var missing:
      [(start: UICollectionViewLayoutAttributes, end: UICollectionViewLayoutAttributes)] =
        []
    for element in wanted.order {
      guard let end = wanted.attributes[element] else { continue }
      let before = update.oldElement(of: element)
      let initial = layoutInUse.initialAttributes(of: element)
      if let before, let view = old[before] {
        live[element] = view
        place(view, end)
        _ = layoutInUse.finalAttributes(of: before)
        transits.append(Transit(view: view, element: element, start: initial, end: end))
      } else {
        let start = initial ?? before.flatMap { update.oldAttributes[$0] } ?? end.transparent()
        missing.append((start, end))
      }
    }
    for (start, end) in missing {
      guard pass.generation == generation, let view = addView(of: end) else { return nil }
      transits.append(Transit(view: view, element: end.element, start: start, end: end))
    }
    return transits
  }

  // MARK: Change of layout

  func exchangeLayout(
    for layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let old = layoutInUse
    guard layout !== old else {
      completion?(true)
      return
    }
    if animated { UIView.performWithoutAnimation { layOutElements() } }
    cancelTap()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in live.values { view.willTransition(from: old, to: layout) }
    var update = CollectionUpdate()
    update.oldAttributes = animated ? nearbyAttributes() : [:]
    old.collectionView = nil
    layoutInUse = layout
    adopt(layout)
    let finish = { [weak self] (finished: Bool) in
      for view in self?.live.values.map(\.self) ?? [] { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated else {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      setNeedsLayout()
      return finish(true)
    }
    prepareLayout()
    showUpdate(update, completion: finish) { layout in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
  }
}
