/// The frames of a collection layout: sections of items with headers, footers and backers.
///
/// Indexes out of range are allowed in all queries and give nil or 0.
public protocol CollectionGeometry: Sendable {
  /// The size of all sections together, in points; no length is below 0.
  var contentSize: Size { get }

  /// The number of sections.
  var sectionCount: Int { get }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  func itemCount(inSection section: Int) -> Int

  /// Returns the frame of an item, or nil if the item does not exist.
  func frame(ofItem item: Int, inSection section: Int) -> Rect?

  /// Returns the frame of a supplementary item, or nil if it does not exist.
  func frame(of kind: SupplementaryItem.Kind, inSection section: Int) -> Rect?

  /// Calls a closure with every item that shares a point with a rectangle; touching edges count.
  ///
  /// The items come in the order of their sections.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - body: May throw to stop early.
  func forEachItem(in rect: Rect, _ body: (CollectionItem) throws -> Void) rethrows

  /// Returns the supplementary items that share a point with a rectangle, ordered by section.
  func supplementaryItems(in rect: Rect) -> [SupplementaryItem]
}

extension CollectionGeometry {
  /// Returns the items that share a point with a rectangle, ordered by section and index.
  ///
  /// - Complexity: As `forEachItem(in:_:)`, plus sorting the items found.
  @inlinable
  public func items(in rect: Rect) -> [CollectionItem] {
    var items: [CollectionItem] = []
    var isSorted = true
    forEachItem(in: rect) { item in
      if let last = items.last, (item.section, item.item) < (last.section, last.item) {
        isSorted = false
      }
      items.append(item)
    }
    return isSorted ? items : items.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
  }

  /// Returns all supplementary items, ordered by section.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  public func supplementaryItems() -> [SupplementaryItem] {
    supplementaryItems(ofSections: 0..<sectionCount)
  }

  /// Returns the supplementary items of some sections, ordered by section.
  ///
  /// - Complexity: O(*s*) in the number of these sections.
  @inlinable
  public func supplementaryItems(ofSections sections: Range<Int>) -> [SupplementaryItem] {
    sections.flatMap { section in
      SupplementaryItem.Kind.allCases.compactMap { kind in
        frame(of: kind, inSection: section).map {
          SupplementaryItem(kind: kind, section: section, frame: $0)
        }
      }
    }
  }
}
