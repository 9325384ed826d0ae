/// The differences between two lists of items with identities.
///
/// ```swift
/// let change = ListDifference(from: ["a", "b"], to: ["b", "c"], identifiedBy: \.self)
/// let inserted = change.insertions.map(\.item)
/// ```
///
/// An item whose index changes counts as moved; the list of moves is not minimal. Among items with
/// equal identities, the last one of the old list is matched first.
public struct ListDifference<Item> {
  /// An item with its indices in both lists.
  public struct Change {
    /// The index in the old list, nil for an inserted item.
    public let oldIndex: Int?
    /// The index in the new list, nil for a deleted item.
    public let newIndex: Int?
    /// The item of the new list, or of the old list if it was deleted.
    public let item: Item
  }

  /// The items that are only in the old list, by ascending index.
  public private(set) var deletions: [Change] = []
  /// The items that are only in the new list, by ascending index.
  public private(set) var insertions: [Change] = []
  /// The items with different indices, by ascending new index.
  public private(set) var moves: [Change] = []
  /// The items with equal indices, by ascending index.
  public private(set) var unchanged: [Change] = []

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - identity: Returns the identity of an item.
  /// - Complexity: O(*n*) in the number of items.
  public init<ID: Hashable>(from old: [Item], to new: [Item], identifiedBy identity: (Item) -> ID) {
    var indices: [ID: [Int]] = [:]
    for (index, item) in old.enumerated() { indices[identity(item), default: []].append(index) }
    var isKept = [Bool](repeating: false, count: old.count)
    for (index, item) in new.enumerated() {
      let oldIndex = indices[identity(item)]?.popLast()
      let change = Change(oldIndex: oldIndex, newIndex: index, item: item)
      guard let oldIndex else {
        insertions.append(change)
        continue
      }
      isKept[oldIndex] = true
      if oldIndex == index { unchanged.append(change) } else { moves.append(change) }
    }
    for index in old.indices where !isKept[index] {
      deletions.append(Change(oldIndex: index, newIndex: nil, item: old[index]))
    }
  }

  /// Whether the lists have the same identities in the same order.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }
}
