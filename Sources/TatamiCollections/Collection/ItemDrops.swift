import Foundation
import TatamiDragging
package import TatamiListContent
import TatamiViews

/// A collection view as the destination of drops, for which its drop delegate is asked, and moves of its
/// own items.
final class ItemDrops: CellDropDestination {
  private weak var collection: UICollectionView?
  weak var delegate: (any UICollectionViewDropDelegate)?
  let cells = CellDrops()
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?

  /// Adds the interaction to a collection view.
  init(of collection: UICollectionView) {
    self.collection = collection
    cells.install(in: collection, self)
  }

  // MARK: Movement

  func canHandle(_ session: any UIDropSession) -> Bool {
    guard let collection else { return false }
    guard let delegate else { return ownItem(of: session).map(collection.canMoveItem) ?? false }
    return delegate.collectionView(collection, canHandle: session)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    if let collection { delegate?.collectionView(collection, dropSessionDidEnter: session) }
  }

  func proposal(for session: any UIDropSession) -> UIDropProposal {
    guard let collection else { return UIDropProposal(operation: .cancel) }
    let own = ownItem(of: session)
    let point = session.location(in: collection)
    destination = collection.destination(at: point, of: own)
    let answer = delegate.flatMap { delegate in
      OptionalMethod.result {
        delegate.collectionView(
          collection,
          dropSessionDidUpdate: session,
          withDestinationIndexPath: destination
        )
      }
    }
    let found = answer ?? standard(own)
    proposal = found
    let isMove = found.operation == .move && session.allowsMoveOperation
    if isMove, found.intent == .insertAtDestinationIndexPath, own == ownItem(of: session) {
      makeRoom(for: own, at: point)
    } else {
      closeRoom()
    }
    let isInto = found.intent == .insertIntoDestinationIndexPath
    highlight(isInto && (isMove || found.operation == .copy) ? destination : nil)
    return found
  }

  /// The proposal without a delegate: the collection view moves its own item.
  private func standard(_ own: IndexPath?) -> UICollectionViewDropProposal {
    guard let own, collection?.canMoveItem(own) == true else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: any UIDropSession) {
    (proposal, destination) = (nil, nil)
    closeRoom()
    highlight(nil)
    if let collection { delegate?.collectionView(collection, dropSessionDidExit: session) }
  }

  func dropDidEnd(_ session: any UIDropSession) {
    if let collection { delegate?.collectionView(collection, dropSessionDidEnd: session) }
  }

  /// Returns the item of the collection view that is dragged, if it is one alone.
  private func ownItem(of session: any UIDropSession) -> IndexPath? {
    collection?.itemDrags?.cells.indexPath(movedBy: session)
  }

  // MARK: Room

  private func makeRoom(for own: IndexPath?, at point: CGPoint) {
    guard let own, let collection else { return }
    if collection.movement == nil {
      guard collection.beginMovement(of: own, isDragged: true) else { return }
    }
    guard collection.movement?.isDragged == true else { return }
    collection.moveItem(to: point)
    destination = collection.movement?.target ?? destination
  }

  private func closeRoom() {
    if collection?.movement?.isDragged == true { collection?.cancelMovement() }
  }

  private func highlight(_ path: IndexPath?) {
    cells.highlight(path.flatMap { collection?.cell(at: $0) })
  }

  // MARK: Drop

  func performDrop(_ session: any UIDropSession) {
    guard let collection, let proposal else { return }
    highlight(nil)
    let coordinator = CollectionDropCoordinator(collection, session, proposal, destination)
    cells.places = coordinator.places
    (self.proposal, destination) = (nil, nil)
    if !moveOwnItem(session, coordinator) {
      delegate?.collectionView(collection, performDropWith: coordinator)
    }
  }

  /// Moves an item of the collection view in the data source; returns false if it does not move items.
  private func moveOwnItem(
    _ session: any UIDropSession,
    _ coordinator: CollectionDropCoordinator
  ) -> Bool {
    guard let collection, let movement = collection.movement, movement.isDragged,
      let item = session.items.first
    else { return false }
    guard collection.canMoveItem(movement.original), collection.movement?.isDragged == true else {
      closeRoom()
      return false
    }
    guard collection.endMovement() else { return false }
    coordinator.drop(item, toItemAt: movement.target)
    return true
  }

  func dropDidLand() {}
}

extension UICollectionViewCell: DropTargetCell {
  package func setDropState(_ state: UICellConfigurationState.DropState) {
    change { ($0.isHighlighted, $0.drop) = (state == .targeted, state) }
  }
}
