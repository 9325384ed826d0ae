import Foundation
import TatamiDragging
import TatamiListContent
import TatamiViews

/// The drops onto a collection view, for which its drop delegate is asked, and moves of its own items.
final class ItemDrops: NSObject, UIDropInteractionDelegate {
  private weak var collection: UICollectionView?
  weak var delegate: (any UICollectionViewDropDelegate)?
  private lazy var interaction = UIDropInteraction(delegate: self)
  /// Whether a drag is over the collection view.
  private(set) var isActive = false
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  private var coordinator: CollectionDropCoordinator?
  private weak var highlighted: UICollectionViewCell?

  /// Adds the interaction to a collection view.
  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
    collection.addInteraction(interaction)
  }

  // MARK: Movement

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let collection else { return false }
    guard let delegate else { return ownItem(of: session).map(collection.canMoveItem) ?? false }
    return delegate.collectionView(collection, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    if let collection { delegate?.collectionView(collection, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
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

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    isActive = false
    (proposal, destination) = (nil, nil)
    closeRoom()
    highlight(nil)
    if let collection { delegate?.collectionView(collection, dropSessionDidExit: session) }
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
    let cell = path.flatMap { collection?.cell(at: $0) }
    guard cell !== highlighted else { return }
    highlighted?.change { ($0.isHighlighted, $0.drop) = (false, .none) }
    highlighted = cell
    cell?.change { ($0.isHighlighted, $0.drop) = (true, .targeted) }
  }

  // MARK: Drop

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    guard let collection, let proposal else { return }
    isActive = false
    highlight(nil)
    let coordinator = CollectionDropCoordinator(collection, session, proposal, destination)
    self.coordinator = coordinator
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

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    coordinator?.places.preview(of: item, default: defaultPreview) ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { coordinator?.places.run(item, with: animator) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {
    coordinator?.places.end()
    coordinator = nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    isActive = false
    if let collection { delegate?.collectionView(collection, dropSessionDidEnd: session) }
  }
}
