import Foundation
import TatamiDragging
package import TatamiListContent
import TatamiViews

/// A collection view as the source of drags, for which its drag delegate is asked.
final class ItemDrags: CellDragSource {
  private weak var collection: UICollectionView?
  weak var delegate: (any UICollectionViewDragDelegate)?
  let cells = CellDrags()

  /// Adds the interaction to a collection view.
  init(of collection: UICollectionView) {
    self.collection = collection
    cells.install(in: collection, self, isEnabled: collection.dragInteractionEnabled)
  }

  // MARK: Items

  func indexPathOfCell(at point: CGPoint) -> IndexPath? { collection?.indexPathForItem(at: point) }
  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { collection?.cell(at: path) }
  func cancelTouchOfCell() -> Bool { collection?.cancelTap() ?? false }

  // MARK: Delegate

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let collection, let delegate else { return [] }
    return delegate.collectionView(collection, itemsForBeginning: session, at: path)
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    collection.flatMap { delegate?.collectionView($0, dragPreviewParametersForItemAt: path) }
  }

  func allowsMoveOperation(_ session: any UIDragSession) -> Bool {
    collection.flatMap { delegate?.collectionView($0, dragSessionAllowsMoveOperation: session) }
      ?? true
  }

  func isRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool {
    collection.flatMap {
      delegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    if let collection { delegate?.collectionView(collection, dragSessionWillBegin: session) }
  }

  func dragDidEnd(_ session: any UIDragSession) {
    if let collection { delegate?.collectionView(collection, dragSessionDidEnd: session) }
  }
}

extension UICollectionViewCell: DraggedCell {
  package func setDragState(_ state: UICellConfigurationState.DragState) {
    guard state != self.state.drag else { return }
    change { $0.drag = state }
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}
