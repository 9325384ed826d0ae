import OrderedCollections

/// The sections and items of a snapshot that are reloaded or reconfigured when it is applied.
struct SnapshotMarks<Section: Hashable, Item: Hashable> {
  var reloadedSections: OrderedSet<Section> = []
  var reloadedItems: OrderedSet<Item> = []
  var reconfiguredItems: OrderedSet<Item> = []

  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// Removes the marks of items.
  mutating func removeItems(_ items: [Item]) {
    if !reloadedItems.isEmpty { reloadedItems.subtract(items) }
    if !reconfiguredItems.isEmpty { reconfiguredItems.subtract(items) }
  }
}

extension SnapshotMarks: Sendable where Section: Sendable, Item: Sendable {}
