import Foundation
import TatamiListContent
package import TatamiViews

// Selection by code and by touches.
extension UICollectionView {
  /// Whether several items may be selected at present.
  var selectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user may currently select items.
  var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  func changeSelectionRules(_ change: (inout CollectionSelection) -> Void) {
    change(&selection)
    if !selection.isAllowed || !selection.allowsMultiple && selection.paths.count > 1 {
      selection.paths.forEach(deselect)
    }
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard selects, path?.isListPath != false else { return }
    if !selectsMultiple || path == nil {
      selection.paths.filter { $0 != path }.forEach(deselect)
    }
    guard let path, hasItem(at: path) else { return }
    mark(path)
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selection.paths.remove(path) != nil else { return }
    cell(at: path)?.isSelected = false
  }

  /// Whether an item exists, after a pending request for counts.
  private func hasItem(at path: IndexPath) -> Bool {
    _ = currentCounts
    return counts.areCurrent && exists(CollectionElement(kind: .cell, path: path))
  }

  private func mark(_ path: IndexPath) {
    selection.paths.insert(path)
    cell(at: path)?.isSelected = true
  }

  func setEditing(_ isEditing: Bool) {
    guard isEditing != editing.isEditing else { return }
    editing.isEditing = isEditing
    if !isEditing, !allowsMultipleSelection { selection.paths.forEach(deselect) }
    closeSwipe(animated: true)
    for case let cell as UICollectionViewCell in live.values {
      cell.change { $0.isEditing = isEditing }
    }
  }

  // MARK: Taps

  /// Highlights the touched item; returns whether the touch is at an item that may be selected.
  func beginTap(_ touches: Set<UITouch>) -> Bool {
    guard selects, selection.tapped == nil, let touch = touches.first,
      let path = path(containing: touch.view)
    else { return false }
    selection.tapped = path
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    // The program may have ended the touch by changing the data.
    if selection.tapped == path { highlight(path) }
    return true
  }

  func path(containing view: UIView?) -> IndexPath? {
    for case let cell as UICollectionViewCell in sequence(first: view, next: { $0?.superview }) {
      if let path = path(of: cell) { return path }
    }
    return nil
  }

  private func highlight(_ path: IndexPath) {
    selection.isHighlighted = true
    cell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Selects the touched item if it is highlighted; returns whether a touch began at an item.
  func endTap() -> Bool {
    guard let path = selection.tapped else { return false }
    if selection.isHighlighted {
      closeSwipe(animated: true)
      if !performCellAction(at: path) { userSelects(path) }
    }
    cancelTap()
    return true
  }

  /// Ends the touch at an item without selecting it.
  @discardableResult
  func cancelTap() -> Bool {
    guard selection.tapped != nil else { return false }
    takeTap()()
    return true
  }

  /// Ends the touch at an item; the delegate is called by the result, when all elements are
  /// up to date.
  func takeTap() -> () -> Void {
    guard let path = selection.tapped else { return {} }
    let wasHighlighted = selection.isHighlighted
    (selection.tapped, selection.isHighlighted) = (nil, false)
    guard wasHighlighted else { return {} }
    cell(at: path)?.isHighlighted = false
    return { [weak self] in
      self.map { $0.delegate?.collectionView($0, didUnhighlightItemAt: path) }
    }
  }

  /// Performs the action of an accessory that takes taps anywhere in its cell.
  private func performCellAction(at path: IndexPath) -> Bool {
    guard let cell = cell(at: path) as? UICollectionViewListCell,
      let accessory = cell.list.accessories.cellAction
    else { return false }
    cell.performAction(of: accessory.accessoryType)
    return true
  }

  /// Selects an item, or deselects it with multiple selection, and calls the delegate.
  func userSelects(_ path: IndexPath) {
    guard hasItem(at: path) else { return }
    if selectsMultiple, selection.paths.contains(path) { return userDeselects(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsMultiple {
      for old in selection.paths where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    guard hasItem(at: path) else { return }
    mark(path)
    delegate?.collectionView(self, didSelectItemAt: path)
    guard !selectsMultiple, !isEditing, hasItem(at: path),
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false,
      hasItem(at: path)
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}

extension UICollectionView: TapReacting {
  package func reactsToTap(on view: UIView) -> Bool {
    selects && path(containing: view) != nil || lists.swipe != nil
  }
}
