/// A change of a diffable data source by the user.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections and items before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The sections and items after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The insertions and removals, of which those of the same item are associated as moves.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that change, the last section first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  package init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.reversed().compactMap { section in
      let (old, new) = (
        initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
      )
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
    }
  }
}
