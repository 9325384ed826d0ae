import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

// Swipe actions of lists.
extension UICollectionView {
  /// Adds the recognizer of swipes when a list first has actions.
  func attachSwipeRecognizer() {
    guard lists.recognizer == nil else { return }
    let recognizer = UIPanGestureRecognizer()
    recognizer.addHandler { [weak self] in self?.handleSwipe($0) }
    addGestureRecognizer(recognizer)
    lists.recognizer = recognizer
  }

  /// Whether a horizontal drag reveals actions of the cell below it.
  func swipeMayBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    let translation = recognizer.translation(in: self)
    guard !isEditing, abs(translation.x) > abs(translation.y),
      let cell = listCell(at: recognizer.location(in: self))
    else { return false }
    return lists.swipe?.cell === cell || configuration(for: cell, isLeft: translation.x > 0) != nil
  }

  private func listCell(at point: CGPoint) -> UICollectionViewListCell? {
    frontmostItem(at: point).flatMap { cell(at: $0) as? UICollectionViewListCell }
  }

  /// Returns the actions at an edge of a cell; nil for none, and if the program has changed the data
  /// in the meantime.
  private func configuration(
    for cell: UICollectionViewListCell,
    isLeft: Bool
  ) -> UISwipeActionsConfiguration? {
    let generation = pass.generation
    guard let row = cell.list.row, row.role == .row, let path = path(of: cell),
      delegate?.collectionView(self, canEditItemAt: path) ?? true, pass.generation == generation
    else { return nil }
    let isLeading = isLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let list = row.style.configuration
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty,
      pass.generation == generation
    else { return nil }
    return configuration
  }

  // MARK: Dragging

  private func handleSwipe(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginSwipe(pan)
    case .changed: dragSwipe(pan)
    case .ended: endSwipe(velocity: pan.velocity(in: self).x)
    case .cancelled: endSwipe(velocity: 0)
    case .possible, .failed: break
    }
  }

  private func beginSwipe(_ pan: UIPanGestureRecognizer) {
    guard let cell = listCell(at: pan.location(in: self)) else { return }
    cancelTap()
    if lists.swipe?.cell !== cell {
      closeSwipe(animated: true)
      let isLeft = pan.translation(in: self).x > 0
      guard let actions = configuration(for: cell, isLeft: isLeft) else { return }
      reveal(actions, of: cell, isLeft: isLeft)
      // The program may have removed the view, which ends the drag.
      guard pan.state == .began else { return closeSwipe(animated: false) }
    }
    lists.swipe?.drag.begin()
    dragSwipe(pan)
  }

  private func reveal(
    _ actions: UISwipeActionsConfiguration,
    of cell: UICollectionViewListCell,
    isLeft: Bool
  ) {
    let view = SwipeActionsView(actions, isLeft: isLeft)
    view.onTap = { [weak self] in self?.perform($0, from: $1) }
    insertSubview(view, belowSubview: cell)
    cell.change { $0.isSwiped = true }
    lists.swipe = CollectionSwipe(cell: cell, view: view, contentOffset: contentOffset)
  }

  private func dragSwipe(_ pan: UIPanGestureRecognizer) {
    lists.swipe?.drag.move(by: pan.translation(in: self).x)
    lists.swipe?.place()
  }

  private func endSwipe(velocity: CGFloat) {
    guard let swipe = lists.swipe else { return }
    switch swipe.drag.release(velocity: velocity, rowWidth: swipe.row.width) {
    case .perform(let action, let button): perform(action, from: button)
    case .open: openSwipe()
    case .close: closeSwipe(animated: true)
    }
  }

  private func openSwipe() {
    guard let swipe = lists.swipe else { return }
    swipe.drag.open()
    UIView.animateState(true) { swipe.place() }
  }

  /// Reveals the actions at the trailing edge of a list cell.
  func revealTrailingActions(at path: IndexPath) {
    closeSwipe(animated: true)
    let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let cell = cell(at: path) as? UICollectionViewListCell,
      let actions = configuration(for: cell, isLeft: isLeft)
    else { return }
    reveal(actions, of: cell, isLeft: isLeft)
    openSwipe()
  }

  // MARK: Closing

  /// Hides the actions that are revealed.
  func closeSwipe(animated: Bool) {
    guard let swipe = lists.swipe else { return }
    lists.swipe = nil
    swipe.drag.close()
    swipe.cell.change { $0.isSwiped = false }
    guard animated, live.values.contains(where: { $0 === swipe.cell }) else {
      swipe.drag.view.removeFromSuperview()
      return
    }
    UIView.animate(
      withDuration: 0.25,
      animations: { swipe.place() },
      completion: { _ in swipe.drag.view.removeFromSuperview() }
    )
  }

  /// Hides the actions after the content has scrolled or the cell was removed.
  func updateSwipe() {
    guard let swipe = lists.swipe else { return }
    if path(of: swipe.cell) == nil { return closeSwipe(animated: false) }
    if swipe.contentOffset != contentOffset { closeSwipe(animated: true) }
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    let performed = lists.swipe
    action.handler(action, view) { [weak self] _ in
      guard let self, let swipe = lists.swipe, swipe === performed else { return }
      closeSwipe(animated: true)
    }
  }
}
