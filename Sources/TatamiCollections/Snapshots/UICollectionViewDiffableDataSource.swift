public import Foundation
import TatamiGraphics
public import TatamiListContent
import TatamiViews

/// A data source that shows snapshots and animates from one to the next.
///
/// The collection view holds its data source weakly: keep a strong reference to it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// A closure that returns the cell of an item, dequeued from the collection view.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view, dequeued from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  weak var view: UICollectionView?
  private let cellProvider: CellProvider
  let state = SnapshotState<SectionIdentifierType, ItemIdentifierType>()
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The provider of supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures for items of trees that are expanded and collapsed by the user.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// The closures for items that are moved by the user.
  public var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source without sections and makes it the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot; the first one without animation, later ones by a batch of updates.
  ///
  /// A snapshot that is applied on another queue than the main one is shown in a later turn of the
  /// main actor. Apply all snapshots on one queue.
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Whether the changes are animated.
  ///   - completion: Called on the main queue after the animation.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state.apply(snapshot, completion) {
      self.state.show(
        $0,
        in: self.view,
        animated: animatingDifferences,
        add: { view, updates in view.change { $0 = updates } },
        completion: $1
      )
    }
  }

  /// Shows a snapshot by reloading all data; on other queues than the main one, later.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(snapshot, completion) { self.state.reload($0, in: self.view, completion: $1) }
  }

  /// Returns the current sections and items, without marks; on other queues than the main one,
  /// those that were applied last.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { state.latest }

  // MARK: Section snapshots

  /// Shows the visible items of a tree in a section, which is appended if it does not exist.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - section: The section.
  ///   - animatingDifferences: Whether the changes are animated.
  ///   - completion: Called after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = state.snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the tree of a section; if none was applied, a tree of its items without levels.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = index(for: section) == nil ? [] : state.snapshot.itemIdentifiers(inSection: section)
    if let tree = trees[section], tree.visibleItems == items { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(items)
    return tree
  }

  // MARK: Look-ups

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }

  /// Returns the index of a section; nil if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    state.itemCount(inSection: section)
  }

  /// Returns the provider's cell; reports an item without a cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    Diagnostics.report("the cell provider must return a cell for the item at \(indexPath)")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the provider's supplementary view; reports a missing one.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    Diagnostics.report(
      "the supplementary view provider must return a view of kind \(kind) at \(indexPath)"
    )
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns whether the reordering handlers allow moving an item; by default, false.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item in the snapshot and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  /// Returns nil: there is no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension UICollectionView: SnapshotView {
  package func reconfigureCells(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}
