import Foundation
public import TatamiListContent

extension UICollectionViewDiffableDataSource {
  /// The closures for items that the user moves.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Creates handlers without closures: no item may be moved.
    public init() {}

    /// Returns whether an item may be moved.
    public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// Called after an item was dropped, before the data source adopts the new snapshot.
    public var willReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?
    /// Called after the data source has adopted the new snapshot.
    public var didReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?
  }

  /// Moves an item that the collection view already shows at its new index path.
  func reorder(from source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: target.section)
    else { return }
    var next = state.snapshot
    next.deleteItems([item])
    let others = next.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      next.insertItems([item], beforeItem: others[target.item])
    } else {
      next.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: state.snapshot, to: next)
    reorderingHandlers.willReorder?(transaction)
    state.replace(with: next)
    reorderingHandlers.didReorder?(transaction)
  }
}
