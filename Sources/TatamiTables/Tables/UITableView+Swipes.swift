import Foundation
import TatamiListContent
import TatamiViews

// Swipe actions of rows.
extension UITableView {
  private static let swipeDuration: TimeInterval = 0.3

  func attachSwipeRecognizer() {
    addGestureRecognizer(swipeRecognizer)
    swipeRecognizer.addHandler { [weak self] in self?.handleSwipe($0) }
  }

  // MARK: Configurations

  /// Whether a horizontal drag reveals actions of the row below it.
  func swipeMayBegin() -> Bool {
    let translation = swipeRecognizer.translation(in: self)
    guard !isEditing, abs(translation.x) > abs(translation.y) else { return false }
    guard let path = row(at: swipeRecognizer.location(in: self)) else { return false }
    if swipe?.path == path { return true }
    return configuration(for: path, isLeft: translation.x > 0) != nil
  }

  /// Returns the actions at an edge of a row; nil for none, and if the program has changed the
  /// table in the meantime.
  func configuration(for path: IndexPath, isLeft: Bool) -> UISwipeActionsConfiguration? {
    guard exists(path) else { return nil }
    let generation = loading.generation
    guard canEditRow(path), isUnchanged(since: generation) else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration =
      isLeft != isRightToLeft
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : trailingConfiguration(for: path)
    guard isUnchanged(since: generation), let configuration, !configuration.actions.isEmpty else {
      return nil
    }
    return configuration
  }

  /// Returns the delegate's actions at the trailing edge of a row, or the button for deleting it.
  private func trailingConfiguration(for path: IndexPath) -> UISwipeActionsConfiguration? {
    let generation = loading.generation
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own }
    guard isUnchanged(since: generation), deletesBySwipe(path), isUnchanged(since: generation)
    else { return nil }
    return deletion(of: path)
  }

  /// Whether a swipe reveals the button for deleting: the data source or the delegate decides that
  /// the row can be deleted.
  private func deletesBySwipe(_ path: IndexPath) -> Bool {
    let generation = loading.generation
    let canEdit = decidedToEdit(path)
    guard isUnchanged(since: generation) else { return false }
    let style = decidedEditingStyle(of: path)
    guard canEdit != nil || style != nil else { return false }
    return (style ?? .delete) == .delete
  }

  /// Returns the button for deleting a row.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
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
    guard let path = row(at: pan.location(in: self)) else { return }
    if swipe?.path != path {
      closeSwipe(animated: true)
      let isLeft = pan.translation(in: self).x > 0
      guard let configuration = configuration(for: path, isLeft: isLeft) else { return }
      reveal(configuration, at: path, isLeft: isLeft)
      // The program may have removed the table, which ends the drag.
      guard pan.state == .began else { return closeSwipe(animated: false) }
    }
    swipe?.drag.begin()
    dragSwipe(pan)
  }

  private func reveal(
    _ configuration: UISwipeActionsConfiguration,
    at path: IndexPath,
    isLeft: Bool
  ) {
    guard let cell = visible.cells[path] else { return }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    guard visible.cells[path] === cell else {
      delegate?.tableView(self, didEndEditingRowAt: visible.path(of: cell))
      return
    }
    let view = SwipeActionsView(configuration, isLeft: isLeft)
    view.onTap = { [weak self] in self?.perform($0, from: $1) }
    insertSubview(view, belowSubview: cell)
    cell.cellState.isSwiped = true
    cell.setNeedsUpdateConfiguration()
    swipe = TableSwipe(path: path, cell: cell, view: view, contentOffset: bounds.minY)
  }

  private func dragSwipe(_ pan: UIPanGestureRecognizer) {
    swipe?.drag.move(by: pan.translation(in: self).x)
    placeSwipe()
  }

  private func endSwipe(velocity: CGFloat) {
    switch swipe?.drag.release(velocity: velocity, rowWidth: rowWidth) {
    case .perform(let action, let button): perform(action, from: button)
    case .open: openSwipe()
    case .close: closeSwipe(animated: true)
    case nil: break
    }
  }

  private func openSwipe() {
    guard let swipe else { return }
    swipe.isOpen = true
    swipe.drag.open()
    UIView.animateSwipe(Self.swipeDuration) { self.placeSwipe() }
  }

  // MARK: Closing

  /// Hides the actions that are revealed.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.drag.close()
    swipe.cell.cellState.isSwiped = false
    swipe.cell.setNeedsUpdateConfiguration()
    let (view, path) = (swipe.drag.view, visible.path(of: swipe.cell))
    let frame = path.flatMap(rowFrame)
    let isAnimated = animated && frame != nil
    if !isAnimated { view.removeFromSuperview() }
    let place = { if let frame { swipe.place(in: frame) } }
    if !isAnimated { place() }
    // The delegate may change the table, which cannot happen while it is being updated.
    UIView.animateSwipe(isAnimated ? Self.swipeDuration : 0, isAnimated ? place : {}) {
      [weak self] in
      view.removeFromSuperview()
      if let self { delegate?.tableView(self, didEndEditingRowAt: path) }
    }
  }

  /// Places the row and the buttons of a swipe; closes it after the table has scrolled.
  func placeSwipe() {
    guard let swipe else { return }
    guard visible.cells[swipe.path] === swipe.cell, let frame = rowFrame(swipe.path) else {
      return closeSwipe(animated: false)
    }
    if swipe.contentOffset != bounds.minY { return closeSwipe(animated: true) }
    swipe.place(in: frame)
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    let performed = swipe
    action.handler(action, view) { [weak self] _ in
      guard let self, let swipe, swipe === performed else { return }
      closeSwipe(animated: true)
    }
  }

  /// Reveals the button that confirms the deletion of a row.
  func confirmDeletion(of path: IndexPath) {
    closeSwipe(animated: true)
    let generation = loading.generation
    let deletion = deletion(of: path)
    guard isUnchanged(since: generation) else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    reveal(deletion, at: path, isLeft: isRightToLeft)
    openSwipe()
  }
}

extension UIView {
  /// Animates the rows and buttons of a swipe.
  fileprivate static func animateSwipe(
    _ duration: TimeInterval,
    _ changes: @escaping () -> Void,
    _ completion: @escaping () -> Void = {}
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes,
      completion: { _ in completion() }
    )
  }
}
