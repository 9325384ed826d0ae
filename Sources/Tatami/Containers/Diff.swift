/// The differences between two lists of items with identities.
///
/// An item whose index changes counts as moved; the list of moves is not minimal. Among items with
/// equal identities, the last one of the source is matched first.
public struct Diff<Item> {
  /// An item with its indices in both lists.
  public struct Change {
    /// The index in the source; -1 for an item that was inserted.
    public let from: Int
    /// The index in the destination; -1 for an item that was deleted.
    public let to: Int
    /// The item from the destination, or from the source if it was deleted.
    public let value: Item
  }

  /// The items that are only in the source, by ascending index.
  public private(set) var delete: [Change] = []
  /// The items that are only in the destination, by ascending index.
  public private(set) var insert: [Change] = []
  /// The items with different indices, by ascending index in the destination.
  public private(set) var move: [Change] = []
  /// The items with equal indices, by ascending index.
  public private(set) var stay: [Change] = []

  private let source: [Item]
  private let destination: [Item]
  private let identity: (Item) -> AnyHashable

  /// Creates an empty result for two lists.
  ///
  /// - Parameters:
  ///   - src: The source.
  ///   - dest: The destination.
  ///   - identifier: Returns the identity of an item.
  public init(
    src: [Item],
    dest: [Item],
    identifier: @escaping (Item) -> some Hashable
  ) {
    source = src
    destination = dest
    identity = { AnyHashable(identifier($0)) }
  }

  /// Finds the differences.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public mutating func check() {
    (delete, insert, move, stay) = ([], [], [], [])
    var indices: [AnyHashable: [Int]] = [:]
    for (index, item) in source.enumerated() { indices[identity(item), default: []].append(index) }
    var isKept = [Bool](repeating: false, count: source.count)
    for (index, item) in destination.enumerated() {
      guard let from = indices[identity(item)]?.popLast() else {
        insert.append(Change(from: -1, to: index, value: item))
        continue
      }
      isKept[from] = true
      let change = Change(from: from, to: index, value: item)
      if from == index { stay.append(change) } else { move.append(change) }
    }
    for index in source.indices where !isKept[index] {
      delete.append(Change(from: index, to: -1, value: source[index]))
    }
  }

  /// Whether the lists differ.
  public var isDifferent: Bool { !delete.isEmpty || !insert.isEmpty || !move.isEmpty }
}
