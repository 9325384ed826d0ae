import TatamiGraphics

/// The items of a section as a tree, of which the expanded part is shown.
///
/// A call with invalid identifiers is reported and has no effect.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Equatable, Sendable
{
  private var tree = ItemTree<ItemIdentifierType>()

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Contents

  /// All items, each one before its descendants.
  public var items: [ItemIdentifierType] { tree.items { _ in true } }
  /// The items without parents.
  public var rootItems: [ItemIdentifierType] { tree.roots }
  /// The items whose ancestors are all expanded, each one before its descendants.
  public var visibleItems: [ItemIdentifierType] { tree.items(where: tree.expanded.contains) }

  /// Returns whether an item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
  /// Returns whether an item is expanded, with or without children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.expanded.contains(item) }
  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    tree.contains(item) && tree.ancestors(of: item).allSatisfy(tree.expanded.contains)
  }
  /// Returns the number of an item's ancestors; 0 for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int { tree.ancestors(of: item).count }
  /// Returns an item's position among all items; nil for an unknown item.
  ///
  /// - Complexity: O(*n*) in the items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns the parent of an item; nil for an item without parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { tree.parents[child] }
  /// Returns the descendants of an item, with or without the item itself.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> Self {
    var part = Self()
    guard isKnown(parent) else { return part }
    part.tree = tree.subtree(of: parent, includingParent: includingParent)
    return part
  }

  // MARK: Changes

  /// Appends items to the children of an item, or to the items without parents.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    guard parent.map(isKnown) ?? true, areNew(items) else { return }
    tree.insert(items, at: tree.children(of: parent).count, under: parent)
  }

  /// Inserts items before an item, as its siblings.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) { insert(items, nextTo: item, offset: 0) }

  /// Inserts items after an item and its descendants, as its siblings.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) { insert(items, nextTo: item, offset: 1) }

  /// Deletes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    guard items.allSatisfy(isKnown) else { return }
    for item in items { tree.remove(item) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { tree = ItemTree() }

  /// Expands items, so that their children are shown; unknown ones are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    tree.expanded.formUnion(items.filter(tree.contains))
  }

  /// Collapses items, so that their children are not shown.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    tree.expanded.subtract(items)
  }

  /// Replaces the children of an item by the items of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard isKnown(parent) else { return }
    let old = tree
    for child in tree.children(of: parent) { tree.remove(child) }
    guard areNew(snapshot.items) else { return tree = old }
    tree.graft(snapshot.tree, under: parent)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    nextTo neighbor: ItemIdentifierType,
    offset: Int
  ) {
    guard isKnown(neighbor), areNew(items) else { return }
    let parent = tree.parents[neighbor]
    let index = tree.children(of: parent).firstIndex(of: neighbor) ?? 0
    tree.insert(items, at: index + offset, under: parent)
  }

  private func isKnown(_ item: ItemIdentifierType) -> Bool {
    if tree.contains(item) { return true }
    Diagnostics.report("the section snapshot has no item \(item)")
    return false
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var known: Set<ItemIdentifierType> = []
    for item in items where tree.contains(item) || !known.insert(item).inserted {
      Diagnostics.report("an identifier occurs more than once in a section snapshot: \(item)")
      return false
    }
    return true
  }
}
