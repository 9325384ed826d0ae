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
    let layout = layoutInUse
    var update = update
    guard let target = updateTarget(update), let transits = transits(&update, at: target) else {
      finalize(layout)
      return abandonUpdate(update, completion)
    }
    self.update = nil
    let show = { [self] in
      if target != contentOffset { contentOffset = target }
      if !isReplaced(update) { for transit in transits { transit.view.show(transit.end) } }
      finalize(layout)
    }
    UIView.performWithoutAnimation {
      for transit in transits { transit.start.map(transit.view.show) }
    }
    animate(show) { [weak self, leaving = update.leaving] finished in
      self?.discard(leaving)
      completion(finished)
    }
    // The bounds may have changed, and with them the attributes of pinned elements.
    pass.isComplete = false
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

  /// Ends an update that was replaced while it was prepared.
  private func abandonUpdate(_ update: CollectionUpdate, _ completion: @escaping (Bool) -> Void) {
    self.update = nil
    discard(update.leaving)
    setNeedsLayout()
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in completion(false) })
  }

  /// Returns the offset after an update; nil if the update is replaced.
  private func updateTarget(_ update: CollectionUpdate) -> CGPoint? {
    guard !isReplaced(update) else { return nil }
    let target = clampedOffset(offset(proposing: contentOffset))
    return isReplaced(update) ? nil : target
  }

  func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let (width, height) = (contentSize.width, contentSize.height)
    return CGPoint(
      x: max(-insets.left, min(offset.x, width + insets.right - bounds.width)),
      y: max(-insets.top, min(offset.y, height + insets.bottom - bounds.height))
    )
  }

  /// Assigns views to the elements that are shown after an update, and removes those of all others;
  /// returns how the views move, or nil if the update is replaced.
  private func transits(_ update: inout CollectionUpdate, at offset: CGPoint) -> [Transit]? {
    let area = CGRect(origin: offset, size: bounds.size)
    let wanted = visibleAttributes(layoutInUse.shownAttributes(in: area), in: area)
    guard !isReplaced(update) else { return nil }
    for (element, view) in live where wanted.attributes[element] == nil {
      live[element] = nil
      update.leaving[update.oldElement(of: element) ?? element] = view
    }
    let leaving = leavingTransits(update)
    updateOrthogonalSections(wanted)
    return stayingTransits(update, wanted).map { leaving + $0 }
  }

  private func leavingTransits(_ update: CollectionUpdate) -> [Transit] {
    update.leaving.compactMap { old, view in
      let end =
        layoutInUse.finalAttributes(of: old)
        ?? update.newElement(of: old).flatMap { layoutInUse.attributes(of: $0) }
        ?? view.record.attributes?.transparent()
      return end.map { Transit(view: view, element: old, end: $0) }
    }
  }

  /// Places the present views before new ones are requested: the data source or the delegate may
  /// perform another update, in which case the result is nil.
  private func stayingTransits(
    _ update: CollectionUpdate,
    _ wanted: VisibleAttributes
  ) -> [Transit]? {
    var transits: [Transit] = []
    var missing:
      [(start: UICollectionViewLayoutAttributes, end: UICollectionViewLayoutAttributes)] =
        []
    for element in wanted.order {
      guard let end = wanted.attributes[element] else { continue }
      let before = update.oldElement(of: element)
      let initial = layoutInUse.initialAttributes(of: element)
      if let view = live[element] {
        place(view, end)
        if let before { _ = layoutInUse.finalAttributes(of: before) }
        transits.append(Transit(view: view, element: element, start: initial, end: end))
      } else {
        let start = initial ?? before.flatMap { update.oldAttributes[$0] } ?? end.transparent()
        missing.append((start, end))
      }
    }
    for (start, end) in missing {
      guard !isReplaced(update), let view = addView(of: end) else { return nil }
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
    let attributes = animated ? nearbyAttributes() : [:]
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
    let update = CollectionUpdate(generation: pass.generation, oldAttributes: attributes)
    prepareLayout()
    showUpdate(update, completion: finish) { layout in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
  }
}
