import Foundation
public import TatamiListContent

extension UICollectionViewDiffableDataSource {
  /// The closures for items of section snapshots that the user expands and collapses.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Creates handlers without closures: every item may be expanded and collapsed.
    public init() {}

    /// Returns whether an item may be expanded.
    public var shouldExpandItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((_ item: ItemIdentifierType) -> Void)?
    /// Returns whether an item may be collapsed.
    public var shouldCollapseItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((_ item: ItemIdentifierType) -> Void)?
    /// Returns the children of an item that is expanded, given its current ones.
    public var snapshotForExpandingParent:
      (
        (
          _ item: ItemIdentifierType,
          _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// Returns the tree of an item's section; nil if none was applied or items were changed since.
  private func tree(
    at path: IndexPath
  ) -> (
    section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      itemIdentifier(for: path).map(tree.contains) ?? false
    else { return nil }
    return (section, tree)
  }

  func outlineLevel(at path: IndexPath) -> Int? {
    guard let item = itemIdentifier(for: path) else { return nil }
    return tree(at: path)?.tree.level(of: item)
  }

  func isExpanded(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return tree(at: path)?.tree.isExpanded(item) ?? false
  }

  func toggleOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let (section, old) = tree(at: path) else { return }
    var tree = old
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }
}
