/// A forest of items, each of which occurs once.
struct ItemTree<Item: Hashable & Sendable>: Equatable, Sendable {
  private(set) var roots: [Item] = []
  private(set) var parents: [Item: Item] = [:]
  private var childLists: [Item: [Item]] = [:]
  private var members: Set<Item> = []
  /// The items whose children are shown.
  var expanded: Set<Item> = []

  func contains(_ item: Item) -> Bool { members.contains(item) }

  /// Returns the children of an item, or the items without parents.
  func children(of parent: Item?) -> [Item] {
    parent.map { childLists[$0] ?? [] } ?? roots
  }

  /// Returns the ancestors of an item, the parent first.
  func ancestors(of item: Item) -> [Item] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// Returns the items whose ancestors all meet a condition, each one before its descendants.
  func items(where descends: (Item) -> Bool) -> [Item] {
    var found: [Item] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if descends(item) { waiting += children(of: item).reversed() }
    }
    return found
  }

  /// Inserts new items among the children of an item.
  mutating func insert(_ items: [Item], at index: Int, under parent: Item?) {
    members.formUnion(items)
    if let parent {
      childLists[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  /// Removes an item with its descendants; an unknown one is ignored.
  mutating func remove(_ item: Item) {
    guard contains(item) else { return }
    if let parent = parents[item] {
      childLists[parent]?.removeAll { $0 == item }
    } else {
      roots.removeAll { $0 == item }
    }
    var waiting = [item]
    while let item = waiting.popLast() {
      waiting += childLists.removeValue(forKey: item) ?? []
      parents[item] = nil
      members.remove(item)
      expanded.remove(item)
    }
  }

  /// Returns the descendants of an item, with or without the item itself.
  func subtree(of parent: Item, includingParent: Bool) -> Self {
    var tree = Self()
    if includingParent { tree.insert([parent], at: 0, under: nil) }
    tree.copyChildren(of: parent, from: self, under: includingParent ? parent : nil)
    tree.expanded = expanded.intersection(tree.members)
    return tree
  }

  /// Adds the items of another tree as the last children of an item.
  mutating func graft(_ other: Self, under parent: Item) {
    insert(other.roots, at: children(of: parent).count, under: parent)
    for root in other.roots { copyChildren(of: root, from: other, under: root) }
    expanded.formUnion(other.expanded)
  }

  /// Copies the descendants of an item of another tree under an item of this one.
  private mutating func copyChildren(of origin: Item, from other: Self, under parent: Item?) {
    insert(other.children(of: origin), at: children(of: parent).count, under: parent)
    var waiting = other.children(of: origin)
    while let item = waiting.popLast() {
      insert(other.children(of: item), at: 0, under: item)
      waiting += other.children(of: item)
    }
  }
}
