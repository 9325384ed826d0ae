import OrderedCollections
import TatamiGraphics

/// The sections and items that a data source shows, listed by identifiers that are unique.
///
/// Section and item identifiers do not conflict with one another. A call with invalid identifiers
/// is reported and has no effect.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of items of all sections.
  public var numberOfItems: Int { contents.sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { contents.sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { Array(contents.sections.keys) }
  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    contents.sections.values.flatMap { $0 }
  }
  /// The identifiers of the sections that are marked for reloading.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(marks.reloadedSections) }
  /// The identifiers of the items that are marked for reloading.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(marks.reloadedItems) }
  /// The identifiers of the items that are marked for reconfiguring.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    Array(marks.reconfiguredItems)
  }

  /// Returns the number of items in a section; 0 for an unknown one, which is reported.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(of: identifier).count
  }

  /// Returns the identifiers of a section's items; none for an unknown one, which is reported.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    Array(items(of: identifier))
  }

  /// Returns the section of an item; nil for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.sectionOfItem[identifier]
  }

  /// Returns the index of an item among the items of all sections; nil for an unknown item.
  ///
  /// - Complexity: O(*s*) in the sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.position(of: identifier).map { position in
      contents.sections.values[..<position.section].reduce(position.item) { $0 + $1.count }
    }
  }

  /// Returns the index of a section; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.sections.index(forKey: identifier)
  }

  private func items(of section: SectionIdentifierType) -> OrderedSet<ItemIdentifierType> {
    if let items = contents.sections[section] { return items }
    Diagnostics.report("the snapshot has no section \(section)")
    return []
  }

  // MARK: Items

  /// Appends items to a section, by default the last one; existing items move there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? contents.sections.keys.last else {
      return Diagnostics.report("items cannot be appended to a snapshot without sections")
    }
    guard contents.sections[section] != nil else { return reportUnknown("section", section) }
    guard areUnique(identifiers) else { return }
    contents.remove(identifiers)
    contents.insert(identifiers, at: contents.sections[section]?.count ?? 0, in: section)
  }

  /// Inserts items before an item; existing items move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items after an item; existing items move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  /// Deletes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.remove(identifiers)
    marks.removeItems(identifiers)
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    contents = SnapshotContents()
    marks = SnapshotMarks()
  }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard isKnown(identifier) else { return }
    insert([identifier], nextTo: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    guard isKnown(identifier) else { return }
    insert([identifier], nextTo: toIdentifier, offset: 1)
  }

  /// Marks items for reloading: the data source provides new cells for them.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy(isKnown) else { return }
    marks.reloadedItems.append(contentsOf: identifiers)
  }

  /// Marks items for reconfiguring: the data source configures their existing cells again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy(isKnown) else { return }
    marks.reconfiguredItems.append(contentsOf: identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    nextTo neighbor: ItemIdentifierType,
    offset: Int
  ) {
    guard isKnown(neighbor), areUnique(identifiers) else { return }
    guard !identifiers.contains(neighbor) else {
      return Diagnostics.report("an item cannot be moved next to itself: \(neighbor)")
    }
    contents.remove(identifiers)
    guard let section = contents.sectionOfItem[neighbor],
      let position = contents.position(of: neighbor)
    else { return }
    contents.insert(identifiers, at: position.item + offset, in: section)
  }

  // MARK: Sections

  /// Appends new sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertNew(identifiers, at: contents.sections.count)
  }

  /// Inserts new sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfKnown(toIdentifier) else { return }
    insertNew(identifiers, at: index)
  }

  /// Inserts new sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfKnown(toIdentifier) else { return }
    insertNew(identifiers, at: index + 1)
  }

  /// Deletes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      marks.removeItems(contents.sections[identifier].map(Array.init) ?? [])
      marks.reloadedSections.remove(identifier)
    }
    contents.removeSections(identifiers)
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  /// Marks sections for reloading: the data source provides new cells for all their items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ indexOfKnown($0) != nil }) else { return }
    marks.reloadedSections.append(contentsOf: identifiers)
  }

  private mutating func insertNew(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard areUnique(identifiers) else { return }
    if let existing = identifiers.first(where: { contents.sections[$0] != nil }) {
      return Diagnostics.report("the snapshot already has the section \(existing)")
    }
    contents.insert(identifiers.map { ($0, []) }, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    nextTo neighbor: SectionIdentifierType,
    offset: Int
  ) {
    guard indexOfKnown(identifier) != nil, indexOfKnown(neighbor) != nil else { return }
    guard identifier != neighbor else {
      return Diagnostics.report("a section cannot be moved next to itself: \(neighbor)")
    }
    let items = contents.sections[identifier] ?? []
    contents.removeSections([identifier])
    let index = contents.sections.index(forKey: neighbor) ?? 0
    contents.insert([(identifier, items)], at: index + offset)
  }
}

// Checks of identifiers, which report invalid ones.
extension NSDiffableDataSourceSnapshot {
  private func isKnown(_ item: ItemIdentifierType) -> Bool {
    let isKnown = contents.sectionOfItem[item] != nil
    if !isKnown { reportUnknown("item", item) }
    return isKnown
  }

  private func indexOfKnown(_ section: SectionIdentifierType) -> Int? {
    let index = contents.sections.index(forKey: section)
    if index == nil { reportUnknown("section", section) }
    return index
  }

  private func reportUnknown(_ kind: String, _ identifier: Any) {
    Diagnostics.report("the snapshot has no \(kind) \(identifier)")
  }

  private func areUnique<Identifier: Hashable>(_ identifiers: [Identifier]) -> Bool {
    var known: Set<Identifier> = []
    for identifier in identifiers where !known.insert(identifier).inserted {
      Diagnostics.report("an identifier occurs more than once in a snapshot: \(identifier)")
      return false
    }
    return true
  }
}

/// Snapshots are equal if they list the same sections and items; marks do not matter.
extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots list the same sections and items in the same order.
  public static func == (first: Self, second: Self) -> Bool { first.contents == second.contents }
}
