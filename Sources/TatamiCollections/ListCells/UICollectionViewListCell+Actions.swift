import Foundation
import TatamiViews

/// A data source that shows items of a section as a tree.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns the number of an item's ancestors; nil for items outside of a tree.
  func outlineLevel(at path: IndexPath) -> Int?
  /// Returns whether the children of an item are shown.
  func isExpanded(at path: IndexPath) -> Bool
  /// Shows or hides the children of an item.
  func toggleOutline(at path: IndexPath)
}

// The actions of accessories.
extension UICollectionViewListCell {
  func performAction(of type: UICellAccessory.AccessoryType) {
    if let handler = accessories.first(where: { $0.accessoryType == type })?.actionHandler {
      return handler()
    }
    guard let view = collectionView, let path = view.indexPath(for: self) else { return }
    switch type {
    case .outlineDisclosure: view.toggleOutline(at: path)
    case .delete: view.revealTrailingActions(at: path)
    default: break
    }
  }

  /// Moves the item with its handle.
  func handleDragged(by recognizer: UILongPressGestureRecognizer) {
    guard let view = collectionView else { return }
    let touch = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      guard let path = view.indexPath(for: self),
        view.beginInteractiveMovementForItem(at: path)
      else { return }
      view.movement?.grab = CGPoint(x: center.x - touch.x, y: center.y - touch.y)
    case .changed: view.dragMovingItem(to: touch)
    case .ended: view.endInteractiveMovement()
    case .cancelled: view.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}

extension UICollectionView {
  private var outline: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }

  /// Shows or hides the children of an outline's item.
  func toggleOutline(at path: IndexPath) {
    guard let outline else { return }
    outline.toggleOutline(at: path)
    for (element, view) in live where element.isCell { adoptOutline(view, at: element.path) }
  }

  /// Sets the level and the expansion of a cell that shows an item of an outline.
  func adoptOutline(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let cell = view as? UICollectionViewListCell, let outline else { return }
    if let level = outline.outlineLevel(at: path) { cell.indentationLevel = level }
    let isExpanded = outline.isExpanded(at: path)
    cell.change { $0.isExpanded = isExpanded }
  }
}
