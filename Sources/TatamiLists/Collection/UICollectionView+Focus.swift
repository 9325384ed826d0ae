import Foundation
import TatamiGeometry
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

  /// Moves the focus by an arrow key; returns false for other keys and without a focused item.
  func moveFocus(_ presses: Set<UIPress>) -> Bool {
    let plain = presses.compactMap(\.key).first { $0.modifierFlags.isEmpty }
    guard let key = plain, let path = focusedPath else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: moveFocus(from: path, .vertical, by: 1)
    case .keyboardUpArrow: moveFocus(from: path, .vertical, by: -1)
    case .keyboardRightArrow: moveFocus(from: path, .horizontal, by: 1)
    case .keyboardLeftArrow: moveFocus(from: path, .horizontal, by: -1)
    default: return false
    }
    return true
  }

  private func moveFocus(from path: IndexPath, _ axis: Axis, by step: CGFloat) {
    guard let next = neighbor(of: path, axis, by: step) else { return }
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
