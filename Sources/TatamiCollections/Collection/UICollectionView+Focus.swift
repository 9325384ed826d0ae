import Foundation
import TatamiControls
import TatamiGeometry
import TatamiListContent
import TatamiViews

// Keyboard focus of items.
extension UICollectionView {
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing, let path = path(of: cell) else {
      return false
    }
    return path == tabStop
  }

  /// The item that Tab reaches: the focused one, the preferred, the last, a selected or the first one.
  private var tabStop: IndexPath? {
    if let path = focusedPath { return path }
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self)
    let remembered = remembersLastFocusedIndexPath ? selection.lastFocused : nil
    let candidates = [preferred, remembered, selection.paths.min()].compactMap(\.self)
    return candidates.first { cell(at: $0) != nil && mayFocus($0) }
      ?? indexPathsForVisibleItems.sorted().first(where: mayFocus)
  }

  private func mayFocus(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  /// The item that has the focus.
  private var focusedPath: IndexPath? {
    guard let view = window?.focusedView, view.isDescendant(of: self) else { return nil }
    return path(containing: view)
  }

  /// Moves the focus or extends the selection by a key; returns false for other keys and without a
  /// focused item.
  func moveFocus(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.compactMap(\.key).first, let path = focusedPath else { return false }
    if key.modifierFlags == .command, key.keyCode == .keyboardA { return selectAllItems() }
    let isExtending = key.modifierFlags == .shift && selectsMultiple
    guard key.modifierFlags.isEmpty || isExtending else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: moveFocus(to: neighbor(of: path, .vertical, by: 1))
    case .keyboardUpArrow: moveFocus(to: neighbor(of: path, .vertical, by: -1))
    case .keyboardRightArrow: moveFocus(to: neighbor(of: path, .horizontal, by: 1))
    case .keyboardLeftArrow: moveFocus(to: neighbor(of: path, .horizontal, by: -1))
    case .keyboardPageDown: moveFocus(to: itemOnNextPage(from: path, by: 1))
    case .keyboardPageUp: moveFocus(to: itemOnNextPage(from: path, by: -1))
    case .keyboardHome: moveFocus(to: allItems.first(where: mayFocus))
    case .keyboardEnd: moveFocus(to: allItems.last(where: mayFocus))
    default: return false
    }
    if isExtending { select(userAdding: [path, focusedPath ?? path]) }
    return true
  }

  private var allItems: [IndexPath] {
    counts.items.indices.flatMap { section in
      (0..<counts.items[section]).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Selects all items as taps do; returns false if only one can be selected.
  private func selectAllItems() -> Bool {
    guard selects, selectsMultiple else { return false }
    select(userAdding: allItems)
    return true
  }

  private func select(userAdding paths: [IndexPath]) {
    guard selects else { return }
    for path in paths where !selection.paths.contains(path) { userSelects(path) }
  }

  private func moveFocus(to next: IndexPath?) {
    guard let next else { return }
    scroll(to: next, at: [], animated: false)
    layOutElements()
    cell(at: next)?.receiveFocus()
    selection.lastFocused = next
    guard selectionFollowsFocus, selects, !selection.paths.contains(next),
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: next) ?? true
    else { return }
    userSelects(next)
  }

  /// Returns the nearest item in a direction that can be focused; distances across the direction
  /// count twice.
  private func neighbor(of path: IndexPath, _ axis: Axis, by step: CGFloat) -> IndexPath? {
    let element = CollectionElement(kind: .cell, path: path)
    guard let start = layoutInUse.attributes(of: element)?.frame else { return nil }
    var area = start.insetBy(dx: -bounds.width, dy: -bounds.height)
    area.origin[axis] += step * bounds.size[axis]
    let center = { (frame: CGRect, axis: Axis) in frame.origin[axis] + frame.size[axis] / 2 }
    let distance = { (frame: CGRect) in
      let along = (center(frame, axis) - center(start, axis)) * step
      return along + 2 * abs(center(frame, axis.cross) - center(start, axis.cross))
    }
    return layoutInUse.elements(in: area)
      .filter { attributes in
        attributes.representedElementCategory == .cell
          && (center(attributes.frame, axis) - center(start, axis)) * step > 0.5
          && exists(attributes.element) && mayFocus(attributes.indexPath)
      }
      .min { distance($0.frame) < distance($1.frame) }?
      .indexPath
  }

  /// Returns the last item within a page along the scroll direction, in the nearest row or column.
  private func itemOnNextPage(from path: IndexPath, by step: CGFloat) -> IndexPath? {
    let element = CollectionElement(kind: .cell, path: path)
    guard let start = layoutInUse.attributes(of: element)?.frame else { return nil }
    let axis: Axis = contentSize.height > bounds.height ? .vertical : .horizontal
    let insets = adjustedContentInset
    let visible = bounds.size[axis] - insets.start(axis) - insets.end(axis)
    let page = max(start.size[axis], visible - start.size[axis])
    let center = { (frame: CGRect, axis: Axis) in frame.origin[axis] + frame.size[axis] / 2 }
    let across = { (frame: CGRect) in abs(center(frame, axis.cross) - center(start, axis.cross)) }
    let along = { (frame: CGRect) in (center(frame, axis) - center(start, axis)) * step }
    let candidates = layoutInUse.elements(
      in: start.insetBy(dx: -bounds.width, dy: -bounds.height)
    )
    .filter { attributes in
      attributes.representedElementCategory == .cell
        && (0.5...page).contains(along(attributes.frame))
        && exists(attributes.element) && mayFocus(attributes.indexPath)
    }
    let nearest = candidates.map { across($0.frame) }.min() ?? 0
    return candidates.filter { across($0.frame) <= nearest + 0.5 }
      .max { along($0.frame) < along($1.frame) }?
      .indexPath
  }

  /// Selects the item of a cell as a tap does; returns whether the cell shows one.
  func activate(_ cell: UICollectionViewCell) -> Bool {
    guard selects, let path = path(of: cell) else { return false }
    userSelects(path)
    return true
  }
}

extension UICollectionViewCell {
  /// The collection view that shows the cell.
  var collectionView: UICollectionView? {
    for case let view as UICollectionView in sequence(first: superview, next: { $0?.superview }) {
      return view
    }
    return nil
  }
}
