import OrderedCollections

/// The sections and items of a snapshot with their identifiers, each of which occurs once.
struct SnapshotContents<Section: Hashable, Item: Hashable>: Equatable {
  /// The items of each section, in order.
  private(set) var sections: OrderedDictionary<Section, OrderedSet<Item>> = [:]
  /// The section of each item.
  private(set) var sectionOfItem: [Item: Section] = [:]

  /// Returns the index of an item's section and the item's index in it; nil for an unknown item.
  ///
  /// - Complexity: O(1).
  func position(of item: Item) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[item], let index = sections.index(forKey: section),
      let position = sections.values[index].firstIndex(of: item)
    else { return nil }
    return (index, position)
  }

  // MARK: Items

  /// Inserts new items into a section.
  ///
  /// - Complexity: O(*n* + *k*) in the items of the section and the new ones; O(*k*) at the end.
  mutating func insert(_ items: [Item], at index: Int, in section: Section) {
    for item in items { sectionOfItem[item] = section }
    guard let count = sections[section]?.count else { return }
    if index == count {
      sections[section]?.append(contentsOf: items)
    } else {
      var all = Array(sections[section] ?? [])
      all.insert(contentsOf: items, at: index)
      sections[section] = OrderedSet(uncheckedUniqueElements: all)
    }
  }

  /// Removes items; unknown ones are ignored.
  ///
  /// - Complexity: O(*n*) in the items of the sections that lose items.
  mutating func remove(_ items: some Collection<Item>) {
    var losses: [Section: Set<Item>] = [:]
    for item in items {
      guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
      losses[section, default: []].insert(item)
    }
    for (section, lost) in losses {
      sections[section]?.removeAll { lost.contains($0) }
    }
  }

  // MARK: Sections

  /// Inserts new sections with their items.
  mutating func insert(
    _ inserted: [(identifier: Section, items: OrderedSet<Item>)],
    at index: Int
  ) {
    for (offset, section) in inserted.enumerated() {
      sections.updateValue(
        section.items,
        forKey: section.identifier,
        insertingAt: index + offset
      )
      for item in section.items { sectionOfItem[item] = section.identifier }
    }
  }

  /// Removes sections with their items; unknown ones are ignored.
  mutating func removeSections(_ identifiers: some Collection<Section>) {
    for identifier in identifiers {
      for item in sections.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
  }

  static func == (first: Self, second: Self) -> Bool { first.sections == second.sections }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}
