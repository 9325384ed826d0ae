public import Foundation
import TatamiGraphics
public import TatamiListContent
import TatamiViews

/// A data source that shows snapshots and animates from one to the next.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
///   let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
///   cell.textLabel?.text = name
///   return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// source.apply(snapshot)
/// ```
///
/// The table holds its data source weakly: keep a strong reference to it. Titles, editing and
/// moving require a subclass.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// A closure that returns the cell of an item, dequeued from the table.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var view: UITableView?
  private let cellProvider: CellProvider
  private let state = SnapshotState<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of rows that are inserted, deleted or reloaded.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without sections and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
        add: { $0.add($1, self.defaultRowAnimation) },
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
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.itemCount(inSection: section)
  }

  /// Returns the provider's cell; reports an item without a cell.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    Diagnostics.report("the cell provider must return a cell for the row at \(indexPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil: there are no titles.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil: there are no titles.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns false: rows are edited only if a subclass allows it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false: rows move only if a subclass allows it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; a subclass may delete or insert the item in its data.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing; a subclass may move the item in its data.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.unimplemented(()) }
  /// Returns nil: there is no section index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

extension UITableView: SnapshotView {
  package func reconfigureCells(at paths: [IndexPath]) { reconfigureRows(at: paths) }

  /// Adds the changes to a snapshot to the present batch.
  fileprivate func add(_ updates: ListUpdates, _ animation: RowAnimation) {
    self.updates.endsInSnapshot = true
    deleteSections(IndexSet(updates.deletedSections), with: animation)
    insertSections(IndexSet(updates.insertedSections), with: animation)
    reloadSections(IndexSet(updates.reloadedSections), with: animation)
    for move in updates.sectionMoves { moveSection(move.from, toSection: move.to) }
    deleteRows(at: Array(updates.deletedItems), with: animation)
    insertRows(at: Array(updates.insertedItems), with: animation)
    reloadRows(at: Array(updates.reloadedItems), with: animation)
    for move in updates.itemMoves { moveRow(at: move.from, to: move.to) }
  }
}
