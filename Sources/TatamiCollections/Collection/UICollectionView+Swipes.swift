import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

// Swipe actions of lists.
extension UICollectionView {
  /// The share of the cell's width beyond which a release performs the first action.
  private static let fullSwipe: CGFloat = 0.65
  /// The velocity of a flick, in points per second.
  private static let flickVelocity: CGFloat = 300

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

  /// Returns the actions at an edge of a cell; nil for none.
  private func configuration(
    for cell: UICollectionViewListCell,
    isLeft: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let row = cell.list.row, row.role == .row, let path = path(of: cell),
      delegate?.collectionView(self, canEditItemAt: path) ?? true
    else { return nil }
    let isLeading = isLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let list = row.style.configuration
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    let configuration = provider?(path)
    return configuration?.actions.isEmpty == false ? configuration : nil
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
    }
    lists.swipe?.dragStart = lists.swipe?.offset ?? 0
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
    guard let swipe = lists.swipe else { return }
    let distance = max(0, (swipe.dragStart + pan.translation(in: self).x) * swipe.direction)
    let open = swipe.view.openWidth
    let isFull = swipe.view.configuration.performsFirstActionWithFullSwipe
    let shown = isFull || distance <= open ? distance : open + (distance - open) / 4
    swipe.offset = swipe.direction * shown
    swipe.place()
  }

  private func endSwipe(velocity: CGFloat) {
    guard let swipe = lists.swipe else { return }
    let distance = swipe.offset * swipe.direction
    let (speed, configuration) = (velocity * swipe.direction, swipe.view.configuration)
    if configuration.performsFirstActionWithFullSwipe,
      distance > swipe.row.width * Self.fullSwipe,
      let action = configuration.actions.first, let button = swipe.view.firstButton
    {
      return perform(action, from: button)
    }
    let isFlick = abs(speed) > Self.flickVelocity
    let opens = isFlick ? speed > 0 : distance > swipe.view.openWidth / 2
    if opens { openSwipe() } else { closeSwipe(animated: true) }
  }

  private func openSwipe() {
    guard let swipe = lists.swipe else { return }
    swipe.offset = swipe.direction * swipe.view.openWidth
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
    swipe.offset = 0
    swipe.cell.change { $0.isSwiped = false }
    guard animated, live.values.contains(where: { $0 === swipe.cell }) else {
      swipe.view.removeFromSuperview()
      return
    }
    UIView.animate(
      withDuration: 0.25,
      animations: { swipe.place() },
      completion: { _ in swipe.view.removeFromSuperview() }
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
